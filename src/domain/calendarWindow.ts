import { addDays, daysBetween, FIRST_DAY, LAST_DAY } from './groundTime.ts'
import type { Day } from './wire.ts'
import { byCode } from '../lib/byCode.ts'

/** Days on either side of the day that is looked at, days of a further chunk, and how near its edge asks for one (spec §9). */
export const WINDOW_DAYS = 10
export const EDGE_DAYS = 5

/** Days from and to, both included: what one request asks for. */
export type Chunk = { from: Day; to: Day }
/** Adjoining chunks in order of time. */
export type CalendarWindow = readonly Chunk[]

export const windowAround = (day: Day): CalendarWindow => [
  { from: addDays(day, -WINDOW_DAYS), to: addDays(day, WINDOW_DAYS) },
]

export function boundsOf(window: CalendarWindow): Chunk | undefined {
  const first = window[0]
  const last = window.at(-1)
  return first && last ? { from: first.from, to: last.to } : undefined
}

/**
 * The window after a person has moved to look at the days `from` to `to`: a further chunk where they come within
 * five days of an edge, a new window around them where they lie outside (spec §4). The same window when nothing is to be loaded.
 */
export function windowFor(window: CalendarWindow, from: Day, to: Day = from): CalendarWindow {
  const bounds = boundsOf(window)
  if (!bounds || daysBetween(bounds.from, from) < 0 || daysBetween(to, bounds.to) < 0)
    return covering(from, to)
  const before: Chunk[] =
    daysBetween(bounds.from, from) <= EDGE_DAYS && bounds.from > FIRST_DAY
      ? [{ from: addDays(bounds.from, -WINDOW_DAYS), to: addDays(bounds.from, -1) }]
      : []
  const after: Chunk[] =
    daysBetween(to, bounds.to) <= EDGE_DAYS && bounds.to < LAST_DAY
      ? [{ from: addDays(bounds.to, 1), to: addDays(bounds.to, WINDOW_DAYS) }]
      : []
  return before.length + after.length === 0 ? window : [...before, ...window, ...after]
}

/** A fresh window around a day, grown until it holds all that is looked at. */
function covering(from: Day, to: Day): CalendarWindow {
  let window = windowAround(from)
  for (let end = boundsOf(window)?.to ?? to; daysBetween(end, to) > 0; end = boundsOf(window)?.to ?? to)
    window = [...window, { from: addDays(end, 1), to: addDays(end, WINDOW_DAYS) }]
  return window
}

/**
 * Rows of several chunks as one list: each id once, the later answer wins, earliest start first (quality F8). They are
 * asked for latest first, so that from behind there is little left to sort.
 */
export function mergeById<T extends { id: string; startDate: string }>(
  chunks: readonly (readonly T[])[],
): T[] {
  const byId = new Map<string, T>()
  for (const rows of chunks) for (const row of rows) byId.set(row.id, row)
  return [...byId.values()].reverse().sort((a, b) => byCode(a.startDate, b.startDate) || byCode(a.id, b.id))
}
