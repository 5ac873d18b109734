import { addDays, dayNumber, startOfWeek } from '@/domain/groundTime'
import { addMonths, firstDay, lastDay, monthOf, sameDayIn } from '@/domain/months'
import type { Day } from '@/domain/wire'
import { EARLIEST, LATEST } from './calendarAddress'
import { type Entry, isFixture, wallSpan } from './placement'

const DAYS = 7

const within = (day: Day): Day => (day < EARLIEST ? EARLIEST : day > LATEST ? LATEST : day)

/** The day with the same number so many months on, or the last one of that month (quality C1). */
export const monthsOn = (day: Day, months: number): Day =>
  within(sameDayIn(addMonths(monthOf(day), months), day))

/** The whole weeks that hold a day's month: four to six of them. */
export function weeksOfMonth(day: Day, start: 0 | 1): Day[][] {
  const { from, to } = monthRange(day, start)
  const weeks = (dayNumber(to) - dayNumber(from) + 1) / DAYS
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS }, (_day, at) => addDays(from, week * DAYS + at)),
  )
}

/** The first and the last day that a month's page shows. */
export function monthRange(day: Day, start: 0 | 1): { from: Day; to: Day } {
  const month = monthOf(day)
  return {
    from: startOfWeek(firstDay(month), start),
    to: addDays(startOfWeek(lastDay(month), start), DAYS - 1),
  }
}

export const isSameMonth = (a: Day, b: Day): boolean => monthOf(a) === monthOf(b)

type Press = { shift: boolean; ctrl: boolean; rtl: boolean; start: 0 | 1 }

/**
 * Where a key leads from a day of a month's page (quality C1): arrows by day and by week, left and right as they look
 * (C2); Home and End to the ends of the week, with Ctrl to those of the month; PageUp and PageDown by month, with Shift
 * by year. Undefined for keys that mean nothing here.
 */
export function dayAtKey(day: Day, key: string, { shift, ctrl, rtl, start }: Press): Day | undefined {
  switch (key) {
    case 'ArrowRight':
      return within(addDays(day, rtl ? -1 : 1))
    case 'ArrowLeft':
      return within(addDays(day, rtl ? 1 : -1))
    case 'ArrowDown':
      return within(addDays(day, DAYS))
    case 'ArrowUp':
      return within(addDays(day, -DAYS))
    case 'Home':
      return within(ctrl ? firstDay(monthOf(day)) : startOfWeek(day, start))
    case 'End':
      return within(ctrl ? lastDay(monthOf(day)) : addDays(startOfWeek(day, start), DAYS - 1))
    case 'PageUp':
      return monthsOn(day, shift ? -12 : -1)
    case 'PageDown':
      return monthsOn(day, shift ? 12 : 1)
    default:
      return undefined
  }
}

/** Work that takes days, as it lies over the days of one week. */
export type Bar = {
  entry: Entry
  /** First and last day of the week that it covers, 0–6. */
  from: number
  to: number
  /** It began before this week, it goes on after it. */
  before: boolean
  after: boolean
  /** From the top, so that none covers another. */
  line: number
}

/** Days list what is long first, so that finding it does not depend on how much else there is. */
export function barsOf(
  week: readonly Day[],
  days: ReadonlyMap<Day, readonly Entry[]>,
  timeZone: string,
): Bar[] {
  const long = new Set<Entry>()
  for (const day of week)
    for (const entry of days.get(day) ?? []) {
      if (!wallSpan(entry, timeZone)?.long) break
      long.add(entry)
    }
  const first = dayNumber(week[0] ?? EARLIEST)
  const ends: number[] = []
  return [...long]
    .flatMap((entry) => {
      const span = wallSpan(entry, timeZone)
      return span ? [{ entry, span }] : []
    })
    .toSorted((a, b) => a.span.from - b.span.from || b.span.to - a.span.to)
    .map(({ entry, span }) => {
      const from = Math.max(0, span.from - first)
      const to = Math.min(DAYS - 1, span.to - first)
      const free = ends.findIndex((end) => end < from)
      const line = free === -1 ? ends.length : free
      ends[line] = to
      return { entry, from, to, before: span.from < first, after: span.to > first + DAYS - 1, line }
    })
}

/** What of a day is drawn where so many lines fit, and how many entries are left over. */
export type DayCell = { bars: Bar[]; barLines: number; shown: Entry[]; more: number }

/** Fixtures stand first, then work in order of time. `at` is the day's place in its week. */
export function cellOf(entries: readonly Entry[], bars: readonly Bar[], at: number, lines: number): DayCell {
  const over = bars.filter(({ from, to }) => from <= at && at <= to)
  // The last line is kept for what says that there is more.
  const drawn = over.filter(({ line }) => line < Math.max(1, lines - 1))
  const barLines = Math.max(0, ...drawn.map(({ line }) => line + 1))
  const short = entries.slice(over.length)
  const room = Math.max(0, lines - barLines)
  const hidden = over.length - drawn.length
  const all = short.length + hidden
  const kept =
    hidden === 0 && short.length <= room ? short.length : Math.min(short.length, Math.max(0, room - 1))
  return {
    bars: drawn.filter(({ from }) => from === at),
    barLines,
    shown: fixturesFirst(short, kept),
    more: all - kept,
  }
}

function fixturesFirst(entries: readonly Entry[], count: number): Entry[] {
  const fixtures = entries.filter(isFixture).slice(0, count)
  const shown = [...fixtures]
  for (const entry of entries) {
    if (shown.length >= count) break
    if (!isFixture(entry)) shown.push(entry)
  }
  return shown
}
