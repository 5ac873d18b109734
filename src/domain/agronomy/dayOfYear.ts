import { DAY_MS } from '../../lib/durations.ts'

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** 365 or 366. */
export function daysInYear(year: number): number {
  return isLeap(year) ? 366 : 365
}

/**
 * Day of the year of a calendar day `YYYY-MM-DD`, 1 to 366 (the J of FAO-56).
 * @throws RangeError when the text is no calendar day.
 */
export function dayOfYear(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) throw new RangeError(`not a calendar day: ${day}`)
  return (time - Date.UTC(new Date(time).getUTCFullYear(), 0, 1)) / DAY_MS + 1
}

/** The calendar day `YYYY-MM-DD` that is the n-th of a year; n may run outside the year. */
export function dayOf(year: number, n: number): string {
  return new Date(Date.UTC(year, 0, n)).toISOString().slice(0, 10)
}
