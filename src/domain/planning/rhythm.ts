import type { Activity } from '../activity.ts'
import { needsPitch } from '../activityName.ts'
import { isJob } from '../dayJobs.ts'
import { toInstant } from '../groundTime.ts'
import type { Id, Instant } from '../wire.ts'

const DAY_MS = 86_400_000
/** Work that begins again within half a day is the same occasion. */
const SAME_OCCASION = DAY_MS / 2
/** So many intervals make a rhythm. */
const LEAST_INTERVALS = 3
/** Overdue from this many times the usual interval on (product.md, B8). */
export const OVERDUE_RATIO = 1.4
/** A rhythm of other months that has been silent for so many intervals has ended with its season. */
const ENDED_RATIO = 6

export type Rhythm = {
  pitchId: Id
  activityName: string
  /** The club's own usual interval, days. */
  medianDays: number
  lastDone: Instant
  daysSince: number
  ratio: number
}

const daysApart = (from: number, to: number): number => Math.max(1, Math.round((to - from) / DAY_MS))

/**
 * How often each kind of work is done on each pitch, by what was completed: the median interval of the same month, in
 * any year, else of the whole history; where there are fewer than three intervals there is no rhythm. A pitch that is
 * being renovated has none. Most overdue first.
 */
export function rhythmsOf(history: readonly Activity[], pitches: readonly { id: Id }[], now: Date): Rhythm[] {
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
      const beat = beatOf(times, now)
      return beat ? [{ pitchId, activityName, ...beat }] : []
    })
    .sort(
      (a, b) =>
        b.ratio - a.ratio ||
        a.pitchId.localeCompare(b.pitchId) ||
        a.activityName.localeCompare(b.activityName),
    )
}

/** The work whose last time is longer ago than 1.4 times its own rhythm (product.md, B8), most overdue first. */
export const overdueByRhythm = (
  history: readonly Activity[],
  pitches: readonly { id: Id }[],
  now: Date,
): Rhythm[] => rhythmsOf(history, pitches, now).filter(({ ratio }) => ratio >= OVERDUE_RATIO)

const isRenovating = ({ activityName, status, startDate, endDate }: Activity, time: number): boolean =>
  activityName === 'renovation' &&
  status !== 'cancelled' &&
  Date.parse(startDate) <= time &&
  time < Date.parse(endDate)

function beatOf(times: readonly number[], now: Date): Omit<Rhythm, 'pitchId' | 'activityName'> | undefined {
  const occasions: number[] = []
  for (const time of times.toSorted((a, b) => a - b))
    if (time - (occasions.at(-1) ?? Number.NEGATIVE_INFINITY) >= SAME_OCCASION) occasions.push(time)
  const last = occasions.at(-1)
  if (last === undefined) return undefined
  const intervals = occasions.slice(1).map((time, at) => ({
    days: daysApart(occasions[at] ?? time, time),
    month: new Date(time).getUTCMonth(),
  }))
  const inMonth = intervals.filter(({ month }) => month === now.getUTCMonth())
  const ofMonth = inMonth.length >= LEAST_INTERVALS
  const used = ofMonth ? inMonth : intervals
  if (used.length < LEAST_INTERVALS) return undefined
  const medianDays = medianOf(used.map(({ days }) => days))
  const daysSince = Math.max(0, Math.round((now.getTime() - last) / DAY_MS))
  const ratio = daysSince / medianDays
  if (!ofMonth && ratio >= ENDED_RATIO) return undefined
  return { medianDays, lastDone: toInstant(last), daysSince, ratio }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
