import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { MovementSum } from '@/domain/stockMovements'
import type { Supply } from '@/domain/supply'
import type { Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Provenance } from '@/ui/Provenance'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useStockAmount } from '@/ui/useStockAmount'
import { type MovementsAddress, withMovements } from './movementsAddress'
import type { Movements } from './useMovements'

type MovementSumsProps = { data: Movements; address: MovementsAddress; at: Instant | undefined }

/** The movements of the period taken together, product by product; each leads to its own. */
export function MovementSums({ data, address, at }: MovementSumsProps) {
  const { t, i18n } = useTranslation('stock')
  const format = useFormat()
  const isPhone = useIsPhone()
  const [all, setAll] = useState(false)
  const most = isPhone ? 3 : 20
  const { compare } = new Intl.Collator(i18n.language)
  const sums = data.sums
    .map((sum) => ({ sum, supply: data.supplies.get(sum.supplyId) }))
    .toSorted((a, b) => compare(a.supply?.name ?? '', b.supply?.name ?? ''))
  return (
    <Section
      inset
      heading={t('sums.heading')}
      action={
        <Provenance
          title={t('sums.what.title')}
          text={t('sums.what.text')}
          formula={t('sums.what.formula')}
          inputs={[t('sums.what.inputs')]}
          origin="computed"
          at={at}
        />
      }
    >
      <Period>{t('sums.period', { from: format.day(address.from), to: format.day(address.to) })}</Period>
      <Rows>
        {sums.slice(0, all ? sums.length : most).map(({ sum, supply }) => (
          <SumRow key={sum.supplyId} sum={sum} supply={supply} />
        ))}
      </Rows>
      {sums.length > most && (
        <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('sums.fewer') : t('sums.all', { count: sums.length })}
        </Button>
      )}
    </Section>
  )
}

function SumRow({ sum, supply }: { sum: MovementSum; supply: Supply | undefined }) {
  const { t } = useTranslation('stock')
  const { search } = useLocation()
  const stock = useStockAmount()
  const unit = supply?.action.unit ?? ''
  const parts = [
    sum.came !== 0 && t('sums.came', { amount: stock.amount(sum.came, unit) }),
    sum.went !== 0 && t('sums.went', { amount: stock.amount(sum.went, unit) }),
    sum.counted !== 0 && t('sums.counted', { amount: stock.signed(sum.counted, unit) }),
    sum.unknown > 0 && t('sums.unknown', { count: sum.unknown }),
  ].filter((part) => part !== false)
  return (
    <Row
      title={<bdi>{supply?.name ?? t('movements.gone')}</bdi>}
      meta={parts.join(' · ')}
      to={withMovements(search, { supplyId: sum.supplyId })}
      end={
        <Figure>
          {stock.signed(sum.net, unit)}
          {supply && <Quiet>{t('sums.onHand', { amount: stock.amount(supply.available, unit) })}</Quiet>}
        </Figure>
      }
    />
  )
}

const Period = styled.p`
  padding-block-end: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Figure = styled.span`
  display: grid;
  justify-items: end;
  font: 600 ${token('t-14')} ${token('font')};
  white-space: nowrap;
`
const Quiet = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
