import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import {
  convert,
  displayDecimals,
  type Quantity,
  roundHalfAway,
  type Unit,
  unitOf,
  type UnitSystem,
} from '@/lib/units'
import { isolate } from '@/lib/isolate'
import { directionOf, type Language, localeTag } from './languages'
import { days, daySign, groundDays } from './moments'
import { weekStart } from './week'

/** What a reader's numbers and dates depend on besides the language. */
export type FormatSettings = {
  /** IANA zone of the ground: times are the ground's, wherever the reader is. */
  timeZone: string
  unitSystem: UnitSystem
  /** Region that decides the start of the week. */
  country: string | undefined
}

let ownZone: string | undefined
/** The zone of this device. Asked late: it is a tenth of a second of a phone's time, and a log-in page needs none. */
export const deviceZone = (): string => (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

export const FormatContext = createContext<FormatSettings>({
  get timeZone() {
    return deviceZone()
  },
  unitSystem: 'metric',
  country: undefined,
})

/** How a unit is written where its symbol is not what a reader expects. */
const SYMBOLS: Partial<Record<Unit, string>> = {
  m2: 'm²',
  m3: 'm³',
  ft2: 'ft²',
  yd3: 'yd³',
  l: 'L',
  'l/ha': 'L/ha',
  'l/min': 'L/min',
  'g/m2': 'g/m²',
  'kg/m2': 'kg/m²',
  'kg/l': 'kg/L',
  ml: 'mL',
  'ml/m2': 'mL/m²',
  'MJ/m2': 'MJ/m²',
  'kWh/m2': 'kWh/m²',
  'W/m2': 'W/m²',
  'mol/m2/d': 'mol/m²/d',
  'µmol/m2/s': 'µmol/m²/s',
  'mJ/cm2': 'mJ/cm²',
  'lb/1000ft2': 'lb/1000 ft²',
  'fl oz/1000ft2': 'fl oz/1000 ft²',
  'qt/1000ft2': 'qt/1000 ft²',
  'lb/ft2': 'lb/ft²',
  '1': '',
}
export const unitSymbol = (unit: Unit): string => SYMBOLS[unit] ?? unit

const DAY_STYLES = {
  /** ll of spec §9 */
  medium: { dateStyle: 'medium' },
  /** 14 April 2026: with the month's name in every language, where medium writes a number in some. */
  dated: { dateStyle: 'long' },
  /** D MMM of spec §9 */
  short: { day: 'numeric', month: 'short' },
  /** Tuesday 14 April */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Tue 14 Apr */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayOnly: { weekday: 'short' },
  /** One letter, where the short name of some languages has no room. */
  weekdayNarrow: { weekday: 'narrow' },
  weekdayLong: { weekday: 'long' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'long' },
  monthShort: { month: 'short' },
  monthNarrow: { month: 'narrow' },
  monthYear: { month: 'long', year: 'numeric' },
  /** Apr 2026, as a title on a phone. */
  monthYearShort: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DayStyle = keyof typeof DAY_STYLES

const cache = new Map<
  string,
  Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat | Intl.ListFormat
>()
function cached<
  T extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat | Intl.ListFormat,
>(key: string, make: () => T): T {
  const found = cache.get(key) as T | undefined
  if (found) return found
  const made = make()
  cache.set(key, made)
  return made
}

const UNKNOWN = '–'

/** A browser takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T12:00:00Z`)
  return /^\d{4}-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * A number of a file, in the reader's unit: with the decimals that the page shows, but at least one, for who reckons on
 * with it. A millimetre of rain is not known to a thousandth.
 */
export function cellNumber(value: number, quantity: Quantity, unitSystem: UnitSystem): number {
  const shown = convert(value, quantity, unitSystem)
  return roundHalfAway(shown, Math.max(1, displayDecimals(shown, quantity, unitSystem)))
}

/** Formats for one reader. Every function answers `–` for what cannot be read, never "Invalid Date" (quality D5). */
export function createFormat(language: Language, { timeZone, unitSystem, country }: FormatSettings) {
  const locale = localeTag(language)
  const dates = (name: string, options: Intl.DateTimeFormatOptions) =>
    cached(`${locale} ${name}`, () => new Intl.DateTimeFormat(locale, options))
  /** Among words that run from the right, what is not of them stays in one piece; what begins with a foreign name and goes on in them runs as they do. */
  const whole = (text: string): string =>
    directionOf(language) === 'rtl' ? isolate(text, /[\u0600-\u06FF]/.test(text)) : text
  const written = (format: Intl.DateTimeFormat, text: string) => {
    const date = new Date(text)
    return Number.isNaN(date.getTime()) ? UNKNOWN : format.format(date)
  }
  const digits = (value: number, decimals: number, least: number): string =>
    cached(
      `${locale} n${least}-${decimals}`,
      () => new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: decimals }),
    )
      .format(roundHalfAway(value, decimals))
      // A hyphen is too short to be seen, and a screen reader passes over it.
      .replace('-', '\u2212')
  const number = (value: number | null | undefined, decimals = 0): string =>
    value === null || value === undefined || !Number.isFinite(value)
      ? UNKNOWN
      : digits(value, decimals, decimals)
  /** Number and unit apart; as many decimals as the quantity deserves, and none that say nothing: 26 mm, 26.5 mm. */
  const figure = (
    value: number | null | undefined,
    quantity: Quantity,
    decimals?: number,
  ): { number: string; unit: string } => {
    const shown = value === null || value === undefined ? Number.NaN : convert(value, quantity, unitSystem)
    return Number.isFinite(shown)
      ? {
          number: digits(shown, decimals ?? displayDecimals(shown, quantity, unitSystem), 0),
          unit: unitSymbol(unitOf(quantity, unitSystem)),
        }
      : { number: UNKNOWN, unit: '' }
  }
  /** In text that runs from the right, a number stays before its unit. */
  const isolated = (text: string): string =>
    text !== '' && directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text

  return {
    locale,
    timeZone,
    unitSystem,
    weekStart: weekStart(country),
    /** A calendar day of the ground; never shifted by a zone. */
    day: (day: string, style: DayStyle = 'medium') =>
      isDay(day.slice(0, 10))
        ? written(
            dates(`d${style}`, { ...DAY_STYLES[style], timeZone: 'UTC' }),
            `${day.slice(0, 10)}T12:00:00Z`,
          )
        : UNKNOWN,
    /** 1 – 31 Mar 2026; across a new year each day has its own. */
    days: (from: string, to: string): string =>
      isDay(from) && isDay(to) && from <= to
        ? dates('days', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
            new Date(`${from}T12:00:00Z`),
            new Date(`${to}T12:00:00Z`),
          )
        : UNKNOWN,
    /** 06:31, at the ground. */
    time: (instant: string) =>
      written(
        dates(`t${timeZone}`, { hour: '2-digit', minute: '2-digit', timeZone, ...hourCycle(language) }),
        instant,
      ),
    dateTime: (instant: string) =>
      written(
        dates(`dt${timeZone}`, {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone,
          ...hourCycleStyle(language),
        }),
        instant,
      ),
    number,
    /** The text of a size with the sign of its value, which stays before the number where text runs from the right; nought has none. */
    signed: (value: number, size: string): string => {
      const sign = value > 0 ? '+' : value < 0 ? '\u2212' : ''
      return size.startsWith('\u2066') ? `\u2066${sign}${size.slice(1)}` : isolated(sign + size)
    },
    /** Number and unit apart, for a figure whose unit is set smaller. */
    figure,
    /** `26 mm`, `1.024 in`, `14 %`; with so many decimals at most, where the quantity's own are too few. */
    quantity: (value: number | null | undefined, quantity: Quantity, decimals?: number): string => {
      const { number, unit } = figure(value, quantity, decimals)
      if (number === UNKNOWN) return UNKNOWN
      if (quantity === 'days') return days(roundHalfAway(value ?? 0, 0), locale)
      return isolated(unit === '' ? number : unit === '°' ? number + unit : `${number}\u00A0${unit}`)
    },
    /** The number alone, for a cell of a file whose head names the unit; nothing where it is not known. */
    cell: (value: number | null | undefined, quantity: Quantity): number | undefined =>
      value === null || value === undefined || !Number.isFinite(value)
        ? undefined
        : cellNumber(value, quantity, unitSystem),
    /** The unit alone, as in the head of a column. */
    unit: (quantity: Quantity): string =>
      quantity === 'days' ? daySign(locale) : isolated(unitSymbol(unitOf(quantity, unitSystem))),
    /** Minutes as `1:05`. */
    clock: (minutes: number) => {
      if (!Number.isFinite(minutes)) return UNKNOWN
      const whole = Math.floor(Math.abs(minutes))
      return `${minutes < 0 && whole > 0 ? '\u2212' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
    },
    /** `in 2 hours`, `3 days ago`; the largest unit that fits. */
    relative: (instant: string, now: Date = new Date()): string => {
      const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
      if (Number.isNaN(seconds)) return UNKNOWN
      const format = cached(`${locale} r`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
      const minutes = Math.round(seconds / 60)
      if (Math.abs(minutes) < 60) return format.format(minutes, 'minute')
      const hours = Math.round(seconds / 3600)
      if (Math.abs(hours) < 24) return format.format(hours, 'hour')
      return format.format(groundDays(now, new Date(instant), timeZone), 'day')
    },
    /** Between what only stands side by side. */
    comma: language === 'ar' ? '\u200F، ' : ', ',
    whole,
    list: (parts: string[]): string =>
      cached(`${locale} l`, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(
        parts.map(whole),
      ),
  }
}

/** Twelve hours where the language's readers use them, else twenty-four; the TV and the phone agree. */
export const isTwelveHours = (language: string): boolean => language === 'en-US'
const hourCycle = (language: Language): Intl.DateTimeFormatOptions =>
  isTwelveHours(language) ? { hourCycle: 'h12', hour: 'numeric' } : { hourCycle: 'h23' }
const hourCycleStyle = (language: Language): Intl.DateTimeFormatOptions => ({
  hourCycle: isTwelveHours(language) ? 'h12' : 'h23',
})

export type Format = ReturnType<typeof createFormat>

/** Dates, numbers and quantities as this reader writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return createFormat(i18n.language as Language, use(FormatContext))
}
