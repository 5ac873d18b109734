import { type Activity, answerOf } from '../activity.ts'
import { byCode } from '../../lib/byCode.ts'

/** The directions of a cut (activity-fields.md), in the order in which they take turns. */
export const CUT_DIRECTIONS = ['northSouth', 'eastWest', 'diagonalLeft', 'diagonalRight', 'circular'] as const
/** So many cuts in one direction lay the grass over; the next should be another (product.md, B9). */
export const MOST_REPEATS = 3
/** A circle is cut where somebody wants one; it is never proposed of itself. */
const PROPOSED: readonly string[] = CUT_DIRECTIONS.filter((direction) => direction !== 'circular')

type Mowing = Pick<Activity, 'activityName' | 'status' | 'startDate' | 'fields'>

/** The directions of the cuts of a pitch, latest first; a cut without one, and a cancelled one, says nothing. */
export const cutsOf = (history: readonly Mowing[]): string[] =>
  history
    .filter(({ activityName, status }) => activityName === 'mowing' && status !== 'cancelled')
    .toSorted((a, b) => byCode(b.startDate, a.startDate))
    .flatMap((mowing) => {
      const direction = answerOf(mowing, 'direction')
      return typeof direction === 'string' && direction !== '' ? [direction] : []
    })

/** How often a pitch was cut in a direction, the cuts of late in one go. */
export function repeatsOf(history: readonly Mowing[], direction: string): number {
  const cuts = cutsOf(history)
  const other = cuts.findIndex((cut) => cut !== direction)
  return other < 0 ? cuts.length : other
}

/**
 * The direction for the next cut of a pitch: of those the backend offers the one that was used longest ago, the first
 * of those never used. `repeats` counts the last cuts that went in one direction, `warn` when it is time for another.
 */
export function nextDirection(
  history: readonly Mowing[],
  options: readonly string[] = CUT_DIRECTIONS,
): { direction: string; last: string | undefined; repeats: number; warn: boolean } {
  const cuts = cutsOf(history)
  const [last] = cuts
  const repeats = last === undefined ? 0 : repeatsOf(history, last)
  const straight = options.filter((option) => PROPOSED.includes(option))
  const candidates = straight.length > 0 ? straight : options.length > 0 ? options : PROPOSED
  const age = (direction: string) => {
    const at = cuts.indexOf(direction)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const direction = candidates.reduce((best, one) => (age(one) > age(best) ? one : best))
  return { direction, last, repeats, warn: repeats >= MOST_REPEATS }
}
