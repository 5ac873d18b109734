import { useTranslation } from 'react-i18next'
import { useGetNitrogenUsageQuery } from '@/api/turf'
import { believableGrowth, growthTarget } from '@/domain/agronomy/growthOutlook'
import { OPTIMUM_TEMPERATURE, type TurfType } from '@/domain/agronomy/growthPotential'
import { yearBefore } from '@/domain/agronomy/yearBefore'
import { addDays } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { GrowthDay } from '@/domain/turfSeries'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { Notice } from '@/ui/Notice'
import { Provenance } from '@/ui/Provenance'
import { Section } from '@/ui/Section'
import { chartDays, chartPeriod, nitrogenPeriod } from './growthPeriods'
import type { usePitchMowing } from './usePitchMowing'

type GrowthChartProps = {
  pitch: Pitch
  days: readonly GrowthDay[]
  today: Day
  type: TurfType
  mowing: ReturnType<typeof usePitchMowing>
  at: Instant | undefined
}

/** Growth and its potential over six weeks and the week ahead, last year behind them, cuts and nitrogen beneath. */
export function GrowthChart({ pitch, days, today, type, mowing, at }: GrowthChartProps) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const { data: nitrogen } = useGetNitrogenUsageQuery({ pitchId: pitch.id, ...nitrogenPeriod(today) })
  const byDay = new Map(days.map((day) => [day.date, day]))
  const axis = chartDays(today)
  const { from, to } = chartPeriod(today)
  const series = (of: (day: GrowthDay) => number | null, moved?: (day: Day) => Day) =>
    axis.map((day) => {
      const found = byDay.get(moved?.(day) ?? day)
      return { day, value: found ? of(found) : null }
    })
  const grown = ({ growth }: GrowthDay) => believableGrowth(growth)
  const potential = ({ growthPotential: share }: GrowthDay) =>
    share === undefined || share < 0 || share > 1 ? null : 100 * share
  const { clippings } = mowing
  const within = (first: Day, last: Day) =>
    meanOf(days.filter(({ date }) => date >= first && date <= last).map(grown))
  const [mean, ahead] = [within(addDays(today, -27), today), within(addDays(today, 1), to)]
  const amount = (value: number) => format.quantity(value, 'growthRate')
  const summary =
    mean === null
      ? t('chart.summaryNone')
      : ahead === null
        ? t('chart.summaryPast', { mean: amount(mean) })
        : t('chart.summary', { mean: amount(mean), ahead: amount(ahead) })
  return (
    <Section
      heading={t('chart.heading')}
      action={
        <Provenance
          title={t('chart.title')}
          text={t('chart.what.text')}
          origin="backend"
          at={at}
          formula={t('chart.what.formula')}
          inputs={[
            t('chart.what.optimum', {
              temperature: format.quantity(OPTIMUM_TEMPERATURE[type], 'temperature'),
            }),
            ...(clippings.size > 0 ? [t('chart.what.clippings')] : []),
          ]}
          source={t('chart.what.source')}
        />
      }
    >
      {mowing.failed && <Notice tone="info">{t('chart.workFailed')}</Notice>}
      <TimeChart
        title={t('chart.title')}
        summary={summary}
        from={from}
        to={to}
        today={today}
        csvName={`growth-${pitch.name}`}
        panels={[
          {
            key: 'growth',
            label: t('chart.growth'),
            quantity: 'growthRate',
            zero: true,
            height: 160,
            lines: [
              {
                key: 'growth',
                label: t('chart.grown'),
                kind: 'line',
                tone: 'growth',
                points: series(grown),
                lastYear: series(grown, yearBefore),
              },
              {
                key: 'allowed',
                label: t('chart.allowed'),
                kind: 'line',
                tone: 'light',
                points: series((day) => growthTarget(day, type)?.high ?? null),
              },
            ],
          },
          {
            key: 'potential',
            label: t('chart.potential'),
            quantity: 'percent',
            zero: true,
            height: 96,
            lines: [
              {
                key: 'potential',
                label: t('chart.potential'),
                kind: 'line',
                tone: 'heat',
                points: series(potential),
                lastYear: series(potential, yearBefore),
              },
            ],
          },
          ...(clippings.size > 0
            ? [
                {
                  key: 'clippings',
                  label: t('chart.clippings'),
                  quantity: 'clippingYield' as const,
                  zero: true,
                  height: 72,
                  lines: [
                    {
                      key: 'clippings',
                      label: t('chart.clippings'),
                      kind: 'bars' as const,
                      tone: 'ink' as const,
                      points: axis.map((day) => ({ day, value: clippings.get(day) ?? null })),
                    },
                  ],
                },
              ]
            : []),
        ]}
        lanes={[
          {
            key: 'mowing',
            label: t('chart.mowing'),
            tone: 'growth',
            shape: 'tick',
            days: (mowing.cuts ?? []).map(({ day }) => day),
          },
          {
            key: 'nitrogen',
            label: t('chart.nitrogen'),
            tone: 'feed',
            shape: 'diamond',
            days: (nitrogen ?? []).flatMap(({ date, applied = 0 }) =>
              applied > 0 && date >= from && date <= to ? [date] : [],
            ),
          },
        ]}
      />
    </Section>
  )
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
