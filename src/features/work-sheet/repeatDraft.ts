import type { Activity } from '@/domain/activity'
import { addDays, weekday } from '@/domain/groundTime'
import {
  endOfDay,
  type NonWorkingWay,
  occurrenceDays,
  type PlannedDay,
  plannedDays,
  type Rule,
  type RuleWeekday,
  writeRule,
} from '@/domain/recurrence'
import type { Day } from '@/domain/wire'

export const MONTHLY_WAYS = ['date', 'lastDate', 'weekday', 'lastWeekday'] as const
type MonthlyWay = (typeof MONTHLY_WAYS)[number]

/** How the form says that work comes back (F12). */
export type RepeatDraft = {
  every: 'day' | 'week' | 'month'
  interval: number
  /** Of a week, 0 Sunday to 6 Saturday; none means that of the first day. */
  weekdays: number[]
  monthly: MonthlyWay
  ends: 'until' | 'count'
  until: Day | null
  count: number
  nonWorking: NonWorkingWay
}

export const REPEAT_PRESETS = ['never', 'daily', 'weekly', 'fortnightly', 'monthly', 'custom'] as const
export type RepeatPreset = (typeof REPEAT_PRESETS)[number]

/** Any day of a weekday, 0 Sunday to 6 Saturday, for its name. */
export const dayOfWeekday = (weekday: number): Day => `2026-01-${String(4 + weekday).padStart(2, '0')}`

/** How far the end lies that is offered: four weeks, half a year of months. */
const usualEnd = (every: RepeatDraft['every'], day: Day): Day => addDays(day, every === 'month' ? 182 : 28)

/** Comes back by another unit; an end that was only offered is offered anew, one that was chosen stays. */
export function withUnit(repeat: RepeatDraft, every: RepeatDraft['every'], day: Day | null): RepeatDraft {
  const isOffered = day !== null && repeat.until === usualEnd(repeat.every, day)
  return { ...repeat, every, until: isOffered ? usualEnd(every, day) : repeat.until }
}

/** Not every month has a fifth Tuesday: what begins on one comes back on the last. */
export const monthlyOf = ({ monthly }: RepeatDraft, day: Day | null): MonthlyWay =>
  monthly === 'weekday' && day !== null && Number(day.slice(8)) > 28 ? 'lastWeekday' : monthly

/** What a preset stands for; the end that was chosen and the answer for non-working days stay as they were. */
export function fromPreset(
  preset: RepeatPreset,
  day: Day | null,
  before: RepeatDraft | null,
): RepeatDraft | null {
  if (preset === 'never') return null
  const kept: RepeatDraft = before ?? {
    every: 'week',
    interval: 1,
    weekdays: [],
    monthly: 'date',
    ends: 'until',
    until: day === null ? null : usualEnd('week', day),
    count: 4,
    nonWorking: 'leave',
  }
  const fresh: RepeatDraft = {
    ...withUnit(kept, 'week', day),
    interval: 1,
    weekdays: [],
    monthly: 'date',
  }
  switch (preset) {
    case 'daily':
      return withUnit(fresh, 'day', day)
    case 'weekly':
      return fresh
    case 'fortnightly':
      return { ...fresh, interval: 2 }
    case 'monthly':
      return withUnit(fresh, 'month', day)
    case 'custom':
      return before
        ? { ...before, weekdays: weekdaysOf(before, day) }
        : { ...fresh, weekdays: day === null ? [] : [weekday(day)] }
  }
}

const weekdaysOf = ({ weekdays }: RepeatDraft, day: Day | null): number[] =>
  weekdays.length > 0 || day === null ? weekdays : [weekday(day)]

/** The preset that a repeat looks like. */
export function presetOf(repeat: RepeatDraft | null): RepeatPreset {
  if (!repeat) return 'never'
  const { every, interval, weekdays, monthly } = repeat
  if (every === 'day' && interval === 1) return 'daily'
  if (every === 'week' && weekdays.length === 0 && interval === 1) return 'weekly'
  if (every === 'week' && weekdays.length === 0 && interval === 2) return 'fortnightly'
  if (every === 'month' && interval === 1 && monthly === 'date') return 'monthly'
  return 'custom'
}

/** RFC 5545's rule for it, or undefined while something is missing. */
export function ruleOf(repeat: RepeatDraft, day: Day | null, timeZone: string): Rule | undefined {
  const { every, interval, weekdays, ends, until, count } = repeat
  const monthly = monthlyOf(repeat, day)
  if (day === null || !isWhole(interval) || (ends === 'count' && !isWhole(count))) return undefined
  if (ends === 'until' && (until === null || until < day)) return undefined
  const date = Number(day.slice(8))
  const byDay: RuleWeekday[] =
    every === 'week'
      ? weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((one) => ({ weekday: one, week: 0 }))
      : every === 'month' && (monthly === 'weekday' || monthly === 'lastWeekday')
        ? [{ weekday: weekday(day), week: monthly === 'weekday' ? Math.ceil(date / 7) : -1 }]
        : []
  return {
    frequency: ({ day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const)[every],
    interval,
    count: ends === 'count' ? count : undefined,
    end: ends === 'until' && until !== null ? endOfDay(until, timeZone) : undefined,
    byDay,
    byMonthDay: every === 'month' ? (monthly === 'date' ? [date] : monthly === 'lastDate' ? [-1] : []) : [],
    weekStart: 1,
  }
}

/** Whether work that is stored can be made to come back: it is still to be done, and does not come back yet. */
export const canRepeat = ({
  status,
  recurrence,
  recurrenceId,
}: Pick<Activity, 'status' | 'recurrence' | 'recurrenceId'>): boolean =>
  status === 'planned' && recurrence === undefined && recurrenceId === undefined

const isWhole = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 1000

type Times = { day: Day | null; start: string | null; repeat: RepeatDraft | null }

/** How often work comes back, as RFC 5545 says it; undefined for work that does not. */
export function recurrenceOf({ repeat, day }: Times, timeZone: string): string | undefined {
  const rule = repeat && ruleOf(repeat, day, timeZone)
  return rule ? writeRule(rule) : undefined
}

/** The days on which the work will be done, non-working days answered for. */
export function daysAhead(
  { repeat, day, start }: Times,
  nonWorking: ReadonlySet<Day>,
  timeZone: string,
): PlannedDay[] {
  const rule = repeat && ruleOf(repeat, day, timeZone)
  if (!rule || !repeat || day === null) return []
  return plannedDays(occurrenceDays(rule, day, start ?? '00:00', timeZone), nonWorking, repeat.nonWorking)
}
