import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useStockAlerts } from '@/api/useStockAlerts'
import { withWorkSheet } from '@/domain/addresses'
import { dayAtGround } from '@/domain/groundTime'
import { restockSheet } from '@/domain/restock'
import { STOCK_DAYS, type StockAlert } from '@/domain/stockAhead'
import { useFormat } from '@/i18n/format'
import { dayWithin } from '@/i18n/moments'
import { stockAmount } from '@/i18n/stockText'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'

const MOST = 4

/** What the planned work of the next two weeks runs short of, and the restock that helps (F5). */
export function InventoryAlerts() {
  const { t } = useTranslation('panels')
  const { timeZone } = useFormat()
  const now = useNow()
  const [all, setAll] = useState(false)
  const { data: company } = useGetCompanyQuery()
  const { alerts, isEmpty, isUnused, ...query } = useStockAlerts(company, now, timeZone)
  const count = alerts?.length ?? 0
  return (
    <Section
      heading={t('stock.heading')}
      count={count || undefined}
      action={
        <Provenance
          title={t('stock.what.title')}
          text={t('stock.what.text', { count: STOCK_DAYS })}
          formula={t('stock.what.formula')}
          inputs={[t('stock.what.inputs')]}
          origin="computed"
          at={query.sentAt}
        />
      }
    >
      <QueryState
        query={{ ...query, data: alerts }}
        skeleton={<Skeleton count={2} lead="square" />}
        empty={{ when: () => isEmpty, title: t('stock.empty') }}
      >
        {(rows) => (
          <>
            <Rows>
              {rows.slice(0, all ? rows.length : MOST).map((alert) => (
                <AlertRow
                  key={alert.kind === 'supply' ? alert.supply.id : alert.machine.id}
                  alert={alert}
                  now={now}
                />
              ))}
              <Row
                leadWidth="24px"
                lead={
                  <Fine>
                    <Glyph name="check" size={16} />
                  </Fine>
                }
                {...(isUnused
                  ? { title: t('stock.unused') }
                  : {
                      title: rows.length > 0 ? t('stock.rest') : t('stock.all'),
                      meta: t('stock.covers', { count: STOCK_DAYS }),
                    })}
              />
            </Rows>
            {rows.length > MOST && (
              <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? t('showFewer') : t('showAll', { count: rows.length })}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

function AlertRow({ alert, now }: { alert: StockAlert; now: Date }) {
  const { t } = useTranslation('panels')
  const { search } = useLocation()
  const format = useFormat()
  const today = dayAtGround(now, format.timeZone)
  const isSupply = alert.kind === 'supply'
  const { name } = isSupply ? alert.supply : alert.machine
  const amount = (value: number) =>
    isSupply ? stockAmount(value, alert.supply.action.unit, format) : format.number(value)
  const isLow = isSupply && alert.why === 'low'
  const figures = {
    here: amount(alert.onHand),
    needed: amount(alert.needed),
    day: dayWithin(alert.day, today, format),
    ...(isSupply && alert.coming > 0 ? { context: 'coming', coming: amount(alert.coming) } : {}),
  }
  return (
    <Row
      leadWidth="24px"
      lead={
        <Short>
          <ActivityIcon name={isSupply ? 'restock' : 'maintenance'} />
        </Short>
      }
      title={<bdi>{name}</bdi>}
      meta={
        alert.onHand < 0
          ? t('stock.negative', { amount: figures.here })
          : isLow
            ? t('stock.low', { ...figures, minimum: amount(alert.supply.minimum ?? 0) })
            : t(isSupply ? 'stock.short' : 'stock.machine', figures)
      }
      end={
        <Figure>
          {t(isLow ? 'stock.under' : 'stock.missing', { amount: amount(alert.shortfall) })}
          {isSupply && (
            <TextLink
              to={{
                search: withWorkSheet(
                  search,
                  restockSheet({ supply: alert.supply, quantity: alert.shortfall, day: today }),
                ),
              }}
              preventScrollReset
              aria-label={t('stock.restockLabel', { name })}
            >
              {t('stock.restock')}
            </TextLink>
          )}
        </Figure>
      }
    />
  )
}

const Short = styled.span`
  align-self: start;
  padding-block-start: 2px;
  color: ${token('amber-deep')};
`
const Fine = styled(Short)`
  color: ${token('green-deep')};
`
const Figure = styled.span`
  display: grid;
  justify-items: end;
  gap: 2px;
  font: 600 ${token('t-14')} ${token('font')};
  color: ${token('amber-deep')};
  white-space: nowrap;
`
