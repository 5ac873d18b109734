import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Movement } from '@/domain/stockMovements'
import type { Supply } from '@/domain/supply'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { dayHeading } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useStockAmount } from '@/ui/useStockAmount'
import type { Movements } from './useMovements'
import { useMovementWords } from './useMovementWords'

/** So many movements are drawn at first, and added by each press. */
const STEP = 100

/** Every movement by day, the latest first; each leads to the work that made it. */
export function MovementList({ data, today }: { data: Movements; today: Day }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const [limit, setLimit] = useState(STEP)
  const shown = data.movements.slice(0, limit)
  const days = [...Map.groupBy(shown, ({ day }) => day)]
  return (
    <div>
      {days.map(([day, movements]) => {
        const { name, date } = dayHeading(day, today, format)
        return (
          <Section key={day} inset heading={name} count={date}>
            <Rows>
              {movements.map((movement) => (
                <MovementRow key={movement.key} movement={movement} data={data} />
              ))}
            </Rows>
          </Section>
        )
      })}
      {limit < data.movements.length && (
        <Button onClick={() => setLimit(limit + STEP)}>
          {t('movements.earlier', { count: Math.min(STEP, data.movements.length - limit) })}
        </Button>
      )}
    </div>
  )
}

function MovementRow({ movement, data }: { movement: Movement; data: Movements }) {
  const { search } = useLocation()
  const words = useMovementWords(data.supplies)
  const isWork = movement.kind === 'work'
  // Of one product, its name need not be said again and again.
  const lines = [...(data.isOne ? [] : [words.name(movement)]), words.what(movement), words.where(movement)]
  const [title, ...meta] = lines.filter((text) => text !== '')
  return (
    <Row
      leadWidth="24px"
      lead={
        isWork ? (
          <ActivityIcon name={movement.work.activityName} size={20} />
        ) : (
          <Glyph name="check" size={16} />
        )
      }
      title={<bdi>{title}</bdi>}
      meta={meta.join(' · ')}
      {...(isWork ? { to: withWorkSheet(search, { kind: 'open', id: movement.work.id }) } : {})}
      end={<Amount movement={movement} data={data} />}
    />
  )
}

function Amount({ movement, data }: { movement: Movement; data: Movements }) {
  const { t } = useTranslation('stock')
  const stock = useStockAmount()
  const unit = unitOf(data.supplies.get(movement.supplyId))
  const level = data.levels.get(movement.key)
  return (
    <Figure data-in={(movement.amount ?? 0) > 0 || undefined}>
      {movement.amount === undefined ? (
        <Quiet>{t('movements.unknown')}</Quiet>
      ) : (
        stock.signed(movement.amount, unit)
      )}
      {level !== undefined && <Quiet>{t('movements.left', { amount: stock.amount(level, unit) })}</Quiet>}
    </Figure>
  )
}

/** A product that is gone leaves only its numbers. */
const unitOf = (supply: Supply | undefined): string => supply?.action.unit ?? ''

const Figure = styled.span`
  display: grid;
  justify-items: end;
  font: 600 ${token('t-14')} ${token('font')};
  white-space: nowrap;

  &[data-in] {
    color: ${token('green-deep')};
  }
`
const Quiet = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
