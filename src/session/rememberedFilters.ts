import { ACTIVITY_NAMES } from '@/domain/activityName'
import { type CalendarFilter, filtersOn, readFilter, withFilter } from '@/domain/calendarFilter'
import type { Id } from '@/domain/wire'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { COOKIE } from './cookies'

const KEYS = ['who', 'ground', 'person', 'only', 'q', 'hide']
const LONGEST_TEXT = 100
const YEAR_MS = 365 * 86_400_000

/** An address that names a filter says all there is to say. */
export function saysFilters(search: string): boolean {
  const query = new URLSearchParams(search)
  return KEYS.some((key) => query.has(key))
}

export type Known = { pitches: readonly Id[]; people: readonly Id[] }

/**
 * The filters of the last visit, from their cookie (spec §9). Whatever else the cookie says, and whoever or whatever is
 * not known here, is as if it were not there (quality X8): a filter that lets nothing pass would look like an empty calendar.
 */
export function readRememberedFilters({ pitches, people }: Known): CalendarFilter {
  const kept = readCookie(COOKIE.calendarFilters) ?? ''
  const { mine, ground, person, type, text, hidden } = readFilter(`?${kept}`)
  const ifAmong = (value: string | undefined, known: readonly string[]) =>
    value !== undefined && known.includes(value) ? value : undefined
  return {
    mine,
    ground: ifAmong(ground, pitches),
    person: ifAmong(person, people),
    type: ifAmong(type, ACTIVITY_NAMES),
    text: text.slice(0, LONGEST_TEXT),
    hidden,
  }
}

export function rememberFilters({ mine, ground, person, type, text, hidden }: CalendarFilter): void {
  const filter = { mine, ground, person, type, text, hidden }
  if (filtersOn(filter) === 0) removeCookie(COOKIE.calendarFilters)
  else writeCookie(COOKIE.calendarFilters, withFilter('', filter).slice(1), new Date(Date.now() + YEAR_MS))
}
