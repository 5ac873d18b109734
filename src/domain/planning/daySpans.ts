import type { DayOff } from '../daysOff.ts'
import { addDays, instantAtGround, isTimeZone } from '../groundTime.ts'
import { type Day, type Id, isDay } from '../wire.ts'

/** Begin and end of a day at the ground, ms. */
export type Span = { start: number; end: number }

const spans = new Map<string, Span>()
/** From midnight to midnight at the ground, 23 to 25 hours; undefined for a text that is no day. An unknown zone counts as UTC. */
export function daySpan(day: Day, timeZone: string): Span | undefined {
  const key = `${timeZone} ${day}`
  const found = spans.get(key)
  if (found) return found
  if (!isDay(day)) return undefined
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const made = {
    start: Date.parse(instantAtGround(day, '00:00', zone)),
    end: Date.parse(instantAtGround(addDays(day, 1), '00:00', zone)),
  }
  spans.set(key, made)
  return made
}

const inOrder = (days: Iterable<Day>, timeZone: string): Span[] =>
  [...new Set(days)].flatMap((day) => daySpan(day, timeZone) ?? []).sort((a, b) => a.start - b.start)

export const spansOfDays = (days: readonly Day[], timeZone: string): Span[] => inOrder(days, timeZone)

/** The days off of each person in order. */
export function leaveByPerson(daysOff: readonly DayOff[], timeZone: string): Map<Id, Span[]> {
  const days = new Map<Id, Day[]>()
  for (const { user, date } of daysOff) {
    const list = days.get(user)
    if (list) list.push(date)
    else days.set(user, [date])
  }
  return new Map([...days].map(([user, list]) => [user, inOrder(list, timeZone)]))
}

/** The part of a time, start to end, that falls on days of a list in order: from the first to the last of them. */
export function touched(list: readonly Span[] | undefined, start: number, end: number): Span | undefined {
  if (!list || !(end > start)) return undefined
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  const first = list[low]
  if (!first || first.start >= end) return undefined
  let last = first
  for (let at = low; at < list.length; at++) {
    const span = list[at]
    if (!span || span.start >= end) break
    last = span
  }
  return { start: Math.max(start, first.start), end: Math.min(end, last.end) }
}
