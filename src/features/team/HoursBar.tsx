import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { ProgressLine } from '@/ui/ProgressLine'
import { token } from '@/ui/tokens'
import type { Load } from './useWorkload'

/** Planned hours of a week against those there are; red above 100 % (F20). */
export function HoursBar({ name, week, load }: { name: string; week: Day; load: Load | undefined }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  if (load === undefined) return <None>–</None>
  const { planned, available, overDays } = load
  const over = planned > available
  const words = { planned: hours(planned, format), available: hours(available, format) }
  return (
    <Box data-over={over || undefined}>
      <span>{available === 0 ? t('hours.none', words) : t('hours.of', words)}</span>
      <ProgressLine
        value={available === 0 ? (planned > 0 ? 1 : 0) : planned / available}
        tone={over ? 'red' : 'deep'}
        label={t(over ? 'hours.labelOver' : 'hours.label', {
          ...words,
          name,
          day: format.day(week, 'short'),
        })}
      />
      {overDays > 0 && <small>{t('hours.overDays', { count: overDays })}</small>}
    </Box>
  )
}

/** Minutes as hours, with a decimal only where there is one. */
function hours(
  minutes: number,
  { number }: { number: (value: number, decimals?: number) => string },
): string {
  const value = Math.round(minutes / 6) / 10
  return number(value, Number.isInteger(value) ? 0 : 1)
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  inline-size: 112px;
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    white-space: normal;
    /* In a list of people nothing stands beside it: it need not be as narrow as the bar. */
    inline-size: max-content;
    max-inline-size: var(--told, 100%);
  }
  &[data-over] > span {
    font-weight: 600;
    color: ${token('red')};
  }
`
const None = styled.span`
  color: ${token('ink-2')};
`
