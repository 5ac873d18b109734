import { addDays, atGround, dayAtGround, timeOf, weekday, wireInstant } from './groundTime.ts'
import { Refusal } from './refusal.ts'

/** No series is longer, in days of work and in days (quality X7). */
const MOST = 400
const REACH = 2 * 366

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

type Rule = {
  frequency: string
  interval: number
  count: number
  until: string
  /** Weekdays with the week of the month they stand for, 0 for every week. */
  byDay: readonly { date: number; week: number }[]
  byMonthDay: readonly number[]
}

/**
 * The starts of a series, at the same time of day at the ground whatever its clocks do. The rule is RFC 5545's without
 * DTSTART: FREQ from DAILY to YEARLY with INTERVAL, COUNT, UNTIL, BYDAY and BYMONTHDAY.
 * @throws Refusal 400 when the rule cannot be followed or gives nothing.
 */
export function startsOf(recurrence: string, start: string, timeZone: string): string[] {
  const first = dayAtGround(timeOf(start), timeZone)
  const intoDay = timeOf(start) - timeOf(atGround(first, '00:00', timeZone))
  const rule = readRule(recurrence)
  const days = rule ? daysOf(rule, first) : []
  if (days.length === 0) throw new Refusal(400, { recurrence: ['This rule cannot be followed.'] })
  return days.map((day) => wireInstant(timeOf(atGround(day, '00:00', timeZone)) + intoDay))
}

function daysOf(rule: Rule, first: string): string[] {
  const days: string[] = []
  for (let n = 0; n <= REACH && days.length < Math.min(rule.count, MOST); n++) {
    const day = addDays(first, n)
    if (day > rule.until) break
    if (isIn(rule, first, day)) days.push(day)
  }
  return days
}

function readRule(text: string): Rule | undefined {
  const parts = new Map(
    text
      .replace(/^RRULE:/, '')
      .split(';')
      .filter(Boolean)
      .map((part): [string, string] => {
        const [key = '', value = ''] = part.split('=')
        return [key.toUpperCase(), value.toUpperCase()]
      }),
  )
  const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST'])
  const frequency = parts.get('FREQ') ?? ''
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const count = Number(parts.get('COUNT') ?? Infinity)
  const until = parts.get('UNTIL')?.replace(/^(\d{4})-?(\d\d)-?(\d\d).*$/, '$1-$2-$3') ?? '9999-12-31'
  const byDay = listIn(parts, 'BYDAY').map((word) => ({
    date: WEEKDAYS.indexOf(word.slice(-2)) + 1,
    week: Number(word.slice(0, -2) || 0),
  }))
  const byMonthDay = listIn(parts, 'BYMONTHDAY').map(Number)
  const isSound =
    [...parts.keys()].every((key) => known.has(key)) &&
    ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(frequency) &&
    Number.isInteger(interval) &&
    interval > 0 &&
    count > 0 &&
    /^\d{4}-\d\d-\d\d$/.test(until) &&
    byDay.every(({ date, week }) => date > 0 && Number.isInteger(week)) &&
    byMonthDay.every(Number.isInteger)
  return isSound ? { frequency, interval, count, until, byDay, byMonthDay } : undefined
}

const listIn = (parts: ReadonlyMap<string, string>, key: string): string[] =>
  parts.get(key)?.split(',').filter(Boolean) ?? []

const monday = (day: string): number => Date.parse(addDays(day, 1 - weekday(day))) / 86_400_000
const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

function isIn({ frequency, interval, byDay, byMonthDay }: Rule, first: string, day: string): boolean {
  const onWeekday = byDay.length === 0 || byDay.some((wanted) => isWeekday(wanted, day))
  const onDate = byMonthDay.length === 0 || byMonthDay.some((date) => isDate(date, day))
  switch (frequency) {
    case 'DAILY':
      return (
        onWeekday && onDate && Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000) % interval === 0
      )
    case 'WEEKLY': {
      const sameDay = byDay.length === 0 ? weekday(day) === weekday(first) : onWeekday
      return sameDay && ((monday(day) - monday(first)) / 7) % interval === 0
    }
    case 'MONTHLY': {
      const sameDate =
        byDay.length + byMonthDay.length === 0 ? day.slice(8) === first.slice(8) : onWeekday && onDate
      return sameDate && (months(day) - months(first)) % interval === 0
    }
    default:
      return (
        day.slice(5) === first.slice(5) &&
        (Number(day.slice(0, 4)) - Number(first.slice(0, 4))) % interval === 0
      )
  }
}

const lastDate = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
const isDate = (wanted: number, day: string): boolean =>
  Number(day.slice(8)) === (wanted < 0 ? lastDate(day) + 1 + wanted : wanted)

function isWeekday({ date, week }: { date: number; week: number }, day: string): boolean {
  if (weekday(day) !== date) return false
  const dateInMonth = Number(day.slice(8))
  if (week === 0) return true
  return week > 0
    ? Math.ceil(dateInMonth / 7) === week
    : Math.ceil((lastDate(day) + 1 - dateInMonth) / 7) === -week
}
