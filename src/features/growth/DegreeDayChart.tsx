import { useTranslation } from 'react-i18next'
import { COUNTER_PRESETS, type DegreeDayCount, isRegulator } from '@/domain/agronomy/degreeDayCounter'
import { addDays, daysFrom } from '@/domain/groundTime'
import type { GddCounter } from '@/domain/localData'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { Provenance } from '@/ui/Provenance'

type DegreeDayChartProps = { counter: GddCounter; count: DegreeDayCount; today: Day }

/** The sum from the event until the target or the end of the forecast, with the limits that matter. */
export function DegreeDayChart({ counter, count, today }: DegreeDayChartProps) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const { name, start, target, preset } = counter
  const sums = new Map(count.days.map(({ day, sum }) => [day, sum]))
  const first = start < today ? start : today
  const last = [addDays(today, 10), count.days.at(-1)?.day ?? today].reduce((a, b) => (a > b ? a : b))
  const from = format.day(start)
  function marks(): { value: number; label: string }[] {
    if (!Number.isFinite(target)) return []
    if (preset === undefined)
      return [
        { value: target, label: t('degreeDays.target', { amount: format.quantity(target, 'degreeDays') }) },
      ]
    if (isRegulator(preset))
      return [
        { value: DUE_SOON * target, label: t('degreeDays.dueSoon') },
        { value: target, label: t('degreeDays.due') },
        { value: REBOUND * target, label: t('degreeDays.rebound') },
      ]
    const [ideal, marginal] = COUNTER_PRESETS[preset].marks
    return [
      { value: target, label: t('degreeDays.seedhead') },
      ...(ideal === undefined ? [] : [{ value: ideal, label: t('degreeDays.idealUntil') }]),
      ...(marginal === undefined ? [] : [{ value: marginal, label: t('degreeDays.marginalUntil') }]),
    ]
  }

  return (
    <TimeChart
      title={Number.isFinite(target) ? t('degreeDays.chart', { name }) : name}
      summary={
        count.sum === null
          ? t('degreeDays.summaryUnknown', { start: from })
          : t('degreeDays.summary', { sum: format.quantity(count.sum, 'degreeDays'), start: from })
      }
      from={first}
      to={last}
      today={today}
      csvName={`degree-days-${name}`}
      action={
        <Provenance
          title={t('degreeDays.title')}
          text={t('degreeDays.what.text')}
          origin="computed"
          formula={t('degreeDays.what.formula')}
          inputs={[
            t('degreeDays.what.start', { start: from }),
            t('degreeDays.what.base', { base: format.quantity(counter.base, 'soilTemperature') }),
          ]}
          source={t('degreeDays.what.source')}
        />
      }
      panels={[
        {
          key: 'sum',
          label: t('degreeDays.sum'),
          quantity: 'degreeDays',
          zero: true,
          height: 180,
          marks: marks(),
          lines: [
            {
              key: 'sum',
              label: name,
              kind: 'measured',
              tone: 'heat',
              points: daysFrom(first, last).map((day) => ({
                day,
                value: sums.get(day) ?? (day === start ? 0 : null),
              })),
            },
          ],
        },
      ]}
      lanes={[]}
    />
  )
}

/** Shares of the target, as in growthRegulator. */
const DUE_SOON = 0.75
const REBOUND = 1.3
