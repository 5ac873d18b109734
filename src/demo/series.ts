import { clockMinutes, endAfter } from '../domain/planning/moving.ts'
import { occurrenceStarts } from '../domain/recurrence.ts'
import { readInstant } from '../domain/wire.ts'
import { timeOf, wireInstant } from './groundTime.ts'
import { Refusal } from './refusal.ts'

/**
 * The starts of a series, in the form of the wire (domain/recurrence).
 * @throws Refusal 400 when the rule cannot be followed or gives nothing.
 */
export function startsOf(recurrence: string, start: string, timeZone: string): string[] {
  const starts = occurrenceStarts(recurrence, readInstant(start) ?? start, timeZone) ?? []
  if (starts.length === 0) throw new Refusal(400, { recurrence: ['This rule cannot be followed.'] })
  return starts.map((one) => wireInstant(timeOf(one)))
}

type Span = { startDate: string; endDate: string }

/** The end of each member of a series by its start: at the same time of day, whatever the clocks did that night. */
export function endsOf({ startDate, endDate }: Span, timeZone: string): (start: string) => string {
  const instant = (text: string) => readInstant(text) ?? text
  const minutes = clockMinutes({ startDate: instant(startDate), endDate: instant(endDate) }, timeZone)
  return (start) =>
    start === startDate ? endDate : wireInstant(timeOf(endAfter(instant(start), minutes, timeZone)))
}
