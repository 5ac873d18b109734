import { useGetUsersQuery } from '@/api/identity'
import { activityEndpoints } from '@/api/activities'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Period } from '@/api/period'
import { withEdges } from '@/api/periodPieces'
import { sentAt } from '@/api/sentAt'
import { useGetCocktailsQuery, useGetSuppliesQuery } from '@/api/storage'
import {
  turfEndpoints,
  useGetDiseasesQuery,
  useGetFertilisationHistoryQuery,
  useGetGrowthQuery,
  useGetNitrogenUsageQuery,
  useGetWeatherQuery,
} from '@/api/turf'
import { useChunked } from '@/api/useChunked'
import type { Activity } from '@/domain/activity'
import type { Company } from '@/domain/company'
import { appliedFeeds, type Feed, monthsOfSeason, plannedFeeds } from '@/domain/feeds'
import {
  budgetKey,
  type FeedLimits,
  type FeedWarning,
  feedWarnings,
  limitsOf,
  usualMaximum,
} from '@/domain/feedWarnings'
import { demandAtPotential } from '@/domain/agronomy/nitrogenBudget'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { firstDay, lastDay, monthOf } from '@/domain/months'
import type { Pitch, Section } from '@/domain/pitch'
import { type Shed, shedOf } from '@/domain/shed'
import type { Fertilisation } from '@/domain/pitchReport'
import type { Supply } from '@/domain/supply'
import { isOn } from '@/domain/switches'
import type { DiseaseRiskDay } from '@/domain/turfSeries'
import type { Id, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useToday } from '@/ui/useToday'

/** Years before the season whose nitrogen demand makes its climate. */
const CLIMATE_YEARS = 2
const RISK_DAYS = 10

export type FertilisationGround = {
  pitch: Pitch
  season: number
  today: string
  company: Company
  shed: Shed
  supplies: readonly Supply[]
  /** Products can be looked up: without them what is planned brings an unknown amount. */
  hasProducts: boolean
  /** Whether amounts in the shed are shown. */
  hasStock: boolean
  applied: Feed[]
  planned: Feed[]
  /** What is planned has come, and what it brings can be looked up. */
  isPlanKnown: boolean
  /** Undefined until it has come. */
  ahead: readonly Activity[] | undefined
  /** Work of the season by id, as far as it is loaded. */
  works: ReadonlyMap<Id, Activity>
  personName: (id: Id) => string
  /** kg N/ha */
  budget: number | undefined
  limits: FeedLimits
  warnings: FeedWarning[]
  /** When what was fed and what the turf needs came. */
  sentAt: Instant | undefined
  /** What speaks against one more feed. */
  warningsFor: (feed: Feed) => FeedWarning[]
}

/** Everything the page knows of the feeding of a pitch in a season. `ground` makes it of the history, once that is there. */
export function useFertilisation({
  pitch,
  sections,
  season,
  company,
}: {
  pitch: Pitch
  sections: readonly Section[]
  season: number
  company: Company
}) {
  const { timeZone } = useFormat()
  const today = useToday()
  const [from, to] = [`${season}-01-01`, `${season}-12-31`]
  const isCurrent = today >= from && today <= to
  const history = useGetFertilisationHistoryQuery({ pitchId: pitch.id, from, to })
  const usage = useGetNitrogenUsageQuery({ pitchId: pitch.id, from: `${season - CLIMATE_YEARS}-01-01`, to })
  // A backend that sends no need may still send growth potentials, from which it follows.
  const growth = useGetGrowthQuery(
    { pitchId: pitch.id, from: `${season - CLIMATE_YEARS}-01-01`, to },
    {
      skip:
        !isOn('pitch_growth', company) ||
        usage.data === undefined ||
        usage.data.some(({ demand }) => demand !== undefined),
    },
  )
  const needs = growth.data
    ? growth.data.map(({ date, growthPotential }) => ({
        date,
        demand:
          growthPotential === undefined
            ? undefined
            : demandAtPotential(growthPotential, usualMaximum(pitch), date),
      }))
    : usage.data
  const hasProducts = isOn('storage', company) && isOn('product_management', company)
  const supplies = useGetSuppliesQuery(undefined, { skip: !hasProducts })
  const cocktails = useGetCocktailsQuery(undefined, {
    skip: !hasProducts || !isOn('cocktail_management', company),
  })
  const users = useGetUsersQuery()
  const local = useGetLocalDataQuery()
  const weather = useGetWeatherQuery(pitch.id, { skip: !isCurrent })
  const diseases = useGetDiseasesQuery(undefined, { skip: !isCurrent })
  const risks = useChunked<DiseaseRiskDay & { sectionId?: Id }>(
    turfEndpoints.getDiseaseRisks,
    isCurrent
      ? sections.map(({ id }) => ({ sectionId: id, from: today, to: addDays(today, RISK_DAYS) }))
      : [],
    ({ date, diseaseId, risk }) => `${date} ${diseaseId} ${risk}`,
  )
  const months = monthsOfSeason(season).filter((month) =>
    history.data?.some(({ date }) => monthOf(date) === month),
  )
  const past = useChunked<Activity>(activityEndpoints.getActivities, months.map(monthIn(months)), idOf)
  const left = { from: today > from ? today : from, to }
  const ahead = useChunked<Activity>(
    activityEndpoints.getActivities,
    to >= today ? [withEdges(left)] : [],
    idOf,
  )
  const coming = ahead.data?.filter(({ startDate }) => dayAtGround(startDate, timeZone) <= to)

  const ground = (fed: readonly Fertilisation[]): FertilisationGround => {
    const shed = shedOf({ supplies: supplies.data ?? [], cocktails: cocktails.data ?? [] })
    const applied = appliedFeeds(fed, shed)
    const planned = plannedFeeds(coming ?? [], {
      pitchId: pitch.id,
      ...left,
      shed,
      dayOf: (time) => dayAtGround(time, timeZone),
    })
    const limits = limitsOf(pitch, local.data?.feedLimits ?? {})
    const judge = (feeds: readonly Feed[]) =>
      feedWarnings({
        planned: feeds,
        applied,
        limits,
        daily: weather.data?.daily ?? [],
        risks: risks.data ?? [],
        diseases: diseases.data ?? [],
      })
    return {
      sentAt: sentAt(history, growth),
      pitch,
      season,
      today,
      company,
      shed,
      supplies: supplies.data ?? [],
      hasProducts,
      hasStock: hasProducts && supplies.data !== undefined,
      applied,
      planned,
      isPlanKnown: hasProducts && coming !== undefined,
      ahead: coming,
      works: new Map([...(past.data ?? []), ...(coming ?? [])].map((work) => [work.id, work])),
      personName: (id) => users.data?.find((user) => user.id === id)?.fullName ?? id,
      budget: local.data?.nitrogenBudgets[budgetKey(season, pitch.id)],
      limits,
      warnings: judge(planned),
      warningsFor: (feed) => {
        const others = new Set(judge(planned).map((warning) => JSON.stringify(warning)))
        return judge([...planned, feed]).filter((warning) => !others.has(JSON.stringify(warning)))
      },
    }
  }
  return { today, history, needs: { ...usage, data: needs }, ground }
}

const idOf = ({ id }: Activity): string => id
/** The days of a month, with its edges where the month beyond is not among those that are asked for. */
const monthIn =
  (months: readonly string[]) =>
  (month: string): Period => {
    const whole = { from: firstDay(month), to: lastDay(month) }
    const wide = withEdges(whole)
    return {
      from: months.includes(monthOf(wide.from)) ? whole.from : wide.from,
      to: months.includes(monthOf(wide.to)) ? whole.to : wide.to,
    }
  }
