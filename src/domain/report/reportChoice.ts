import { ALL_LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { UnitSystem } from '../../lib/units.ts'
import { addDays, daysBetween } from '../groundTime.ts'
import { addMonths, firstDay, lastDay, monthOf } from '../months.ts'
import { type Day, type Id, isDay } from '../wire.ts'

export const REPORT_TYPES = [
  'use',
  'condition',
  'norm',
  'work',
  'inputs',
  'labour',
  'weather',
  'feedback',
  'full',
] as const
export type ReportType = (typeof REPORT_TYPES)[number]

export const REPORT_READERS = ['board', 'coach', 'league', 'auditor'] as const
export type ReportReader = (typeof REPORT_READERS)[number]

export const REPORT_UNITS = ['metric', 'imperial'] as const satisfies readonly UnitSystem[]

/** What a report is about, and for whom. Both days are included; no pitch in particular means all of them. */
export type ReportChoice = {
  type: ReportType
  pitchIds: readonly Id[]
  from: Day
  to: Day
  reader: ReportReader
  /** In which units and language the reader reads; undefined means as whoever has the report before them does. */
  units?: UnitSystem | undefined
  language?: Language | undefined
}
/** What the last report was about, as far as it is kept. */
export type RememberedReport = Partial<Pick<ReportChoice, 'type' | 'pitchIds' | 'reader'>>

/** The longest period, two years and their leap day: longer ones keep their end. */
export const LONGEST_DAYS = 731
/** More pitches than any club has; an address can say anything. */
const MOST_PITCHES = 500
const KEYS = ['report', 'pitches', 'from', 'to', 'reader', 'units', 'language'] as const

/** True for an address that says anything about a report. */
export function saysReport(search: string): boolean {
  const query = new URLSearchParams(search)
  return KEYS.some((key) => query.has(key))
}

/**
 * The report an address asks for. What it leaves out or says wrongly is as the page offers it at first: the whole
 * ground's last month, in the kind and for the reader of the last visit. Only an address that says nothing means the
 * pitches of the last visit. Never a day after today, never longer than LONGEST_DAYS, never upside down (quality D5).
 */
export function readReportChoice(search: string, remembered: RememberedReport, today: Day): ReportChoice {
  const query = new URLSearchParams(search)
  return {
    type: oneOf(REPORT_TYPES, query.get('report')) ?? remembered.type ?? 'full',
    pitchIds: saysReport(search) ? readIds(query.get('pitches') ?? '') : (remembered.pitchIds ?? []),
    reader: oneOf(REPORT_READERS, query.get('reader')) ?? remembered.reader ?? 'board',
    units: oneOf(REPORT_UNITS, query.get('units')),
    language: oneOf(ALL_LANGUAGES, query.get('language')),
    ...readPeriod(query.get('from'), query.get('to'), today),
  }
}

/** True where an address asks for more days than a report can have: its first ones are left out. */
export function isCutShort(search: string, { from }: ReportChoice): boolean {
  const query = new URLSearchParams(search)
  return ['from', 'to'].some((key) => {
    const asked = query.get(key)
    return asked !== null && isDay(asked) && asked < from
  })
}

/** The query with this report; whatever else it says stays. */
export function withReportChoice(
  search: string,
  { type, pitchIds, from, to, reader, units, language }: ReportChoice,
): string {
  const query = new URLSearchParams(search)
  query.set('report', type)
  if (pitchIds.length > 0) query.set('pitches', pitchIds.join(','))
  else query.delete('pitches')
  query.set('from', from)
  query.set('to', to)
  query.set('reader', reader)
  if (units) query.set('units', units)
  else query.delete('units')
  if (language) query.set('language', language)
  else query.delete('language')
  return `?${query.toString()}`
}

export const oneOf = <T extends string>(
  known: readonly T[],
  text: string | null | undefined,
): T | undefined => known.find((one) => one === text)

export const readIds = (text: string): Id[] =>
  [...new Set(text.split(','))].filter((id) => id !== '').slice(0, MOST_PITCHES)

function readPeriod(
  askedFrom: string | null,
  askedTo: string | null,
  today: Day,
): Pick<ReportChoice, 'from' | 'to'> {
  const usual = lastMonth(today)
  const days = [askedFrom, askedTo].map((day) => (day && isDay(day) && day <= today ? day : undefined))
  const [from, to] = days
  // With one end known, the other is a month away from it, or today.
  const first = from ?? (to === undefined ? usual.from : addDays(to, -30))
  const last = to ?? (from === undefined ? usual.to : today)
  return withinLongest(first <= last ? { from: first, to: last } : { from: last, to: first })
}

const withinLongest = ({ from, to }: Pick<ReportChoice, 'from' | 'to'>) => ({
  from: daysBetween(from, to) >= LONGEST_DAYS ? addDays(to, 1 - LONGEST_DAYS) : from,
  to,
})

/** The calendar month before the one of `today`. */
export function lastMonth(today: Day): { from: Day; to: Day } {
  const month = addMonths(monthOf(today), -1)
  return { from: firstDay(month), to: lastDay(month) }
}
