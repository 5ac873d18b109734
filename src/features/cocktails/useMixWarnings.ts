import { useGetActivitiesQuery } from '@/api/activities'
import { useGetLocalDataQuery } from '@/api/localData'
import {
  turfEndpoints,
  useGetDiseasesQuery,
  useGetFertilisationHistoryQuery,
  useGetWeatherQuery,
} from '@/api/turf'
import { useChunked } from '@/api/useChunked'
import { workPeriod } from '@/domain/dayJobs'
import { appliedFeeds, type Feed, plannedFeeds } from '@/domain/feeds'
import { type FeedWarning, feedWarnings, limitsOf } from '@/domain/feedWarnings'
import { addDays, dayAtGround } from '@/domain/groundTime'
import type { Mix } from '@/domain/mixLines'
import { firstDay, monthOf } from '@/domain/months'
import type { Pitch } from '@/domain/pitch'
import { shedOf } from '@/domain/shed'
import type { DiseaseRiskDay } from '@/domain/turfSeries'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import type { MixGround } from './useMixGround'

/** Nitrogen of so many days counts together with what a disease makes of it. */
const DAYS_BEFORE = 21
const RISK_DAYS = 10

/** What speaks against a mix as a feed of a pitch on a day; nothing without a pitch, and nothing of what is not known. */
export function useMixWarnings(
  mix: Mix,
  pitch: Pitch | undefined,
  day: Day,
  ground: MixGround,
): FeedWarning[] {
  const { timeZone } = useFormat()
  const { today } = ground
  const month = firstDay(monthOf(day))
  const before = addDays(day, -DAYS_BEFORE)
  const skip = pitch === undefined || !((mix.nutrients.n ?? 0) > 0)
  const pitchId = pitch?.id ?? ''
  const history = useGetFertilisationHistoryQuery(
    { pitchId, from: month < before ? month : before, to: day },
    { skip },
  )
  const planned = useGetActivitiesQuery(workPeriod(today), { skip })
  const local = useGetLocalDataQuery()
  const weather = useGetWeatherQuery(pitchId, { skip })
  const diseases = useGetDiseasesQuery(undefined, { skip })
  const risks = useChunked<DiseaseRiskDay & { sectionId?: Id }>(
    turfEndpoints.getDiseaseRisks,
    skip
      ? []
      : ground.sections
          .filter((section) => section.pitchId === pitchId)
          .map(({ id }) => ({ sectionId: id, from: today, to: addDays(today, RISK_DAYS) })),
    riskId,
  )
  if (skip || !history.data) return []
  const shed = shedOf({ supplies: ground.supplies ?? [], cocktails: ground.cocktails })
  const others = plannedFeeds(planned.data ?? [], {
    pitchId,
    from: today,
    shed,
    dayOf: (time) => dayAtGround(time, timeZone),
  })
  const judge = (feeds: readonly Feed[]) =>
    feedWarnings({
      planned: feeds,
      applied: appliedFeeds(history.data ?? [], shed),
      limits: limitsOf(pitch, local.data?.feedLimits ?? {}),
      daily: weather.data?.daily ?? [],
      risks: risks.data ?? [],
      diseases: diseases.data ?? [],
    })
  const known = new Set(judge(others).map((warning) => JSON.stringify(warning)))
  const feed: Feed = { id: 'new', day, activityId: undefined, products: [], nutrients: mix.nutrients }
  return judge([...others, feed]).filter((warning) => !known.has(JSON.stringify(warning)))
}

const riskId = ({ date, diseaseId, risk }: DiseaseRiskDay) => `${date} ${diseaseId} ${risk}`
