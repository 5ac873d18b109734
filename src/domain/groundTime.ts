import { DAY_MS } from '../lib/durations.ts'
import type { Day, Instant } from './wire.ts'

/** Remembered, as `days` is: lists ask it of each of their rows, and days are few. */
const noons = new Map<Day, number>()
function noonOf(day: Day): number {
  let noon = noons.get(day)
  if (noon === undefined) noons.set(day, (noon = Date.parse(`${day}T12:00:00Z`)))
  return noon
}

/** The calendar ends where years no longer have four digits. */
export const FIRST_DAY: Day = '0000-01-01'
export const LAST_DAY: Day = '9999-12-31'

/**
 * The calendar day so many days later; days are counted, not hours, so no zone can lose one (quality D2). Never
 * beyond the first or the last day (quality D5). Throws RangeError for a text that is no day.
 */
export function addDays(day: Day, days: number): Day {
  const noon = noonOf(day) + days * DAY_MS
  return dayOfNumber(Math.floor(Math.min(noonOf(LAST_DAY), Math.max(noonOf(FIRST_DAY), noon)) / DAY_MS))
}

/** Days from one calendar day to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((noonOf(to) - noonOf(from)) / DAY_MS)

/** Every calendar day from `from` to `to`, both included. */
export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n))

/** Day of the week, 0 Sunday to 6 Saturday. */
export const weekday = (day: Day): number => new Date(noonOf(day)).getUTCDay()

/** The first day of the week of `day`, where weeks start on `start` (0 Sunday, 1 Monday). */
export const startOfWeek = (day: Day, start: 0 | 1): Day => addDays(day, -((weekday(day) - start + 7) % 7))

/** ISO 8601 week number, 1–53. */
export function isoWeek(day: Day): number {
  const thursday = addDays(day, 4 - (weekday(day) || 7))
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clock(timeZone: string): Intl.DateTimeFormat {
  let found = clocks.get(timeZone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(timeZone, found)
  }
  return found
}

/** What a clock at the ground shows at an instant: its day and `HH:mm`. */
export function atGround(time: Instant | number | Date, timeZone: string): { day: Day; time: string } {
  const wall = new Date(inCalendar(wallClock(timeZone)(new Date(time).getTime())))
  const two = (value: number) => String(value).padStart(2, '0')
  const year = String(wall.getUTCFullYear()).padStart(4, '0')
  return {
    day: `${year}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`,
    time: `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`,
  }
}

/** The same, asked of the zone itself: a hundred times as slow. Throws RangeError for a time that is none. */
function askZone(time: number, timeZone: string): { day: Day; time: string } {
  const parts: Record<string, string> = {}
  for (const { type, value } of clock(timeZone).formatToParts(new Date(time))) parts[type] = value
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** The day alone, which lists ask of each of their rows. Throws RangeError for a time that is none. */
export function dayAtGround(time: Instant | number | Date, timeZone: string): Day {
  const instant = typeof time === 'string' ? Date.parse(time) : Number(time)
  return dayOfNumber(Math.floor(inCalendar(wallClock(timeZone)(instant)) / DAY_MS))
}

/** The nearest moment whose year has four digits: "for ever" of many a backend is one that the far east has not. */
const inCalendar = (time: number): number => Math.min(LAST_MS, Math.max(FIRST_MS, time))
const FIRST_MS = -62_167_219_200_000
const LAST_MS = 253_402_300_799_999

/** Days from 1 January 1970 to a day; throws nothing, NaN for a text that is no day. */
export const dayNumber = (day: Day): number => Math.floor(noonOf(day) / DAY_MS)
export function dayOfNumber(number: number): Day {
  let day = days.get(number)
  if (day === undefined) days.set(number, (day = new Date(number * DAY_MS).toISOString().slice(0, 10)))
  return day
}
const days = new Map<number, Day>()

/**
 * Says what the ground's clocks show at an instant, both in milliseconds since 1970, the wall's as if it were UTC. For
 * thousands of instants: the zone is asked twice a day of theirs, and by the quarter of an hour on days when clocks change.
 */
export function wallClock(timeZone: string): (time: number) => number {
  let found = wallClocks.get(timeZone)
  if (!found) {
    const starts = new Map<number, number>()
    const quarters = new Map<number, number>()
    const remember = (known: Map<number, number>, step: number, at: number): number => {
      let offset = known.get(at)
      if (offset === undefined) known.set(at, (offset = offsetAt(at * step, timeZone)))
      return offset
    }
    found = (time) => {
      if (Number.isNaN(time)) throw new RangeError('Invalid time value')
      const day = Math.floor(time / DAY_MS)
      const offset = remember(starts, DAY_MS, day)
      if (offset === remember(starts, DAY_MS, day + 1)) return time + offset
      return time + remember(quarters, QUARTER_MS, Math.floor(time / QUARTER_MS))
    }
    wallClocks.set(timeZone, found)
  }
  return found
}
const wallClocks = new Map<string, (time: number) => number>()
const QUARTER_MS = 900_000

/** Milliseconds by which the ground's clocks are ahead of UTC at an instant. */
function offsetAt(time: number, timeZone: string): number {
  // Two days from the ends of the calendar no zone shows another year's number.
  const asked = Math.min(LAST_MS - 2 * DAY_MS, Math.max(FIRST_MS + 368 * DAY_MS, time))
  const shown = askZone(asked, timeZone)
  const minute = Math.floor(asked / 60_000) * 60_000
  return Date.parse(`${shown.day}T${shown.time}:00Z`) - minute
}

/**
 * The instant at which a clock at the ground shows `HH:mm` on a day. A time that the clocks skip is moved on by
 * the hour they skip; of a time that comes twice the first is meant.
 */
export function instantAtGround(day: Day, time: string, timeZone: string): Instant {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const shown = wallClock(timeZone)
  const ahead = (instant: number) => shown(instant) - instant
  // Half a day before and after the instant itself, which in the far east is half a day from `wall`.
  const about = wall - ahead(wall)
  const first = wall - ahead(about - DAY_MS / 2)
  const second = wall - ahead(about + DAY_MS / 2)
  const found = [Math.min(first, second), Math.max(first, second)].find(
    (candidate) => shown(candidate) === wall,
  )
  return toInstant(found ?? Math.max(first, second))
}

/** Epoch milliseconds as the application writes instants; never beyond the calendar. */
export const toInstant = (time: number | Date): Instant =>
  new Date(inCalendar(Number(time))).toISOString().replace(/\.\d{3}Z$/, 'Z')

/** Whole minutes from one instant to another. */
export const minutesBetween = (from: Instant, to: Instant): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

/** True for an IANA zone that this device knows. */
export function isTimeZone(zone: string | undefined): zone is string {
  if (!zone) return false
  try {
    clock(zone)
    return true
  } catch {
    return false
  }
}
