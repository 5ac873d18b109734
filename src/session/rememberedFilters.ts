import { ACTIVITY_NAMES } from '@/domain/activityName'
import { type CalendarFilter, filtersOn, readFilter, withFilter } from '@/domain/calendarFilter'
import type { Id } from '@/domain/wire'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { DAY_MS } from '@/lib/durations'
import { COOKIE } from './cookies'

const KEYS = ['who', 'ground', 'person', 'only', 'q', 'hide']
const LONGEST_TEXT = 100
/** A browser drops a cookie of more than 4 KB and keeps the one before it. */
const LONGEST_COOKIE = 3500
const YEAR_MS = 365 * DAY_MS

/** An address that names a filter says all there is to say. */
export function saysFilters(search: string): boolean {
  const query = new URLSearchParams(search)
  return KEYS.some((key) => query.has(key))
}

/** `people` is undefined where nobody can say who there is. */
export type Known = { pitches: readonly Id[]; people: readonly Id[] | undefined }

/**
 * The filters of the last visit, from their cookie (spec §9). Whatever else the cookie says, and whoever or whatever is
 * not known here, is as if it were not there (quality X8): a filter that lets nothing pass would look like an empty calendar.
 */
export function readRememberedFilters({ pitches, people }: Known): CalendarFilter {
  const kept = readCookie(COOKIE.calendarFilters) ?? ''
  const filter = readFilter(`?${kept}`)
  const among = (values: readonly string[], known: readonly string[] | undefined) =>
    values.filter((value) => known?.includes(value) !== false)
  return {
    ...filter,
    grounds: among(filter.grounds, pitches),
    people: among(filter.people, people),
    types: among(filter.types, ACTIVITY_NAMES),
    text: filter.text.slice(0, LONGEST_TEXT),
  }
}

export function rememberFilters(filter: CalendarFilter): void {
  const query = withFilter('', filter).slice(1)
  if (filtersOn(filter) === 0 || encodeURIComponent(query).length > LONGEST_COOKIE)
    removeCookie(COOKIE.calendarFilters)
  else writeCookie(COOKIE.calendarFilters, query, new Date(Date.now() + YEAR_MS))
}
