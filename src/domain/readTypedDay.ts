import { latinDigits } from '../lib/parseNumber.ts'
import { addDays, dayAtGround } from './groundTime.ts'
import { type Day, isDay } from './wire.ts'

const two = (text: string) => text.padStart(2, '0')

/** Whether people of a locale begin a date with the month, as those of the United States do. */
const isMonthFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts(0).find(({ type }) => type !== 'literal')?.type === 'month'

/** As people type a word: without capitals, accents and the dot of a short form. */
const plain = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '')

/** Which of some names is meant by a word: the one that is it, else the only one that begins with it. */
export function meant(word: string, names: readonly (readonly string[])[]): number {
  const typed = plain(word)
  const exact = names.findIndex((forms) => forms.some((form) => plain(form) === typed))
  if (exact >= 0 || typed.length < 3) return exact
  const beginning = names.flatMap((forms, at) =>
    forms.some((form) => plain(form).startsWith(typed)) ? [at] : [],
  )
  return beginning.length === 1 ? (beginning[0] ?? -1) : -1
}

const STYLES = ['long', 'short'] as const

/** A month's names, alone and in a date: many languages bend them there. */
export function monthNames(locale: string): string[][] {
  const formats = STYLES.map((month) => ({
    alone: new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }),
    inDate: new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }),
  }))
  return Array.from({ length: 12 }, (_, month) => {
    const first = Date.UTC(2026, month, 1)
    return formats.flatMap(({ alone, inDate }) => {
      const bent = inDate.formatToParts(first).find(({ type }) => type === 'month')
      return [alone.format(first), ...(bent ? [bent.value] : [])]
    })
  })
}

/** Whether two forms of a word begin alike: `próximo` and `próxima`, `nächsten` and `nächste`. */
const isAlike = (a: string, b: string): boolean => {
  const [one, other] = [plain(a), plain(b)]
  return one.length > 3 && other.length > 3 && one.slice(0, Math.min(6, other.length)) === other.slice(0, 6)
}

/** `next tue`, `mardi prochain`: without its word for the next one, as the locale says "next week". */
function afterToday(text: string, today: Day, locale: string): Day | undefined {
  const next = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(1, 'week').split(' ')
  const words = text.split(/ +/)
  const [name = '', ...others] = words.filter((word) => !next.some((one) => isAlike(one, word)))
  if (words.length !== 2 || others.length > 0) return undefined
  const day = namedDay(name, today, locale)
  return day === today ? addDays(day, 7) : day
}

/** `today`, `tomorrow`, `friday`: the next day of that name. */
function namedDay(text: string, today: Day, locale: string): Day | undefined {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const shifts = [0, 1, 2, -1, -2]
  const shift =
    shifts[
      meant(
        text,
        shifts.map((days) => [relative.format(days, 'day')]),
      )
    ]
  if (shift !== undefined) return addDays(today, shift)
  const formats = STYLES.map((weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }))
  const names = Array.from({ length: 7 }, (_, days) =>
    formats.map((one) => one.format(Date.parse(`${addDays(today, days)}T12:00:00Z`))),
  )
  const found = meant(text, names)
  return found < 0 ? undefined : addDays(today, found)
}

/** Day, month and year of `14/4/2026`, `14.4.`, `14 April`, `Apr 14, 2026`, `3 de mayo`. */
function partsOf(typed: string, locale: string): { day: string; month: string; year?: string } | undefined {
  const figures = /^(\d{1,2})([./\- ])(\d{1,2})(?:[./\- ](\d{4}))?\.?$/.exec(typed)
  if (figures) {
    const [, first = '', separator, second = '', year] = figures
    const [day, month] = separator !== '.' && isMonthFirst(locale) ? [second, first] : [first, second]
    return { day, month, ...(year && { year }) }
  }
  const words =
    /^(?<day>\d{1,2})\.?\s*(?:de\s+)?(?<name>\p{L}[\p{L}\p{M}]+)\.?(?:,?\s+(?:de\s+)?(?<year>\d{4}))?$/u.exec(
      typed,
    ) ?? /^(?<name>\p{L}[\p{L}\p{M}]+)\.?\s+(?<day>\d{1,2})(?:,?\s+(?<year>\d{4}))?$/u.exec(typed)
  if (!words?.groups) return undefined
  const { day = '', name = '', year } = words.groups
  const month = meant(name, monthNames(locale)) + 1
  return month === 0 ? undefined : { day, month: String(month), ...(year && { year }) }
}

/**
 * A calendar day as people type one: `2026-04-14`, `14.4.`, `14/4/2026`, `14 Apr`, `+3`, `tomorrow`, `fri`, `next fri`, with the
 * words of the locale. Day and month in the order of the locale; with dots the day is always first. A year that is left
 * out is the one that makes the day nearest.
 */
export function readTypedDay(
  text: string,
  now: Date,
  { timeZone, locale }: { timeZone: string; locale: string },
): Day | undefined {
  const today = dayAtGround(now, timeZone)
  const typed = latinDigits(text.trim())
  if (isDay(typed)) return typed
  const ahead = /^([+-])(\d{1,3})$/.exec(typed)
  if (ahead) return addDays(today, Number(`${ahead[1]}${ahead[2]}`))
  if (/^\p{L}[\p{L}\p{M}. ]+$/u.test(typed))
    return namedDay(typed, today, locale) ?? afterToday(typed, today, locale)
  const parts = partsOf(typed, locale)
  if (!parts) return undefined
  const { day, month, year } = parts
  const candidates = (year ? [year] : [-1, 0, 1].map((shift) => String(Number(today.slice(0, 4)) + shift)))
    .map((candidate) => `${candidate}-${two(month)}-${two(day)}`)
    .filter(isDay)
  const distance = (candidate: Day) => Math.abs(Date.parse(candidate) - Date.parse(today))
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]
}
