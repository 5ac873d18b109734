import { DAY_MS } from '../../lib/durations.ts'
import { type Activity, answerOf } from '../activity.ts'
import { isOpen } from '../activityWork.ts'
import { lastMoment } from '../dayJobs.ts'
import { toInstant, wallClock } from '../groundTime.ts'
import type { Day, Id } from '../wire.ts'
import type { ReportChoice } from './reportChoice.ts'

/** Days of instants at a ground, quickly: a report asks for thousands. NaN-free: a time that is none has no day. */
export function dayReader(timeZone: string): (instant: string) => Day {
  const clock = wallClock(timeZone)
  const names = new Map<number, Day>()
  return (instant) => {
    const time = Date.parse(instant)
    if (Number.isNaN(time)) return ''
    const number = Math.floor(clock(time) / DAY_MS)
    let name = names.get(number)
    if (name === undefined) names.set(number, (name = new Date(number * DAY_MS).toISOString().slice(0, 10)))
    return name
  }
}

/** Of all that was loaded, what a report is about: begun in its days, on its pitches. Each once. */
export function workOfReport(
  rows: readonly Activity[],
  { pitchIds, from, to }: Pick<ReportChoice, 'pitchIds' | 'from' | 'to'>,
  timeZone: string,
): Activity[] {
  const dayOf = dayReader(timeZone)
  const chosen = new Set(pitchIds)
  const seen = new Set<Id>()
  return rows.filter((work) => {
    if (seen.has(work.id)) return false
    seen.add(work.id)
    if (chosen.size > 0 && !work.pitchIds.some((id) => chosen.has(id))) return false
    const day = dayOf(work.startDate)
    return day >= from && day <= to
  })
}

/** Planned for days that are over, and neither done nor called off; what still goes on is not left. */
export const isLeft = (
  work: Pick<Activity, 'status' | 'startDate' | 'endDate'>,
  today: Day,
  dayOf: (instant: string) => Day,
): boolean => isOpen(work) && dayOf(toInstant(lastMoment(work))) < today

/** Minutes a piece of work took: as recorded, else from its start to its end; undefined where neither tells. */
export function minutesOf(work: Pick<Activity, 'startDate' | 'endDate' | 'fields'>): number | undefined {
  const recorded = answerOf(work, 'actualMinutes')
  if (typeof recorded === 'number' && recorded > 0) return recorded
  const minutes = (Date.parse(work.endDate) - Date.parse(work.startDate)) / 60_000
  return Number.isFinite(minutes) && minutes > 0 ? minutes : undefined
}

/** A number that was answered. */
export function numberOf(work: Pick<Activity, 'fields'>, key: string): number | undefined {
  const answer = answerOf(work, key)
  return typeof answer === 'number' && Number.isFinite(answer) ? answer : undefined
}

/** A text that was answered, without the blanks round it. */
export function textOf(work: Pick<Activity, 'fields'>, key: string): string | undefined {
  const answer = answerOf(work, key)
  const text = typeof answer === 'string' ? answer.trim() : ''
  return text === '' ? undefined : text
}
