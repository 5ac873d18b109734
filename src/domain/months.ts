import { addDays } from './groundTime.ts'
import type { Day } from './wire.ts'

/** A month of the calendar, `YYYY-MM`. */
export type Month = string

const two = (number: number): string => String(number).padStart(2, '0')

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const firstDay = (month: Month): Day => `${month}-01`
/** The 28th and four days lie in the next month, whatever the month. */
export const lastDay = (month: Month): Day =>
  month === '9999-12' ? '9999-12-31' : addDays(firstDay(monthOf(addDays(`${month}-28`, 4))), -1)
/** 28 to 31. */
export const daysInMonth = (month: Month): number => Number(lastDay(month).slice(8))

/** So many months later; never beyond the first or the last month of the calendar (quality D5). */
export function addMonths(month: Month, count: number): Month {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  const bounded = Math.min(9999 * 12 + 11, Math.max(0, at))
  return `${String(Math.floor(bounded / 12)).padStart(4, '0')}-${two((bounded % 12) + 1)}`
}

/** Every month from one to another, both included. */
export function monthsFrom(from: Month, to: Month): Month[] {
  const months: Month[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    months.push(month)
    if (month === '9999-12') break
  }
  return months
}

/** The day of a month with the same number as another, or the month's last one. */
export const sameDayIn = (month: Month, day: Day): Day =>
  `${month}-${two(Math.min(Number(day.slice(8)), daysInMonth(month)))}`
