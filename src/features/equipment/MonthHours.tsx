import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { hoursByMonth } from '@/domain/machineCare'
import type { Id, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { forcedColors } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useMachineText } from './useMachineText'

/** As many months as there is room for. */
const MOST_MONTHS = 12

type MonthHoursProps = {
  id: Id
  activities: readonly Activity[]
  /** When they were sent. */
  at: Instant | undefined
}

/** How long the machine ran, month by month: a bar and its figure in each line. */
export function MonthHours({ id, activities, at }: MonthHoursProps) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const words = useMachineText()
  const months = hoursByMonth(activities, id, format.timeZone).slice(-MOST_MONTHS)
  const total = months.reduce((sum, { hours }) => sum + hours, 0)
  const unknown = months.reduce((sum, month) => sum + month.unknown, 0)
  const [most] = months.toSorted((a, b) => b.hours - a.hours)
  const isOneYear = new Set(months.map(({ month }) => month.slice(0, 4))).size < 2
  const name = (month: string) => format.day(`${month}-15`, isOneYear ? 'month' : 'monthYear')
  return (
    <Section
      inset
      heading={t('months.title')}
      action={
        <Provenance
          title={t('months.question')}
          text={t('months.text')}
          origin="computed"
          formula={t('months.formula')}
          inputs={[t('months.input')]}
          at={at}
        />
      }
    >
      {most === undefined || total === 0 ? (
        <p>{t('months.none')}</p>
      ) : (
        <>
          <p>
            {t('months.summary', {
              total: words.hours(total),
              month: name(most.month),
              most: words.hours(most.hours),
            })}
          </p>
          <List role="list">
            {months.map(({ month, hours }) => (
              <li key={month}>
                <span>{name(month)}</span>
                <Bar aria-hidden style={{ '--share': `${(hours / most.hours) * 100}%` }} />
                <Hours>{words.hours(hours)}</Hours>
              </li>
            ))}
          </List>
        </>
      )}
      {unknown > 0 && <Quiet>{t('months.unknown', { count: unknown })}</Quiet>}
    </Section>
  )
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  padding-block: 8px;

  > li {
    display: grid;
    grid-template-columns: minmax(56px, max-content) minmax(0, 1fr) 64px;
    align-items: center;
    gap: 8px;
    font: 400 ${token('t-12')} ${token('font')};
  }
  > li > :first-of-type {
    inline-size: 96px;
  }
`
const Bar = styled.i`
  block-size: 12px;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: var(--share);
    border-radius: ${token('r-mark')};
    background: ${token('green-deep')};
  }
  ${forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
const Hours = styled.span`
  text-align: end;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
