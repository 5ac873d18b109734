import {
  addDays,
  atGround,
  daysFrom,
  instantAtGround,
  startOfWeek,
  toInstant,
  weekday,
} from './groundTime.ts'
import { addMonths, daysInMonth, firstDay, lastDay, monthOf } from './months.ts'
import { type Day, type Instant, isDay, readInstant } from './wire.ts'

/** No series is longer, in days of work and in days from its first (quality X7). */
export const MOST_OCCURRENCES = 400
const REACH = 10 * 366
/** Longer than any rule that says something. */
const LONGEST_TEXT = 500

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
/** A day of the week, 0 Sunday to 6 Saturday, and the week of the month it stands for: 1 the first, -1 the last, 0 every. */
export type RuleWeekday = { weekday: number; week: number }
/** The last moment of a series: a day at the ground, a clock at the ground, or an instant. */
export type RuleEnd = { day: Day } | { day: Day; time: string } | { instant: Instant }

/** RFC 5545's RRULE, as far as it says how work comes back. Without `count` and `end` it goes on. */
export type Rule = {
  frequency: Frequency
  interval: number
  count?: number | undefined
  end?: RuleEnd | undefined
  byDay: readonly RuleWeekday[]
  /** Dates of the month; -1 is its last day. */
  byMonthDay: readonly number[]
  weekStart: number
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST'])
const FREQUENCIES: readonly Frequency[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

/**
 * A rule as RFC 5545 writes it, without DTSTART and with or without `RRULE:`. Undefined for one that is not sound or
 * asks for more than is known here: a series at the wrong days is worse than none.
 */
export function readRule(text: string): Rule | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  const words = text
    .trim()
    .replace(/^RRULE:/i, '')
    .split(';')
    .filter(Boolean)
  const parts = new Map(
    words.map((part): [string, string] => {
      const [key = '', value = ''] = part.split('=')
      return [key.trim().toUpperCase(), value.trim().toUpperCase()]
    }),
  )
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'))
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1')
  const countText = parts.get('COUNT')
  const count = countText === undefined ? undefined : wholeNumber(countText)
  const endText = parts.get('UNTIL')
  const end = endText === undefined ? undefined : readEnd(endText)
  const byDay = list(parts.get('BYDAY')).map(readWeekday)
  const byMonthDay = list(parts.get('BYMONTHDAY')).map(wholeNumber)
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')
  const isSound =
    parts.size === words.length &&
    [...parts.keys()].every((key) => KNOWN.has(key)) &&
    interval !== undefined &&
    interval > 0 &&
    (countText === undefined || (count !== undefined && count > 0)) &&
    (endText === undefined || end !== undefined) &&
    byMonthDay.every((date) => date !== undefined && date !== 0 && Math.abs(date) <= 31) &&
    weekStart >= 0
  if (!isSound || !frequency) return undefined
  const rule: Rule = {
    frequency,
    interval,
    count,
    end,
    byDay: byDay.filter((one) => one !== undefined),
    byMonthDay: byMonthDay.filter((one) => one !== undefined),
    weekStart,
  }
  return rule.byDay.length === byDay.length && fits(rule) ? rule : undefined
}

/** Which parts a frequency may carry (RFC 5545, 3.3.10). A year's need BYMONTH, which nobody here writes. */
function fits({ frequency, byDay, byMonthDay }: Rule): boolean {
  const numbered = byDay.some(({ week }) => week !== 0)
  switch (frequency) {
    case 'DAILY':
      return !numbered
    case 'WEEKLY':
      return !numbered && byMonthDay.length === 0
    case 'MONTHLY':
      return true
    case 'YEARLY':
      return byDay.length + byMonthDay.length === 0
  }
}

const wholeNumber = (text: string): number | undefined =>
  /^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined
const list = (text: string | undefined): string[] => (text === undefined ? [] : text.split(','))

function readWeekday(text: string): RuleWeekday | undefined {
  const match = /^([+-]?[1-5])?([A-Z]{2})$/.exec(text)
  const found = WEEKDAYS.indexOf(match?.[2] ?? '')
  return found < 0 ? undefined : { weekday: found, week: Number(match?.[1] ?? 0) }
}

function readEnd(text: string): RuleEnd | undefined {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z?))?$/.exec(text)
  if (!match) return undefined
  const [, year, month, date, hour, minute, second, utc] = match
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return undefined
  if (hour === undefined) return { day }
  const instant = readInstant(`${day}T${hour}:${minute}:${second}Z`)
  if (instant === undefined) return undefined
  return utc === 'Z' ? { instant } : { day, time: `${hour}:${minute}` }
}

/** The rule as RFC 5545 writes it; `readRule` reads it back as it was. */
export function writeRule({ frequency, interval, count, end, byDay, byMonthDay, weekStart }: Rule): string {
  const days = byDay.map((one) => `${one.week === 0 ? '' : one.week}${WEEKDAYS[one.weekday] ?? ''}`)
  return [
    `FREQ=${frequency}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...(days.length > 0 ? [`BYDAY=${days.join(',')}`] : []),
    ...(byMonthDay.length > 0 ? [`BYMONTHDAY=${byMonthDay.join(',')}`] : []),
    ...(weekStart === 1 ? [] : [`WKST=${WEEKDAYS[weekStart] ?? 'MO'}`]),
    ...(count === undefined ? [] : [`COUNT=${count}`]),
    ...(end === undefined ? [] : [`UNTIL=${writeEnd(end)}`]),
  ].join(';')
}

const writeEnd = (end: RuleEnd): string => {
  if ('instant' in end) return end.instant.replaceAll(/[-:]/g, '')
  const day = end.day.replaceAll('-', '')
  return 'time' in end ? `${day}T${end.time.replace(':', '')}00` : day
}

/** The end of a day at the ground, as an instant: what RFC 5545 wants where a series starts at an instant. */
export const endOfDay = (day: Day, timeZone: string): RuleEnd => ({
  instant: toInstant(Date.parse(instantAtGround(addDays(day, 1), '00:00', timeZone)) - 1000),
})

/**
 * The days of a series from its first, which is one of them only if the rule says so; at most 400 and within ten years.
 * A date that a month does not have is left out: the 31st comes seven times a year, 29 February in leap years.
 * UNTIL is inclusive; as a day it is the whole day at the ground.
 */
export function occurrenceDays(rule: Rule, first: Day, time: string, timeZone: string): Day[] {
  const days: Day[] = []
  const most = Math.min(rule.count ?? MOST_OCCURRENCES, MOST_OCCURRENCES)
  const last = addDays(first, REACH)
  for (const day of candidates(rule, first)) {
    if (days.length >= most || day > last || !isBefore(rule.end, day, time, timeZone)) break
    const previous = days.at(-1)
    // The calendar's last day comes again and again when days are counted beyond it.
    if (day >= first && (previous === undefined || day > previous)) days.push(day)
  }
  return days
}

function isBefore(end: RuleEnd | undefined, day: Day, time: string, timeZone: string): boolean {
  if (end === undefined) return true
  if ('instant' in end) return instantAtGround(day, time, timeZone) <= end.instant
  return day < end.day || (day === end.day && (!('time' in end) || time <= end.time))
}

/** The days that a rule names, in order, some of them before the first. */
function* candidates(
  { frequency, interval, byDay, byMonthDay, weekStart }: Rule,
  first: Day,
): Generator<Day> {
  const steps = (length: number) => Math.ceil(REACH / (interval * length)) + 1
  const onWeekday = (day: Day) =>
    byDay.length === 0 || byDay.some((one) => one.weekday === weekday(day) && isWeekOf(one.week, day))
  const onDate = (day: Day) => byMonthDay.length === 0 || byMonthDay.some((date) => isDate(date, day))
  switch (frequency) {
    case 'DAILY':
      for (let n = 0; n < steps(1); n++) {
        const day = addDays(first, n * interval)
        if (onWeekday(day) && onDate(day)) yield day
      }
      return
    case 'WEEKLY': {
      const monday = startOfWeek(first, 0)
      const base = addDays(monday, weekStart > weekday(first) ? weekStart - 7 : weekStart)
      const wanted = byDay.length === 0 ? [{ weekday: weekday(first) }] : byDay
      const offsets = [...new Set(wanted.map((one) => (one.weekday - weekStart + 7) % 7))].toSorted(
        (a, b) => a - b,
      )
      for (let n = 0; n < steps(7); n++)
        for (const offset of offsets) yield addDays(base, n * interval * 7 + offset)
      return
    }
    case 'MONTHLY':
      for (let n = 0; n < steps(28); n++)
        for (const day of daysOfMonth(first, n * interval))
          if (
            byDay.length + byMonthDay.length === 0
              ? day.slice(8) === first.slice(8)
              : onWeekday(day) && onDate(day)
          )
            yield day
      return
    case 'YEARLY':
      for (let n = 0; n < steps(365); n++) {
        const day = `${String(Number(first.slice(0, 4)) + n * interval).padStart(4, '0')}${first.slice(4)}`
        if (isDay(day)) yield day
      }
  }
}

const lastDate = (day: Day): number => daysInMonth(monthOf(day))

function daysOfMonth(day: Day, later: number): Day[] {
  const from = monthOf(day)
  const month = addMonths(from, later)
  // The calendar ends before that month.
  if (later > 0 && month === addMonths(from, later - 1)) return []
  return daysFrom(firstDay(month), lastDay(month))
}

const isDate = (wanted: number, day: Day): boolean =>
  Number(day.slice(8)) === (wanted < 0 ? lastDate(day) + 1 + wanted : wanted)

function isWeekOf(week: number, day: Day): boolean {
  if (week === 0) return true
  const date = Number(day.slice(8))
  return week > 0 ? Math.ceil(date / 7) === week : Math.ceil((lastDate(day) + 1 - date) / 7) === -week
}

/**
 * The starts of a series, at the same time of day at the ground whatever its clocks do; a time that they skip on a day is
 * moved on as `instantAtGround` does. Undefined for a rule that cannot be followed.
 */
export function occurrenceStarts(text: string, start: Instant, timeZone: string): Instant[] | undefined {
  const rule = readRule(text)
  if (!rule) return undefined
  const { day, time } = atGround(start, timeZone)
  const seconds = Date.parse(start) % 60_000
  return occurrenceDays(rule, day, time, timeZone).map((one) =>
    toInstant(Date.parse(instantAtGround(one, time, timeZone)) + seconds),
  )
}

/** What becomes of work on a day on which nobody works (F12). */
export const NON_WORKING_WAYS = ['leave', 'skip', 'before', 'after'] as const
export type NonWorkingWay = (typeof NON_WORKING_WAYS)[number]
/** One day of a series and the day on which its work is done; null where it is left out. */
export type PlannedDay = { day: Day; on: Day | null; isNonWorking: boolean }

/** A working day further away than this is none. */
const FARTHEST = 31

/** The days of a series with non-working days answered for. No day gets the same work twice. */
export function plannedDays(
  days: readonly Day[],
  nonWorking: ReadonlySet<Day>,
  way: NonWorkingWay,
): PlannedDay[] {
  const taken = new Set(days.filter((day) => !nonWorking.has(day)))
  return days.map((day) => {
    if (!nonWorking.has(day)) return { day, on: day, isNonWorking: false }
    if (way === 'leave') return { day, on: day, isNonWorking: true }
    const on = way === 'skip' ? undefined : nearestWorking(day, nonWorking, way === 'before' ? -1 : 1)
    if (on === undefined || taken.has(on)) return { day, on: null, isNonWorking: true }
    taken.add(on)
    return { day, on, isNonWorking: true }
  })
}

/** The working day next to a day, later for 1 and earlier for -1, the day itself not counted; undefined beyond a month. */
export function nearestWorking(day: Day, nonWorking: ReadonlySet<Day>, step: -1 | 1): Day | undefined {
  for (let n = 1; n <= FARTHEST; n++) {
    const near = addDays(day, n * step)
    if (!nonWorking.has(near)) return near
  }
  return undefined
}
