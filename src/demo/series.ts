import { rrulestr } from 'rrule'
import { atGround, dayAtGround, timeOf, wireInstant } from './groundTime.ts'
import { Refusal } from './refusal.ts'

/** No series is longer; X7 asks for a limit, and a year of working days stays below it. */
const MOST = 400
const YEARS = 2

const asDate = (day: string, time: string): Date => new Date(`${day}T${time}Z`)

/**
 * The starts of a series: the first one and those that its rule adds, at the same time of day at the ground, whatever
 * its clocks do. The rule is RFC 5545's without DTSTART.
 * @throws Refusal 400 when the rule cannot be read or gives nothing.
 */
export function startsOf(recurrence: string, start: string, timeZone: string): string[] {
  const first = dayAtGround(timeOf(start), timeZone)
  const offset = timeOf(start) - timeOf(atGround(first, '00:00', timeZone))
  try {
    // A rule finer than a day would need another life to finish.
    if (!/FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)/.test(recurrence) || /DTSTART/.test(recurrence)) throw new Error('unsupported')
    const rule = rrulestr(recurrence.replace(/^RRULE:/, ''), { dtstart: asDate(first, '00:00:00') })
    const end = asDate(`${Number(first.slice(0, 4)) + YEARS}${first.slice(4, 8)}01`, '00:00:00')
    const days = rule.between(asDate(first, '00:00:00'), end, true, (_, count) => count < MOST)
    if (days.length === 0) throw new Error('empty')
    return days.map((date) => wireInstant(timeOf(atGround(date.toISOString().slice(0, 10), '00:00', timeZone)) + offset))
  } catch {
    throw new Refusal(400, { recurrence: ['This rule cannot be followed.'] })
  }
}
