import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { turfTypeOf } from '@/domain/agronomy/turfType'
import { useGetLocalDataQuery } from '@/api/localData'
import { sentAt } from '@/api/sentAt'
import { useGetEvapotranspirationQuery } from '@/api/turf'
import { useLastYear } from '@/api/useLastYear'
import { useWorkLanes } from '@/api/useWorkLanes'
import { readilyAvailableWater } from '@/domain/agronomy/waterBalance'
import { dayEvapotranspiration } from '@/domain/dayEvapotranspiration'
import { addDays } from '@/domain/groundTime'
import type { Section as PitchSection } from '@/domain/pitch'
import {
  rootZoneOf,
  type WaterNeed,
  type WaterRow,
  waterNeed,
  waterRows,
  waterWeek,
} from '@/domain/waterNeed'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { rainAmount } from '@/i18n/weatherText'
import { ownValue } from '@/lib/ownValue'
import { TimeChart } from '@/ui/charts/TimeChart'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useInSight } from '@/ui/useInSight'
import { Fact } from './Fact'
import { FactRow } from './FactRow'
import { PlanIrrigation } from './PlanIrrigation'
import { waterPanels } from './waterPanels'
import { RefillLine } from './RefillLine'
import { WaterProvenance } from './WaterProvenance'
import { sentenceDay } from './sentenceDay'
import type { WaterPart } from './waterPart'

/** Days that are looked at, before and after today. */
const PAST = 30
const AHEAD = 7

/** What the root zone lacks, whether and by when to water, and how it came about (F28). */
export function WaterBalance({
  pitch,
  section,
  today,
  place,
  weather,
  readOnly,
}: WaterPart & { section: PitchSection }) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const period = { from: addDays(today, -PAST), to: addDays(today, AHEAD) }
  const query = useGetEvapotranspirationQuery({ sectionId: section.id, ...period })
  const lastYear = useLastYear(period)
  const before = useGetEvapotranspirationQuery(
    { sectionId: section.id, ...lastYear.period },
    { skip: !lastYear.on },
  )
  const [chart, isInSight] = useInSight<HTMLDivElement>()
  const lanes = useWorkLanes({
    place: { pitchId: pitch.id, sectionId: section.id },
    period,
    today,
    kinds: ['water', 'cut', 'feed'],
    enabled: isInSight,
  })
  const sentence = useNeedSentence(today)
  const { data: own } = useGetLocalDataQuery()
  const ownLine = ownValue(own?.refillLines, pitch.id)
  const zone = rootZoneOf(pitch, ownLine)
  const refill = readilyAvailableWater(zone)
  const forecast = new Map(
    [...(weather.data?.observed ?? []), ...(weather.data?.daily ?? [])].map((day) => [
      day.date,
      dayEvapotranspiration(day, place?.latitude)?.et0,
    ]),
  )
  function driest(rows: readonly WaterRow[]): string {
    const [row] = rows
      .filter(({ deficit }) => deficit !== undefined)
      .toSorted((a, b) => (b.deficit ?? 0) - (a.deficit ?? 0))
    return row
      ? t('balance.chartSummary', {
          deficit: format.quantity(row.deficit, 'rain'),
          day: format.day(row.date, 'short'),
        })
      : t('balance.unknown')
  }

  function rowsOf(days: Parameters<typeof waterRows>[0]) {
    return waterRows(days, zone, turfTypeOf(pitch.species), (day) => forecast.get(day))
  }

  return (
    <Section
      inset
      heading={t('balance.heading')}
      action={
        <WaterProvenance
          rows={query.data ? rowsOf(query.data) : []}
          today={today}
          zone={zone}
          isOwn={ownLine !== undefined}
          at={sentAt(query)}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{
          when: (days) =>
            rowsOf(days).every(({ etc, deficit }) => etc === undefined && deficit === undefined),
          title: t('balance.empty'),
          text: t('balance.emptyText'),
        }}
      >
        {(days) => {
          const rows = rowsOf(days)
          const need = waterNeed(rows, today, zone)
          const week = waterWeek(rows, today)
          const carried = rows.filter(({ estimated }) => estimated).length
          const summary = sentence(need)
          const former = new Map(rowsOf(before.data ?? []).map((row) => [row.date, row]))
          return (
            <>
              <Answer>{summary}</Answer>
              {need.kind === 'water' && (
                <PlanIrrigation
                  need={need}
                  pitchId={pitch.id}
                  sectionId={section.id}
                  area={section.area ?? pitch.area}
                  readOnly={readOnly}
                />
              )}
              <FactRow>
                <Fact label={t('balance.fact.use')} value={week.use} quantity="rain" />
                <Fact label={t('balance.fact.rain')} value={week.rain} quantity="rain" />
                <Fact label={t('balance.fact.irrigation')} value={week.irrigation} quantity="rain" />
                <Fact label={t('balance.fact.refill')} value={refill} quantity="rain" />
              </FactRow>
              <div ref={chart}>
                <TimeChart
                  title={t('balance.chart', { section: section.name })}
                  summary={driest(rows)}
                  from={rows[0]?.date ?? today}
                  to={rows.at(-1)?.date ?? today}
                  today={today}
                  panels={waterPanels(
                    rows,
                    refill,
                    (key) => lastYear.line((day) => former.get(day)?.[key]),
                    t,
                  )}
                  lanes={lanes}
                  lastYear={lastYear.control(before)}
                  csvName={`water-${today}`}
                />
              </div>
              <Note>
                {ownLine === undefined
                  ? t('balance.estimates', {
                      depth: format.quantity(zone.depth * 1000, 'depth'),
                      refill: format.quantity(refill, 'rain'),
                    })
                  : t('balance.own', { refill: format.quantity(refill, 'rain') })}
                {carried > 0 && ` ${t('balance.carried', { count: carried })}`}
              </Note>
              <RefillLine pitch={pitch} refill={refill} />
            </>
          )
        }}
      </QueryState>
    </Section>
  )
}

/** The need in one whole sentence. */
function useNeedSentence(today: Day): (need: WaterNeed) => string {
  const { t } = useTranslation('water')
  const format = useFormat()
  return (need) => {
    if (need.kind === 'unknown') return t('balance.unknown')
    const deficit = rainAmount(need.deficit, format)
    switch (need.kind) {
      case 'enough': {
        const day = sentenceDay(need.until, today, format)
        return need.deficit < 0.5 ? t('balance.full', { day }) : t('balance.enough', { deficit, day })
      }
      case 'rain':
        return t('balance.rain', {
          deficit,
          rain: rainAmount(need.rain, format),
          day: sentenceDay(addDays(need.day, 2), today, format),
        })
      case 'water': {
        const net = rainAmount(need.net, format)
        return need.day === today
          ? t('balance.waterToday', { deficit, net })
          : t('balance.water', { deficit, net, day: sentenceDay(need.day, today, format) })
      }
    }
  }
}

const Answer = styled.p`
  font: 600 ${token('t-16')} ${token('font')};
  text-wrap: balance;
`
const Note = styled.p`
  margin-block: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
