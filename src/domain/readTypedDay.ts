import { addDays, dayAtGround } from './groundTime.ts'
import { type Day, isDay } from './wire.ts'

const two = (text: string) => text.padStart(2, '0')

/** Whether people of a locale begin a date with the month, as those of the United States do. */
const isMonthFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts(0).find(({ type }) => type !== 'literal')?.type === 'month'

/**
 * A calendar day as people type one: `2026-04-14`, `14.4.`, `14/4/2026`, `+3`. Day and month in the order of the locale;
 * with dots the day is always first. A year that is left out is the one that makes the day nearest.
 */
export function readTypedDay(
  text: string,
  now: Date,
  { timeZone, locale }: { timeZone: string; locale: string },
): Day | undefined {
  const today = dayAtGround(now, timeZone)
  const typed = text.trim()
  if (isDay(typed)) return typed
  const ahead = /^([+-])(\d{1,3})$/.exec(typed)
  if (ahead) return addDays(today, Number(`${ahead[1]}${ahead[2]}`))
  const match = /^(\d{1,2})([./\- ])(\d{1,2})(?:[./\- ](\d{4}))?\.?$/.exec(typed)
  if (!match) return undefined
  const [, first = '', separator, second = '', year] = match
  const [day, month] = separator !== '.' && isMonthFirst(locale) ? [second, first] : [first, second]
  const candidates = (year ? [year] : [-1, 0, 1].map((shift) => String(Number(today.slice(0, 4)) + shift)))
    .map((candidate) => `${candidate}-${two(month)}-${two(day)}`)
    .filter(isDay)
  const distance = (candidate: Day) => Math.abs(Date.parse(candidate) - Date.parse(today))
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]
}
