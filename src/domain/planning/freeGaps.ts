import type { Activity } from '../activity.ts'
import { instantAtGround, isTimeZone, toInstant } from '../groundTime.ts'
import type { Day, Id, Instant } from '../wire.ts'
import type { PlanningGround } from './clashes.ts'
import { WORKING_HOURS } from './freeSlots.ts'
import { isBeside, reach } from './pairs.ts'
import { readingOf, takesTime } from './pieces.ts'

/** Nobody plays in less, ms. */
const LEAST = 30 * 60_000

/**
 * When somebody may play on a pitch on a day at the ground, between 05:00 and 22:00 and not before `from`: neither work
 * nor play is there, and what was done before has recovered and may be walked on again. Work that goes on beside play is
 * in nobody's way; a gap of less than half an hour is none. In order of time; product.md, Pitches tab.
 */
export function freeGaps(
  pitchId: Id,
  day: Day,
  activities: readonly Activity[],
  ground: PlanningGround,
  from: Instant,
): { from: Instant; to: Instant }[] {
  const { fixtures, pieceOf } = readingOf(ground)
  const zone = isTimeZone(ground.timeZone) ? ground.timeZone : 'UTC'
  const closes = Date.parse(instantAtGround(day, WORKING_HOURS.to, zone))
  const now = Date.parse(from) || 0
  const taken = [...activities.map(pieceOf), ...fixtures]
    .filter(
      (piece) =>
        piece.pitches.includes(pitchId) &&
        (piece.open || piece.done) &&
        takesTime(piece) &&
        !isBeside(piece.type),
    )
    .map((piece) => ({
      start: piece.start,
      // What is under way has not ended yet, whatever was planned.
      end: (piece.work?.status === 'in_progress' ? Math.max(piece.end, now) : piece.end) + reach(piece),
    }))
    .sort((a, b) => a.start - b.start)
  const gaps: { from: Instant; to: Instant }[] = []
  let free = Math.max(Date.parse(instantAtGround(day, WORKING_HOURS.from, zone)), now)
  for (const { start, end } of [...taken, { start: closes, end: closes }]) {
    const until = Math.min(start, closes)
    if (until - free >= LEAST) gaps.push({ from: toInstant(free), to: toInstant(until) })
    free = Math.max(free, end)
  }
  return gaps
}
