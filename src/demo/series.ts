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
