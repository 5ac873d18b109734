import { useTranslation } from 'react-i18next'
import { useGetGrowthQuery } from '@/api/turf'
import { useLastYear } from '@/api/useLastYear'
import { useWorkLanes } from '@/api/useWorkLanes'
import {
  countDegreeDays,
  COUNTER_PRESETS,
  type DegreeDayCount,
  type DegreeDays,
  isRegulator,
} from '@/domain/agronomy/degreeDayCounter'
import { yearBefore } from '@/domain/agronomy/yearBefore'
import { addDays, daysFrom } from '@/domain/groundTime'
import type { GddCounter } from '@/domain/localData'
import type { Pitch } from '@/domain/pitch'
import type { GrowthDay } from '@/domain/turfSeries'
import type { Day, Instant } from '@/domain/wire'
import { limitText } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { Provenance } from '@/ui/Provenance'
import { useInSight } from '@/ui/useInSight'

type DegreeDayChartProps = {
  pitch: Pitch
  counter: GddCounter
  count: DegreeDayCount
  /** The day after which is the first that counts. */
  since: Day
  /** When the temperatures came. */
  at: Instant | undefined
  today: Day
}

/** The sum from the event until the target or the end of the forecast, with the limits that matter. */
export function DegreeDayChart({ pitch, counter, count, since, at, today }: DegreeDayChartProps) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const { name, start, target, preset } = counter
  const sums = new Map(count.days.map(({ day, sum }) => [day, sum]))
  const first = start < today ? start : today
  const last = [addDays(today, 10), count.days.at(-1)?.day ?? today].reduce((a, b) => (a > b ? a : b))
  const from = format.day(start)
  const period = { from: first, to: last }
  const lastYear = useLastYear(period)
  const before = useGetGrowthQuery({ pitchId: pitch.id, ...lastYear.period }, { skip: !lastYear.on })
  const former = sumsUnbroken({ ...counter, start: yearBefore(since) }, before.data ?? [], lastYear.period.to)
  const [chart, isInSight] = useInSight<HTMLDivElement>()
  const lanes = useWorkLanes({
    place: { pitchId: pitch.id },
    period,
    today,
    kinds: ['cut', 'spray', 'feed'],
    enabled: isInSight,
  })
  function marks(): { value: number; label: string }[] {
    if (!Number.isFinite(target)) return []
    if (preset === undefined)
      return [
        { value: target, label: t('degreeDays.target', { amount: limitText(target, 'degreeDays', format) }) },
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
    <div ref={chart}>
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
            at={at}
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
                ...lastYear.line((day) => former.get(day)),
              },
            ],
          },
        ]}
        lanes={lanes}
        lastYear={lastYear.control(before)}
      />
    </div>
  )
}

/** The sums by day, °C d, as far as no day is without a temperature: after a gap they would be too low. */
function sumsUnbroken(counter: DegreeDays, days: readonly GrowthDay[], until: Day): ReadonlyMap<Day, number> {
  const temperatures = new Map(
    days.flatMap(({ date, temperature }) =>
      temperature === undefined ? [] : [[date, temperature] as const],
    ),
  )
  const counted = countDegreeDays({ ...counter, target: Number.POSITIVE_INFINITY }, temperatures, until).days
  const gap = counted.findIndex(({ day }, at) => day !== addDays(counter.start, at + 1))
  return new Map((gap === -1 ? counted : counted.slice(0, gap)).map(({ day, sum }) => [day, sum]))
}

/** Shares of the target, as in growthRegulator. */
const DUE_SOON = 0.75
const REBOUND = 1.3
