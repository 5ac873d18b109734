import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addresses } from '@/domain/addresses'
import { dayAtGround } from '@/domain/groundTime'
import type { ShedAlert } from '@/domain/shedAlerts'
import { useFormat } from '@/i18n/format'
import { dayWithin } from '@/i18n/moments'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { hover, phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useNow } from '@/ui/useNow'
import { useStockAmount } from '@/ui/useStockAmount'
import { useShedAlerts } from './useShedAlerts'

const [MOST, MOST_ON_PHONE] = [5, 2]
const SERIOUS: ReadonlySet<ShedAlert['kind']> = new Set(['negative', 'expired', 'short'])

/** What is short, expires or wants a service, above all tabs; each leads to its row. */
export function ShedAlerts() {
  const { t } = useTranslation('stock')
  const { timeZone } = useFormat()
  const now = useNow(60_000)
  const [all, setAll] = useState(false)
  const most = useIsPhone() ? MOST_ON_PHONE : MOST
  const query = useShedAlerts(now, timeZone)
  return (
    <Line aria-label={t('alerts.label')}>
      <QueryState
        query={query}
        skeleton={<Skeleton kind="text" count={1} />}
        empty={{ when: () => false, title: '' }}
      >
        {(alerts) => {
          // One more is shown rather than counted: it takes no more room.
          const shown = alerts.length === most + 1 ? alerts.length : most
          return alerts.length === 0 ? (
            <Quiet>
              <Glyph name="check" size={16} />
              {t('alerts.none')}
            </Quiet>
          ) : (
            <List role="list">
              {alerts.slice(0, all ? alerts.length : shown).map((alert) => (
                <Alert key={keyOf(alert)} alert={alert} today={dayAtGround(now, timeZone)} />
              ))}
              {alerts.length > shown && (
                <li>
                  <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
                    {all ? t('alerts.fewer') : t('alerts.more', { count: alerts.length - shown })}
                  </Button>
                </li>
              )}
            </List>
          )
        }}
      </QueryState>
    </Line>
  )
}

const rowOf = (alert: ShedAlert) => ('supply' in alert ? alert.supply : alert.machine)
const keyOf = (alert: ShedAlert): string => `${alert.kind} ${rowOf(alert).id}`

function Alert({ alert, today }: { alert: ShedAlert; today: string }) {
  const what = useAlertText(today)(alert)
  const { id, name } = rowOf(alert)
  return (
    <li>
      <Way
        to={addresses.storage({ tab: 'supply' in alert ? 'supplies' : 'equipment', item: id })}
        replace
        data-serious={SERIOUS.has(alert.kind) || undefined}
      >
        <Glyph name={SERIOUS.has(alert.kind) ? 'error' : 'warning'} size={16} />
        <span>
          <bdi>{name}</bdi> <What>{what}</What>
        </span>
      </Way>
    </li>
  )
}

function useAlertText(today: string): (alert: ShedAlert) => string {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const stock = useStockAmount()
  return (alert) => {
    switch (alert.kind) {
      case 'negative':
        return t('alerts.negative', {
          amount: stock.amount(alert.supply.available, alert.supply.action.unit),
        })
      case 'expired':
      case 'expiring':
        return t(`alerts.${alert.kind}`, { day: format.day(alert.day, 'short') })
      case 'short':
      case 'low':
        return t(`alerts.${alert.kind}`, {
          amount: stock.amount(alert.alert.shortfall, alert.supply.action.unit),
          day: dayWithin(alert.alert.day, today, format),
        })
      case 'machine':
        return t('alerts.machine', {
          here: format.number(alert.alert.onHand),
          needed: format.number(alert.alert.needed),
          day: dayWithin(alert.alert.day, today, format),
        })
      case 'out':
        return t('alerts.out')
      case 'service':
        if ('day' in alert) return t('alerts.serviceSince', { day: format.day(alert.day, 'short') })
        return alert.over > 0
          ? t('alerts.serviceOver', { hours: format.quantity(alert.over, 'hours') })
          : t('alerts.service')
    }
  }
}

const Line = styled.section`
  min-block-size: 40px;
  padding-block: 4px 8px;

  ${phone} {
    padding-inline: 16px;
  }
  @media print {
    display: none;
  }
`
const Quiet = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 24px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};

  > svg {
    flex: none;
    color: ${token('green-deep')};
  }
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 24px;

  ${phone} {
    display: grid;
  }
`
const Way = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  padding-block: 4px;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-14')} ${token('font')};
  color: ${token('ink')};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('amber-deep')};
  }
  &[data-serious] > svg {
    color: ${token('red')};
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  ${phone} {
    align-items: center;
    min-block-size: 44px;
    border-block-start: 1px solid ${token('line')};
    font: 500 ${token('t-16')} ${token('font')};

    > svg {
      margin: 0;
    }
  }
`
const What = styled.span`
  font-weight: 400;
  color: ${token('ink-2')};
`
