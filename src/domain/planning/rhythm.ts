import { byCode } from '../../lib/byCode.ts'
import { DAY_MS } from '../../lib/durations.ts'
import type { Activity } from '../activity.ts'
import { needsPitch } from '../activityName.ts'
import { isJob } from '../dayJobs.ts'
import { addDays, toInstant } from '../groundTime.ts'
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

const daysApart = (from: number, to: number): number => Math.max(1, Math.round((to - from) / DAY_MS))

/** The days of former years from which a rhythm is learnt: today's month, and three weeks before it. Oldest first. */
export function formerMonths(today: Day): { from: Day; to: Day }[] {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)]
  return Array.from({ length: FORMER_YEARS }, (_, at) => {
    const former = `${year - FORMER_YEARS + at}-${month}`
    return { from: addDays(firstDay(former), -LEAD_DAYS), to: lastDay(former) }
  })
}

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
  now: Date,
  since?: Day,
): Rhythm[] {
  const time = now.getTime()
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
      const beat = beatOf(times, now, since)
      return beat ? [{ pitchId, activityName, ...beat }] : []
    })
    .sort(
      (a, b) => b.ratio - a.ratio || byCode(a.pitchId, b.pitchId) || byCode(a.activityName, b.activityName),
    )
}

/** Whether the last time is longer ago than 1.4 times the own rhythm (product.md, B8). */
export const isOverdue = ({ ratio }: Pick<Rhythm, 'ratio'>): boolean => ratio >= OVERDUE_RATIO

const isRenovating = ({ activityName, status, startDate, endDate }: Activity, time: number): boolean =>
  activityName === 'renovation' &&
  status !== 'cancelled' &&
  Date.parse(startDate) <= time &&
  time < Date.parse(endDate)

function beatOf(
  times: readonly number[],
  now: Date,
  since: Day | undefined,
): Omit<Rhythm, 'pitchId' | 'activityName'> | undefined {
  const occasions: number[] = []
  for (const time of times.toSorted((a, b) => a - b))
    if (time - (occasions.at(-1) ?? Number.NEGATIVE_INFINITY) >= SAME_OCCASION) occasions.push(time)
  const last = occasions.at(-1)
  const begin = since === undefined ? undefined : Date.parse(`${since}T00:00:00Z`)
  if (last === undefined || (begin !== undefined && last < begin)) return undefined
  const intervals = occasions.slice(1).map((time, at) => ({
    from: occasions[at] ?? time,
    days: daysApart(occasions[at] ?? time, time),
    month: new Date(time).getUTCMonth(),
    year: new Date(time).getUTCFullYear(),
  }))
  const inMonth = intervals.filter(({ month }) => month === now.getUTCMonth())
  const bases: [RhythmBasis, typeof intervals][] = [
    // The days before a month that are known are fewer than its intervals may be long.
    ['formerYears', inMonth.filter(({ year, days }) => year < now.getUTCFullYear() && days <= LONGEST)],
    ['thisMonth', inMonth.filter(({ year, from }) => year === now.getUTCFullYear() && from >= (begin ?? 0))],
    ['all', intervals.filter(({ from }) => from >= (begin ?? 0))],
  ]
  const found = bases.find(([, some]) => some.length >= LEAST_INTERVALS)
  if (!found) return undefined
  const [basis, used] = found
  const ofMonth = basis !== 'all'
  const medianDays = medianOf(used.map(({ days }) => days))
  const daysSince = Math.max(0, Math.round((now.getTime() - last) / DAY_MS))
  const ratio = daysSince / medianDays
  if (!ofMonth && ratio >= ENDED_RATIO) return undefined
  return { medianDays, basis, intervals: used.length, lastDone: toInstant(last), daysSince, ratio }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
