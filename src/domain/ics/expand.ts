import { addDays, daysBetween, instantAtGround, toInstant } from '../groundTime.ts'
import { MOST_OCCURRENCES, occurrenceDays, readRule, type Rule } from '../recurrence.ts'
import { type Day, type Instant, isDay } from '../wire.ts'
import { ImportError } from './contentLines.ts'
import type { IcsTime } from './icsTime.ts'

/** Only what happens between two days is of interest: a season, not a century. */
export type Window = { from: Day; to: Day }

/** More often than anybody plays. */
const MOST_COUNT = 100_000
/** Days that all rules of a file may walk together (quality X7): about half a second. */
const MOST_WALKED = 600_000

/** Expands the rules of one file; together they may not walk further than a file is worth. */
export function createExpander(window: Window) {
  let walked = 0
  return {
    /**
     * Comes before any of the work. Throws ImportError `tooFrequent` for a rule by seconds, minutes or hours, for one
     * that never comes to its end, and where all of them together would take too long.
     */
    weigh(text: string): void {
      if (/FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(text)) throw new ImportError('tooFrequent')
      if (Number(/COUNT=(\d+)/i.exec(text)?.[1] ?? 0) > MOST_COUNT) throw new ImportError('tooFrequent')
      const rule = readRule(text)
      if (!rule || isOver(rule, window)) return
      walked += daysWalked(rule)
      if (walked > MOST_WALKED) throw new ImportError('tooFrequent')
    },
    /** The starts of a series inside the window, at most 400; undefined for a rule that is not understood. */
    expand(text: string, start: IcsTime, timeZone: string): Instant[] | undefined {
      const rule = readRule(text)
      if (!rule) return undefined
      if (start.day > window.to || isOver(rule, window)) return []
      const last = lastDay(rule)
      const time = start.time ?? '00:00'
      const first = rule.count === undefined ? nearWindow(rule, start.day, window.from) : start.day
      const ending: Rule =
        last === undefined || last > window.to ? { ...rule, end: { day: window.to } } : rule
      const seconds = Date.parse(start.instant) % 60_000
      return occurrenceDays(ending, first, time, timeZone)
        .filter((day) => day >= window.from && day <= window.to)
        .map((day) => toInstant(Date.parse(instantAtGround(day, time, timeZone)) + seconds))
    },
  }
}

const isOver = (rule: Rule, { from }: Window): boolean => (lastDay(rule) ?? from) < from

/** A rule that looks at every day walks ten years of them, where it names few. */
const daysWalked = ({ frequency, byDay, byMonthDay }: Rule): number =>
  frequency === 'WEEKLY' ? 100 : byDay.length + byMonthDay.length > 0 ? 3660 : MOST_OCCURRENCES

const lastDay = ({ end }: Rule): Day | undefined =>
  end === undefined ? undefined : 'instant' in end ? end.instant.slice(0, 10) : end.day

/** A later first day with which an endless rule names the same days from the window on. */
function nearWindow({ frequency, interval, byDay, byMonthDay }: Rule, first: Day, from: Day): Day {
  const ahead = daysBetween(first, from)
  if (ahead <= 0) return first
  const step = frequency === 'DAILY' ? interval : interval * 7
  if (frequency === 'DAILY' || frequency === 'WEEKLY')
    // One step before the window: a week of it may begin in it.
    return addDays(first, Math.max(0, Math.floor(ahead / step) - 1) * step)
  const months = frequency === 'YEARLY' ? interval * 12 : interval
  const date = byDay.length + byMonthDay.length > 0 ? '01' : first.slice(8)
  const start = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1
  const steps = Math.floor(ahead / 31 / months)
  // Back to a month that has the date: 29 February is eight years away at most.
  for (let back = 1; back <= 8 * 12 && steps - back > 0; back += 1) {
    const month = start + (steps - back) * months
    const day = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-${date}`
    if (isDay(day)) return day
  }
  return first
}
