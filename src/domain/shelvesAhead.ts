import type { Activity } from './activity.ts'
import { isOpen } from './activityWork.ts'
import { byStart } from './byStart.ts'
import { dayAtGround } from './groundTime.ts'
import { drawsOf } from './planning/draws.ts'
import { shedOf, type ShedRows } from './shed.ts'
import type { Day, Id } from './wire.ts'

/** A draw this small is rounding noise. */
const NOISE = 1e-6

/** What open work makes of one supply; all amounts in the supply's unit. */
export type ShelfAhead = {
  /** What is taken in all. */
  reserved: number
  /** What restocks bring, earliest first; an overdue one keeps its day. */
  coming: { day: Day; amount: number }[]
  /** The least that is ever left; a restock counts from its own time on. */
  lowest: number
  /** Each day on which less is left than ever before, from today on; work that is overdue takes from today's. */
  lows: { day: Day; left: number }[]
}

/** The first day on which less than a limit is left, in the supply's unit; undefined where it never is. */
export const dayBelow = ({ lows }: ShelfAhead, limit: number): Day | undefined =>
  lows.find(({ left }) => left < limit - NOISE)?.day

/**
 * What open work takes from each supply and brings to it, in the order of its times (F32, B11). Work without a known
 * amount is passed over.
 */
export function shelvesAhead(
  activities: readonly Activity[],
  rows: ShedRows,
  today: Day,
  timeZone: string,
): Map<Id, ShelfAhead> {
  const shed = shedOf(rows)
  const left = new Map(rows.supplies.map(({ id, available }) => [id, available]))
  const shelves = new Map(
    rows.supplies.map(({ id, available }): [Id, ShelfAhead] => [
      id,
      { reserved: 0, coming: [], lowest: available, lows: [{ day: today, left: available }] },
    ]),
  )
  for (const work of activities.filter(isOpen).toSorted(byStart)) {
    for (const [id, amount] of drawsOf(work, shed)) {
      const shelf = shelves.get(id)
      if (!shelf) continue
      const day = dayAtGround(work.startDate, timeZone)
      const now = (left.get(id) ?? 0) - amount
      left.set(id, now)
      if (amount > 0) shelf.reserved += amount
      else if (amount < 0) shelf.coming.push({ day, amount: -amount })
      if (now >= shelf.lowest - NOISE) continue
      shelf.lowest = now
      shelf.lows.push({ day: day < today ? today : day, left: now })
    }
  }
  return shelves
}
