import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { DegreeDayCount } from '@/domain/agronomy/degreeDayCounter'
import type { GddCounter } from '@/domain/localData'
import type { Day, Instant } from '@/domain/wire'
import { limitText } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { LazyMenu } from '@/ui/LazyMenu'
import { ProgressLine } from '@/ui/ProgressLine'
import { Provenance } from '@/ui/Provenance'
import { Row } from '@/ui/Row'
import { token } from '@/ui/tokens'
import { counterState } from './counterState'

type CounterRowProps = {
  counter: GddCounter
  /** Undefined while the temperatures are on their way. */
  count: DegreeDayCount | undefined
  /** When the temperatures came. */
  at: Instant | undefined
  today: Day
  selected: boolean
  onSelect: () => void
  acts: { edit: () => void; restart: () => void; remove: () => void } | undefined
}

/** One counter: since when, how far, when it is due and what that means. */
export function CounterRow({ counter, count, at, today, selected, onSelect, acts }: CounterRowProps) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const { name, base, start, target, preset } = counter
  const amount = (value: number) => format.quantity(value, 'degreeDays')
  const degrees = format.quantity(base, 'soilTemperature')
  const state = count?.sum === null || count === undefined ? undefined : counterState(counter, count.sum)
  const share = count?.share ?? null
  const due = count?.due
  return (
    <Row
      title={<bdi>{name}</bdi>}
      meta={t('degreeDays.since', { start: format.day(start), base: degrees })}
      selected={selected}
      onPress={onSelect}
      end={
        <>
          <Provenance
            title={name}
            text={t('degreeDays.what.text')}
            origin="computed"
            at={at}
            formula={t('degreeDays.what.formula')}
            inputs={[
              t('degreeDays.what.start', { start: format.day(start) }),
              t('degreeDays.what.base', { base: degrees }),
              t('degreeDays.what.target', { target: limitText(target, 'degreeDays', format) }),
            ]}
            source={preset ? t(`preset.source.${preset}`) : t('degreeDays.what.source')}
          />
          {acts && (
            <LazyMenu
              label={t('degreeDays.actions', { name })}
              trigger={
                <IconButton label={t('degreeDays.actions', { name })} size="small">
                  <Icon name="ellipsis" size={16} />
                </IconButton>
              }
              groups={[
                {
                  id: 'acts',
                  entries: [
                    { id: 'edit', label: t('degreeDays.edit'), onSelect: acts.edit },
                    ...(start === today
                      ? []
                      : [{ id: 'restart', label: t('degreeDays.restart'), onSelect: acts.restart }]),
                    { id: 'remove', label: t('degreeDays.remove'), danger: true, onSelect: acts.remove },
                  ],
                },
              ]}
            />
          )}
        </>
      }
      below={
        count && (
          <Below>
            {share !== null && count.sum !== null ? (
              <>
                <Line>
                  <span>
                    {t('degreeDays.of', {
                      sum: amount(count.sum),
                      target: limitText(target, 'degreeDays', format),
                    })}
                  </span>
                  <strong>{t('degreeDays.share', { share: format.quantity(100 * share, 'percent') })}</strong>
                </Line>
                <ProgressLine value={share} label={name} tone={share >= 1 ? 'amber' : 'green'} />
              </>
            ) : (
              <p>{t('degreeDays.shareUnknown')}</p>
            )}
            <p>
              {!due
                ? t('degreeDays.notInSight')
                : due.source === 'known'
                  ? t('degreeDays.reached', { day: format.day(due.day, 'weekday') })
                  : t(`degreeDays.expected.${due.source}`, { day: format.day(due.day, 'weekday') })}
            </p>
            {state && (
              <p>
                {state.kind === 'regulator'
                  ? t(`degreeDays.status.${state.status}`)
                  : t(`degreeDays.timing.${state.timing}`)}
              </p>
            )}
            {count.missing > 0 && <p>{t('degreeDays.missing', { count: count.missing })}</p>}
          </Below>
        )
      }
    />
  )
}

const Below = styled.div`
  display: grid;
  gap: 4px;
  font: 400 ${token('t-14')} ${token('font')};

  > p {
    color: ${token('ink-2')};
  }
`
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;

  > strong {
    font-weight: 600;
  }
`
