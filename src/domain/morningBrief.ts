import { DAY_MS, HOUR_MS } from '../lib/durations.ts'
import { wholeSum } from '../lib/knownSum.ts'
import type { Activity } from './activity.ts'
import type { DayOff, NonWorkingDay } from './daysOff.ts'
import { isJob, lateJobs } from './dayJobs.ts'
import { isWorse, type OutlookDay } from './diseaseOutlook.ts'
import type { Fixture } from './fixture.ts'
import { notOver } from './fixturesAhead.ts'
import { dayAtGround } from './groundTime.ts'
import type { StockAlert } from './stockAhead.ts'
import type { Weather } from './weather.ts'
import { frostAhead, hourOf, OUTLOOK_HOURS } from './weatherOutlook.ts'
import type { Id, Instant } from './wire.ts'

/** What the brief is made from; undefined is not known, null is none of this company's business (its switch is off). */
export type BriefSources = {
  weather: Weather | undefined
  /** The sections of the home pitch with their outlook. */
  disease: readonly { sectionId: Id; outlook: readonly OutlookDay[] }[] | undefined | null
  fixtures: readonly Fixture[] | undefined
  activities: readonly Activity[] | undefined
  daysOff: readonly DayOff[] | undefined
  nonWorkingDays: readonly NonWorkingDay[] | undefined
  stock: readonly StockAlert[] | undefined | null
}

export type DiseaseThreat = {
  diseaseId: Id
  /** All that are threatened by it alike. */
  sectionIds: Id[]
  /** Every section is threatened by it alike. */
  isWhole: boolean
}

type Unknown = { state: 'unknown' }
type None = { state: 'none' }
/** One sentence each, in the order in which they are told (B14). Metric units. */
export type BriefFact =
  | ({ topic: 'weather' } & (
      | Unknown
      /** Of rain and wind it may not be known how much comes. */
      | { state: 'known'; low: number; high: number; rain: number | undefined; wind: number | undefined }
    ))
  | ({ topic: 'frost' } & (Unknown | None | { state: 'frost'; from: Instant; lowest: number }))
  | ({ topic: 'disease' } & (
      | Unknown
      | None
      | {
          state: 'high' | 'moderate'
          /** Of as high a level, the worst first. */
          threats: DiseaseThreat[]
        }
    ))
  | ({ topic: 'matches' } & (
      | Unknown
      | None
      | { state: 'today'; fixtures: Fixture[] }
      | { state: 'next'; fixture: Fixture }
    ))
  | ({ topic: 'late' } & (Unknown | None | { state: 'late'; jobs: Activity[] }))
  | ({ topic: 'off' } & (Unknown | None | { state: 'nonWorking' } | { state: 'off'; people: Id[] }))
  | ({ topic: 'stock' } & (Unknown | None | { state: 'short'; alerts: StockAlert[] }))
  | ({ topic: 'changes' } & (Unknown | None | { state: 'changed'; completed: number; cancelled: number }))

/** The day in at most eight facts: weather, frost, disease, matches, late jobs, who is off, stock, what changed since yesterday. */
export function morningBrief(sources: BriefSources, now: Date, timeZone: string): BriefFact[] {
  const { weather, disease, fixtures, activities, stock } = sources
  return [
    weatherFact(weather, now),
    frostFact(weather, now),
    ...(disease === null ? [] : [diseaseFact(disease)]),
    matchFact(fixtures, now, timeZone),
    lateFact(activities, now),
    offFact(sources, now, timeZone),
    ...(stock === null ? [] : [stockFact(stock)]),
    changeFact(activities, now),
  ]
}

/** The hours ahead that the page shows too. */
function weatherFact(weather: Weather | undefined, now: Date): BriefFact {
  const start = hourOf(now)
  const hours = (weather?.hourly ?? []).filter(
    ({ time }) => Date.parse(time) >= start && Date.parse(time) < start + OUTLOOK_HOURS * HOUR_MS,
  )
  const temperatures = hours.flatMap(({ temperature }) => temperature ?? [])
  if (temperatures.length === 0) return { topic: 'weather', state: 'unknown' }
  const winds = hours.flatMap(({ wind }) => wind ?? [])
  return {
    topic: 'weather',
    state: 'known',
    low: Math.min(...temperatures),
    high: Math.max(...temperatures),
    rain: wholeSum(hours.map(({ rain }) => rain)),
    wind: winds.length > 0 ? Math.max(...winds) : undefined,
  }
}

function frostFact(weather: Weather | undefined, now: Date): BriefFact {
  if (!weather?.hourly.some(({ temperature }) => temperature !== undefined))
    return { topic: 'frost', state: 'unknown' }
  const frost = frostAhead(weather.hourly, now)
  return frost ? { topic: 'frost', state: 'frost', ...frost } : { topic: 'frost', state: 'none' }
}

function diseaseFact(sections: NonNullable<BriefSources['disease']> | undefined): BriefFact {
  const known = (sections ?? []).flatMap(({ sectionId, outlook: [today] }) =>
    today?.worst ? [{ sectionId, ...today.worst }] : [],
  )
  const worst = known.toSorted((a, b) => Number(isWorse(b, a)) - Number(isWorse(a, b)))
  const level = worst[0]?.level
  if (level === undefined) return { topic: 'disease', state: 'unknown' }
  if (level === 'low') return { topic: 'disease', state: 'none' }
  const alike = worst.filter((one) => one.level === level)
  const threats = [...new Set(alike.map(({ diseaseId }) => diseaseId))].map((diseaseId) => {
    const sectionIds = alike.filter((one) => one.diseaseId === diseaseId).map(({ sectionId }) => sectionId)
    return { diseaseId, sectionIds, isWhole: sectionIds.length === sections?.length }
  })
  return { topic: 'disease', state: level, threats }
}

function matchFact(fixtures: readonly Fixture[] | undefined, now: Date, timeZone: string): BriefFact {
  if (!fixtures) return { topic: 'matches', state: 'unknown' }
  const open = notOver(fixtures, now)
  const today = open.filter(({ startDate }) => dayAtGround(startDate, timeZone) <= dayAtGround(now, timeZone))
  if (today.length > 0) return { topic: 'matches', state: 'today', fixtures: today }
  const next = open.find(({ kind }) => kind === 'match') ?? open[0]
  return next ? { topic: 'matches', state: 'next', fixture: next } : { topic: 'matches', state: 'none' }
}

function lateFact(activities: readonly Activity[] | undefined, now: Date): BriefFact {
  if (!activities) return { topic: 'late', state: 'unknown' }
  const jobs = lateJobs(activities, now)
  return jobs.length > 0 ? { topic: 'late', state: 'late', jobs } : { topic: 'late', state: 'none' }
}

/** Of a day on which nobody is due, nobody is missed. */
function offFact({ daysOff, nonWorkingDays }: BriefSources, now: Date, timeZone: string): BriefFact {
  if (!daysOff || !nonWorkingDays) return { topic: 'off', state: 'unknown' }
  const today = dayAtGround(now, timeZone)
  if (nonWorkingDays.some(({ date }) => date === today)) return { topic: 'off', state: 'nonWorking' }
  const people = [...new Set(daysOff.filter(({ date }) => date === today).map(({ user }) => user))]
  return people.length > 0 ? { topic: 'off', state: 'off', people } : { topic: 'off', state: 'none' }
}

function stockFact(stock: readonly StockAlert[] | undefined): BriefFact {
  if (!stock) return { topic: 'stock', state: 'unknown' }
  const alerts = stock.filter((alert) => alert.kind === 'machine' || alert.why === 'short')
  return alerts.length > 0 ? { topic: 'stock', state: 'short', alerts } : { topic: 'stock', state: 'none' }
}

/** What was completed by its end, and cancelled by its stamp, within a day. */
function changeFact(activities: readonly Activity[] | undefined, now: Date): BriefFact {
  if (!activities) return { topic: 'changes', state: 'unknown' }
  const isNew = (instant: Instant | undefined) => {
    const at = instant === undefined ? Number.NaN : Date.parse(instant)
    return at > now.getTime() - DAY_MS && at <= now.getTime()
  }
  const completed = activities.filter(
    (work) => isJob(work) && work.status === 'completed' && isNew(work.endDate),
  ).length
  const cancelled = activities.filter(
    ({ status, updatedAt }) => status === 'cancelled' && isNew(updatedAt),
  ).length
  return completed + cancelled > 0
    ? { topic: 'changes', state: 'changed', completed, cancelled }
    : { topic: 'changes', state: 'none' }
}
