import { type Activity, answerOf, productsOf } from './activity.ts'
import { addDays, dayAtGround, instantAtGround, toInstant } from './groundTime.ts'
import type { Shed } from './shed.ts'
import type { Instant } from './wire.ts'
import { HOUR_MS } from '../lib/durations.ts'

type Work = Pick<Activity, 'endDate' | 'fields'>
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * When people may be again where something was put on: the clock's time written down with the work, on the day of its end
 * or, where that has passed by then, on the next; else so many hours after it. Undefined where neither is known.
 */
export function reEntryAt(work: Work, hours: number | undefined, timeZone: string): Instant | undefined {
  const { endDate } = work
  const told = answerOf(work, 'reEntry')
  if (typeof told === 'string' && CLOCK.test(told)) {
    const day = dayAtGround(endDate, timeZone)
    const same = instantAtGround(day, told, timeZone)
    return Date.parse(same) >= Date.parse(endDate) ? same : instantAtGround(addDays(day, 1), told, timeZone)
  }
  return hours === undefined ? undefined : toInstant(Date.parse(endDate) + hours * HOUR_MS)
}

/** h, the longest of its products and of the lines of its cocktails; undefined where none is known. */
export function reEntryHoursOf(
  work: Pick<Activity, 'fields'>,
  { supplies, cocktails }: Shed,
): number | undefined {
  const used = productsOf(work).flatMap(({ id, cocktailId }) => [
    ...(id === undefined ? [] : [id]),
    ...(cocktails.get(cocktailId ?? '')?.items.map(({ supplyId }) => supplyId) ?? []),
  ])
  const hours = used.flatMap((id) => supplies.get(id)?.reEntryHours ?? [])
  return hours.length > 0 ? Math.max(...hours) : undefined
}
