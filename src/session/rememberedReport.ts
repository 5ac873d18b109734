import {
  oneOf,
  readIds,
  type RememberedReport,
  REPORT_READERS,
  REPORT_TYPES,
  type ReportChoice,
} from '@/domain/report/reportChoice'
import type { Id } from '@/domain/wire'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { DAY_MS } from '@/lib/durations'
import { COOKIE } from './cookies'

const YEAR_MS = 365 * DAY_MS
/** A cookie longer than this is thrown away by browsers, and by us. */
const LONGEST = 2000

/**
 * The kind of report, its pitches and its reader as of the last visit, from their two cookies (spec §9). Whatever else
 * they say, and pitches that are not known here, are as if they were not there (quality X8).
 */
export function readRememberedReport(pitches: readonly Id[]): RememberedReport {
  const kept = new URLSearchParams((readCookie(COOKIE.parameterFilter) ?? '').slice(0, LONGEST))
  const pitchIds = readIds(kept.get('pitches') ?? '').filter((id) => pitches.includes(id))
  const type = oneOf(REPORT_TYPES, readCookie(COOKIE.reportType))
  const reader = oneOf(REPORT_READERS, kept.get('reader'))
  return {
    ...(type === undefined ? {} : { type }),
    ...(reader === undefined ? {} : { reader }),
    ...(pitchIds.length === 0 ? {} : { pitchIds }),
  }
}

export function rememberReport({ type, pitchIds, reader }: ReportChoice): void {
  const until = new Date(Date.now() + YEAR_MS)
  writeCookie(COOKIE.reportType, type, until)
  const filter = new URLSearchParams({ reader })
  if (pitchIds.length > 0) filter.set('pitches', pitchIds.join(','))
  const text = filter.toString()
  if (text.length > LONGEST) removeCookie(COOKIE.parameterFilter)
  else writeCookie(COOKIE.parameterFilter, text, until)
}
