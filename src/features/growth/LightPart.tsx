import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import { useGetSunlightQuery } from '@/api/turf'
import type { Pitch } from '@/domain/pitch'
import { believableLight, lightOf, lightOfWeek } from '@/domain/turfLight'
import type { SunlightDay } from '@/domain/turfSeries'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { chartDays, chartPeriod } from './growthPeriods'

/** The light of each day beside what the turf needs. */
export function LightPart({ pitch, today }: { pitch: Pitch; today: Day }) {
  const { t } = useTranslation('growth')
  const query = useGetSunlightQuery({ pitchId: pitch.id, ...chartPeriod(today) })
  return (
    <Section
      heading={t('light.title')}
      action={
        <Provenance
          title={t('light.title')}
          text={t('light.what.text')}
          formula={t('light.what.formula')}
          inputs={[t('light.natural'), t('light.lamps'), t('light.need')]}
          origin="backend"
          at={sentAt(query)}
          source={t('light.what.source')}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="220px" />}
        empty={{ when: (days) => days.length === 0, title: t('light.empty') }}
      >
        {(days) => <LightChart pitch={pitch} days={days} today={today} />}
      </QueryState>
    </Section>
  )
}

function LightChart({ pitch, days, today }: { pitch: Pitch; days: readonly SunlightDay[]; today: Day }) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const byDay = new Map(days.map((day) => [day.date, day]))
  const { from, to } = chartPeriod(today)
  const need = byDay.get(today)?.target ?? days.find(({ target }) => target !== undefined)?.target
  const lamps = days.flatMap(({ date, growLights }) => ((believableLight(growLights) ?? 0) > 0 ? [date] : []))
  const week = lightOfWeek(days, today, need)
  const amount = (value: number) => format.quantity(value, 'light')
  const points = (of: (day: SunlightDay) => number | null) =>
    chartDays(today).map((day) => {
      const found = byDay.get(day)
      return { day, value: found ? of(found) : null }
    })
  return (
    <TimeChart
      title={t('light.panel')}
      summary={
        week === null
          ? t('light.unknown')
          : need === undefined
            ? t('light.noNeed', { mean: amount(week.mean) })
            : t('light.sentence', {
                mean: amount(week.mean),
                need: amount(need),
                count: week.short,
              })
      }
      from={from}
      to={to}
      today={today}
      csvName={`light-${pitch.name}`}
      panels={[
        {
          key: 'light',
          label: t('light.panel'),
          quantity: 'light',
          zero: true,
          height: 140,
          ...(need === undefined ? {} : { marks: [{ value: need, label: t('light.need') }] }),
          lines: [
            {
              key: 'natural',
              label: lamps.length > 0 ? t('light.both') : t('light.natural'),
              kind: 'bars',
              tone: 'light',
              points: points(lightOf),
            },
          ],
        },
      ]}
      lanes={
        lamps.length === 0
          ? []
          : [{ key: 'lamps', label: t('light.lamps'), tone: 'heat', shape: 'dot', days: lamps }]
      }
    />
  )
}
