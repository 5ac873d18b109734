import { addDays, instantAtGround, toInstant } from '../groundTime.ts'
import { type Day, type Instant, isDay } from '../wire.ts'

/** A DATE, or a DATE-TIME as the clock of a zone showed it. */
export type IcsTime = { day: Day; time: string | undefined; instant: Instant }

const VALUE = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z)?)?$/

/**
 * Reads a value of RFC 5545 §3.3.4–5. `Z` is UTC, anything else the clock of `timeZone`; a DATE begins at its midnight.
 * Undefined for a day that no calendar has, such as 29 February of a common year.
 */
export function readIcsTime(value: string, timeZone: string): IcsTime | undefined {
  const match = VALUE.exec(value.trim())
  if (!match) return undefined
  const [, year = '', month = '', date = '', hours, minutes = '', seconds = '', utc] = match
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return undefined
  if (hours === undefined) return { day, time: undefined, instant: instantAtGround(day, '00:00', timeZone) }
  const time = `${hours}:${minutes}`
  // The sixtieth second is the leap second, which no clock here knows.
  const second = Math.min(59, Number(seconds)) * 1000
  const minute = utc ? `${day}T${time}:00Z` : instantAtGround(day, time, timeZone)
  const instant = toInstant(Date.parse(minute) + second)
  return instant.length === 20 ? { day, time, instant } : undefined
}

const LENGTH = /^([+-])?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/

/** A DURATION (RFC 5545 §3.3.6): whole days, which follow the calendar, and milliseconds, which do not. */
export function readIcsLength(value: string): { days: number; ms: number } | undefined {
  const match = LENGTH.exec(value.trim())
  if (!match || match[1] === '-' || !/\d/.test(value)) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((n) => Number(n ?? 0))
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

/** The instant so long after another, days by the calendar of a zone. */
export function afterLength(
  start: IcsTime,
  { days, ms }: { days: number; ms: number },
  timeZone: string,
): Instant {
  const from =
    days === 0
      ? Date.parse(start.instant)
      : Date.parse(instantAtGround(addDays(start.day, days), start.time ?? '00:00', timeZone))
  return toInstant(from + ms)
}
