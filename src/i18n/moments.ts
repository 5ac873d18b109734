import { DAY_MS } from '@/lib/durations'
import { type Format } from './format'

type Unit = 'day' | 'hour' | 'minute'
type Kept = Intl.NumberFormat | Intl.ListFormat | Intl.RelativeTimeFormat | Intl.DateTimeFormat
const cache = new Map<string, Kept>()

/**
 * `3h 59m`, `4d 8h`, `24m`: the two largest units of a length in minutes, as this reader writes them. `largest` is `hour`
 * for work: no one works by the day of 24 hours.
 */
export function duration(
  minutes: number,
  { locale }: Pick<Format, 'locale'>,
  largest: 'day' | 'hour' = 'day',
): string {
  const whole = Math.max(0, Math.floor(minutes))
  const days = largest === 'day' ? Math.floor(whole / 1440) : 0
  const [hours, rest] = [Math.floor((whole - days * 1440) / 60), whole % 60]
  const parts: [number, Unit][] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : hours > 0
        ? [
            [hours, 'hour'],
            [rest, 'minute'],
          ]
        : [[rest, 'minute']]
  const words = parts
    .filter(([count], at) => at === 0 || count > 0)
    .map(([count, unit]) => measured(count, unit, locale))
  return locale.startsWith('ar') ? list(locale).format(words) : words.join('\u00a0')
}

/** How old something is, in its largest unit: `16h`, `18d`; from a day on it is days of the calendar, as one counts them. */
export function age(
  instant: string,
  now: Date,
  { locale, timeZone }: Pick<Format, 'locale' | 'timeZone'>,
): string {
  const whole = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000))
  if (whole >= 1440) return days(groundDays(new Date(instant), now, timeZone), locale)
  if (whole >= 60) return measured(Math.floor(whole / 60), 'hour', locale)
  return measured(whole, 'minute', locale)
}

/** `18d` */
export const days = (count: number, locale: string): string => measured(count, 'day', locale)

/** The sign of days alone, beside a field: `d`. */
export const daySign = (locale: string): string => days(1, locale).replace(/[\p{N}\s]/gu, '')

/** The day of the ground that a moment is on: `2026-04-14`. */
export const groundDay = (at: Date | number, timeZone: string): string =>
  kept(`days ${timeZone}`, () => new Intl.DateTimeFormat('en-CA', { timeZone })).format(at)

/** From the one day of the ground to the other, whatever the hours. */
export function groundDays(from: Date, to: Date, timeZone: string): number {
  const away = daysFrom(groundDay(from, timeZone), groundDay(to, timeZone))
  // No calendar writes the years beyond 9999 alike.
  return Number.isNaN(away) ? Math.round((to.getTime() - from.getTime()) / DAY_MS) : away
}
/** How long ago a day was of which no hour is known: `today`, `3 days`. */
export const dayAge = (day: string, today: string, format: Format): string =>
  day === today ? dayWithin(day, today, format) : days(daysFrom(day, today), format.locale)

/** `Today`, `Tomorrow`, the weekday within a week, else `D MMM`; of two days of the ground. */
export const dayName = (day: string, today: string, format: Format): string =>
  capitalised(dayWithin(day, today, format), format.locale)

/** The same within a sentence: `today`, `tomorrow`. */
export function dayWithin(day: string, today: string, format: Format): string {
  const away = daysFrom(today, day)
  if (Number.isNaN(away)) return format.day(day, 'short')
  if (Math.abs(away) <= 1) return relative(format.locale).format(away, 'day')
  return format.day(day, away > 1 && away < 7 ? 'weekdayLong' : 'short')
}

/** A day over a list: `Today` and `14 Apr`, further away `Tuesday` and `21 Apr`. */
export function dayHeading(day: string, today: string, format: Format): { name: string; date: string } {
  const date = format.day(day, 'short')
  const name = dayWithin(day, today, format)
  return {
    name: capitalised(name === date ? format.day(day, 'weekdayLong') : name, format.locale),
    date,
  }
}

/** `Mon 16:00`, today only the time; the date before what is past or further away: a bare weekday is the next one. */
export function shortMoment(instant: string, today: string, format: Format): string {
  const day = groundDay(Date.parse(instant), format.timeZone)
  if (day === today) return format.time(instant)
  const away = daysFrom(today, day)
  return `${format.day(day, away > 0 && away < 7 ? 'weekdayOnly' : 'short')} ${format.time(instant)}`
}

/** A full hour as `07`, or as `7 AM` where that is how it is read; other times in full. */
export function hourLabel(instant: string, format: Format): string {
  // What says which half of the day it is stays beside the hour.
  const full = format.time(instant).replace(' ', '\u00A0')
  const minutes = new Intl.DateTimeFormat('en-GB', { minute: 'numeric', timeZone: format.timeZone })
  if (Number(minutes.format(new Date(instant))) !== 0) return full
  return full.replace(/[:.٫][0٠][0٠]/u, '')
}

const daysFrom = (today: string, day: string): number =>
  Math.round((Date.parse(`${day}T12:00:00Z`) - Date.parse(`${today}T12:00:00Z`)) / DAY_MS)

const capitalised = (word: string, locale: string): string =>
  word.slice(0, 1).toLocaleUpperCase(locale) + word.slice(1)

function kept<T extends Kept>(key: string, make: () => T): T {
  const found = cache.get(key) as T | undefined
  if (found) return found
  const made = make()
  cache.set(key, made)
  return made
}
/** Where the narrow words of a language do not go together (German writes `3h` beside `59 Min.`). */
const SYMBOLS: Readonly<Record<string, Readonly<Record<Unit, string>>>> = {
  de: { day: 'T', hour: 'h', minute: 'min' },
}
const measured = (count: number, unit: Unit, locale: string): string => {
  const symbol = SYMBOLS[locale]?.[unit]
  const style = symbol === undefined ? ({ style: 'unit', unit, unitDisplay: 'narrow' } as const) : undefined
  const words = kept(`${locale} ${unit}`, () => new Intl.NumberFormat(locale, style)).format(count)
  return (symbol === undefined ? words : `${words} ${symbol}`).replace(' ', '\u00a0')
}
const list = (locale: string) =>
  kept(`${locale} list`, () => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }))
const relative = (locale: string) =>
  kept(`${locale} relative`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
