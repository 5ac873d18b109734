import type { Activity } from '../activity.ts'
import { DAY_MS } from '../../lib/durations.ts'
import type { Day } from '../wire.ts'
import { clashesOf, type PlanningGround } from './clashes.ts'
import { movedToDay } from './dayPlan.ts'

/** How many clashes days bring; of a day that is not in it none is known. */
export type ClashCounts = ReadonlyMap<Day, number>

/** Work that lies further away than this says nothing of a day: recovery and re-entry are over by then. */
const NEAR_MS = 3 * DAY_MS

/**
 * How many clashes work brings on each of the days on which it comes back; days without any are left out. `others` are
 * the jobs that are known around those days. A day nobody works is the preview's own matter, and how far stock reaches
 * over a series is not reckoned: neither is counted.
 */
export function seriesClashes(
  drafts: readonly Activity[],
  days: readonly Day[],
  others: readonly Activity[],
  ground: PlanningGround,
): ClashCounts {
  const counts = new Map<Day, number>()
  for (const day of days) {
    const there = drafts.map((draft) => movedToDay(draft, day, ground.timeZone))
    const starts = there.map(({ startDate }) => Date.parse(startDate))
    const ends = there.map(({ endDate }) => Date.parse(endDate))
    const [from, to] = [Math.min(...starts) - NEAR_MS, Math.max(...ends) + NEAR_MS]
    const near = others.filter(
      ({ startDate, endDate }) => Date.parse(startDate) < to && Date.parse(endDate) > from,
    )
    const found = there
      .flatMap((one) => clashesOf(one, near, ground))
      .filter(({ kind }) => kind !== 'stock' && kind !== 'nonWorkingDay')
    if (found.length > 0) counts.set(day, found.length)
  }
  return counts
}
