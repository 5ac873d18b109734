import { byCode } from '../../lib/byCode.ts'
import { DAY_MS } from '../../lib/durations.ts'
import type { Activity } from '../activity.ts'
import { needsPitch } from '../activityName.ts'
import { isJob } from '../dayJobs.ts'
import { addDays, dayAtGround, daysBetween, toInstant } from '../groundTime.ts'
import { firstDay, lastDay } from '../months.ts'
import type { Day, Id, Instant } from '../wire.ts'

/** Work that begins again within half a day is the same occasion. */
const SAME_OCCASION = DAY_MS / 2
/** So many intervals make a rhythm. */
const LEAST_INTERVALS = 3
/** Overdue from this many times the usual interval on (product.md, B8). */
export const OVERDUE_RATIO = 1.4
/** A rhythm of other months that has been silent for so many intervals has ended with its season. */
const ENDED_RATIO = 6

/** How many former years are looked at. */
const FORMER_YEARS = 2
/** Days before a month whose work begins its first interval. */
const LEAD_DAYS = 21
/** No interval of a former month is longer than the days that are known of it. */
const LONGEST = LEAD_DAYS + 31

/** What a rhythm was learnt from: this month of former years, this month alone, or all that is known. */
export type RhythmBasis = 'formerYears' | 'thisMonth' | 'all'

export type Rhythm = {
  pitchId: Id
  activityName: string
  /** The club's own usual interval, days. */
  medianDays: number
  basis: RhythmBasis
  /** So many intervals are behind the median. */
  intervals: number
  lastDone: Instant
  daysSince: number
  ratio: number
}

/** The days of former years from which a rhythm is learnt: today's month, and three weeks before it. Oldest first. */
export function formerMonths(today: Day): { from: Day; to: Day }[] {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)]
  return Array.from({ length: FORMER_YEARS }, (_, at) => {
    const former = `${year - FORMER_YEARS + at}-${month}`
    return { from: addDays(firstDay(former), -LEAD_DAYS), to: lastDay(former) }
  })
}

/** When it is asked, and whose calendar tells the days: all are days of the ground, as a person counts them. */
type RhythmMoment = { now: Date; timeZone: string; since?: Day }

/**
 * How often each kind of work is done on each pitch, by what was completed: the median interval, in days, of this month
 * in former years (product.md, B8), else of this month, else of the whole history; of each at least three intervals,
 * else there is no rhythm. `since` is where the days begin that reach without a break to now: what lies before them is
 * known in pieces, so no interval reaches across it, and work that was not done since has no rhythm. A pitch that is
 * being renovated has none. Most overdue first.
 */
export function rhythmsOf(
  history: readonly Activity[],
  pitches: readonly { id: Id }[],
  at: RhythmMoment,
): Rhythm[] {
  const time = at.now.getTime()
  const closed = new Set(
    history.filter((work) => isRenovating(work, time)).flatMap(({ pitchIds }) => pitchIds),
  )
  const wanted = new Set(pitches.map(({ id }) => id).filter((id) => !closed.has(id)))
  const done = new Map<string, { pitchId: Id; activityName: string; times: number[] }>()
  for (const work of history) {
    const start = Date.parse(work.startDate)
    if (work.status !== 'completed' || !(start <= time) || !isJob(work) || !needsPitch(work.activityName))
      continue
    for (const pitchId of new Set(work.pitchIds)) {
      if (!wanted.has(pitchId)) continue
      const key = JSON.stringify([pitchId, work.activityName])
      const known = done.get(key)
      if (known) known.times.push(start)
      else done.set(key, { pitchId, activityName: work.activityName, times: [start] })
    }
  }
  return [...done.values()]
    .flatMap(({ pitchId, activityName, times }) => {
      const beat = beatOf(times, at)
      return beat ? [{ pitchId, activityName, ...beat }] : []
    })
    .sort(
      (a, b) => b.ratio - a.ratio || byCode(a.pitchId, b.pitchId) || byCode(a.activityName, b.activityName),
    )
}

/** Whether the last time is longer ago than 1.4 times the own rhythm (product.md, B8). */
export const isOverdue = ({ ratio }: Pick<Rhythm, 'ratio'>): boolean => ratio >= OVERDUE_RATIO

/**
 * The days waited by a day on which the rhythm asks for the work, a whole number of usual intervals after the last time
 * before: it was done then, or is planned for then (`planned`, days). Undefined on any other day, and where it is planned
 * for that day or within half an interval after it.
 */
export function daysWhenDue(
  { lastDone, medianDays }: Pick<Rhythm, 'lastDone' | 'medianDays'>,
  planned: readonly Day[],
  day: Day,
  timeZone: string,
): number | undefined {
  if (planned.some((next) => next >= day && daysBetween(day, next) < medianDays / 2)) return undefined
  const done = dayAtGround(lastDone, timeZone)
  const last = planned.reduce((latest, one) => (one > latest && one < day ? one : latest), done)
  const waited = daysBetween(last, day)
  const intervals = Math.round(waited / medianDays)
  return intervals > 0 && Math.round(intervals * medianDays) === waited ? waited : undefined
}

const isRenovating = ({ activityName, status, startDate, endDate }: Activity, time: number): boolean =>
  activityName === 'renovation' &&
  status !== 'cancelled' &&
  Date.parse(startDate) <= time &&
  time < Date.parse(endDate)

function beatOf(
  times: readonly number[],
  { now, timeZone, since }: RhythmMoment,
): Omit<Rhythm, 'pitchId' | 'activityName'> | undefined {
  const occasions: { time: number; day: Day }[] = []
  for (const time of times.toSorted((a, b) => a - b))
    if (time - (occasions.at(-1)?.time ?? Number.NEGATIVE_INFINITY) >= SAME_OCCASION)
      occasions.push({ time, day: dayAtGround(time, timeZone) })
  const last = occasions.at(-1)
  if (last === undefined || (since !== undefined && last.day < since)) return undefined
  const today = dayAtGround(now, timeZone)
  const intervals = occasions.slice(1).map(({ day }, at) => {
    const from = occasions[at]?.day ?? day
    return { from, day, days: Math.max(1, daysBetween(from, day)) }
  })
  const inMonth = intervals.filter(({ day }) => day.slice(5, 7) === today.slice(5, 7))
  const isThisYear = ({ day }: { day: Day }) => day.slice(0, 4) === today.slice(0, 4)
  const isUnbroken = ({ from }: { from: Day }) => since === undefined || from >= since
  const bases: [RhythmBasis, typeof intervals][] = [
    // The days before a month that are known are fewer than its intervals may be long.
    ['formerYears', inMonth.filter((one) => !isThisYear(one) && one.days <= LONGEST)],
    ['thisMonth', inMonth.filter((one) => isThisYear(one) && isUnbroken(one))],
    ['all', intervals.filter(isUnbroken)],
  ]
  const found = bases.find(([, some]) => some.length >= LEAST_INTERVALS)
  if (!found) return undefined
  const [basis, used] = found
  const medianDays = medianOf(used.map(({ days }) => days))
  const daysSince = Math.max(0, daysBetween(last.day, today))
  const ratio = daysSince / medianDays
  if (basis === 'all' && ratio >= ENDED_RATIO) return undefined
  return { medianDays, basis, intervals: used.length, lastDone: toInstant(last.time), daysSince, ratio }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
