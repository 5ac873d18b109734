import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import { useGetSunlightQuery } from '@/api/turf'
import { useLastYear } from '@/api/useLastYear'
import { useWorkLanes } from '@/api/useWorkLanes'
import type { LightTarget } from '@/domain/agronomy/lightDeficit'
import { addDays } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { SunlightDay } from '@/domain/turfSeries'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useInSight } from '@/ui/useInSight'
import { useTargetText } from './useTargetText'

/** Days behind and ahead of today. */
const SEASON = 180
const FORECAST = 9
/** The sentence speaks of so many. */
const LATELY = 30

/** Nothing is darker than dark, and no day brings as much. */
const believable = (value: number | undefined): number | null =>
  value === undefined || value < 0 || value > 120 ? null : value

type SeasonLightProps = { pitch: Pitch; today: Day; target: LightTarget }

/** Sunlight and lamp light of each day since the season began, against the target. */
export function SeasonLight({ pitch, today, target }: SeasonLightProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const targetText = useTargetText()
  const [from, to] = [addDays(today, -SEASON), addDays(today, FORECAST)]
  const query = useGetSunlightQuery({ pitchId: pitch.id, from, to })
  const lastYear = useLastYear({ from, to })
  const before = useGetSunlightQuery({ pitchId: pitch.id, ...lastYear.period }, { skip: !lastYear.on })
  const former = new Map((before.data ?? []).map((one) => [one.date, one.natural]))
  const [chart, isInSight] = useInSight<HTMLDivElement>()
  const lanes = useWorkLanes({
    place: { pitchId: pitch.id },
    period: { from, to },
    today,
    kinds: ['lamps', 'covers'],
    enabled: isInSight,
  })
  const points = (days: readonly SunlightDay[], part: 'natural' | 'growLights') =>
    days.map((one) => ({ day: one.date, value: believable(one[part]) }))
  function seasonSentence(days: readonly SunlightDay[]): string {
    const lately = days.filter(
      ({ date, forecast }) => date > addDays(today, -LATELY) && date <= today && !forecast,
    )
    const lamps = lately.map(({ growLights }) => believable(growLights) ?? 0)
    const totals = lately.flatMap(({ natural }, at) => {
      const light = believable(natural)
      return light === null ? [] : [light + (lamps[at] ?? 0)]
    })
    if (totals.length === 0) return t('light.season.none')
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / totals.length
    return t('light.season.summary', {
      count: totals.length,
      mean: format.quantity(mean(totals), 'light'),
      lamps: format.quantity(mean(lamps), 'light'),
      reached: t('light.season.days', { count: totals.filter((value) => value >= target.low).length }),
    })
  }

  return (
    <Section
      inset
      heading={t('light.season.title')}
      action={
        <Provenance
          title={t('light.what.season.title')}
          text={t('light.what.season.text')}
          formula={t('light.what.season.formula')}
          inputs={[targetText(target)]}
          origin="backend"
          at={sentAt(query)}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="240px" />}
        empty={{ when: (days) => days.length === 0, title: t('light.season.none') }}
      >
        {(days) => (
          <div ref={chart}>
            <TimeChart
              title={t('light.season.title')}
              hideTitle
              summary={seasonSentence(days)}
              from={from}
              to={to}
              today={today}
              panels={[
                {
                  key: 'light',
                  label: t('light.season.panel'),
                  quantity: 'light',
                  zero: true,
                  band: { low: target.low, high: target.high, label: t('light.season.target') },
                  lines: [
                    {
                      key: 'natural',
                      label: t('light.season.natural'),
                      points: points(days, 'natural'),
                      ...lastYear.line((day) => believable(former.get(day))),
                      kind: 'line',
                      tone: 'light',
                    },
                    {
                      key: 'lamps',
                      label: t('light.season.lamps'),
                      points: points(days, 'growLights'),
                      kind: 'bars',
                      tone: 'heat',
                    },
                  ],
                },
              ]}
              lanes={lanes}
              lastYear={lastYear.control(before)}
              csvName={t('light.season.csv')}
            />
          </div>
        )}
      </QueryState>
    </Section>
  )
}
