import type { Activity } from '../activity.ts'
import type { Instant } from '../wire.ts'
import { type Clash, clashesOf, freeSlots, type PlanningGround } from './clashes.ts'
import { brokenSlots } from './goodSlots.ts'
import type { Sky } from './workHours.ts'

type Wanted = {
  /** The forecast, where there is one. */
  sky: Sky | undefined
  now: Instant
  count: number
}

/** So many free times are looked through for those at which the clash is gone. */
const LOOKED_THROUGH = 60

/**
 * The nearest times from now at which work clashes with nothing and suits the forecast, the work as it would stand then.
 * Free is not enough: lines may still be mown off, and the weather may be no better. What the shed lacks no other hour
 * brings: where nothing else is wrong there are none.
 */
export function clashFreeTimes(
  work: Activity,
  others: readonly Activity[],
  ground: PlanningGround,
  { sky, now, count }: Wanted,
): Activity[] {
  const stormyIds = (works: readonly Activity[]) =>
    new Set(sky && brokenSlots(works, { ...sky, now }).map(({ id }) => id))
  const onlyStock = (clashes: readonly Clash[]) => clashes.every(({ kind }) => kind === 'stock')
  const inTheWay = clashesOf(work, others, ground)
  if (inTheWay.length > 0 && onlyStock(inTheWay) && stormyIds([work]).size === 0) return []
  // Most often one of the nearest is good, and to look through many is felt where there is much work.
  const few = among(2 * count)
  return few.length < count ? among(LOOKED_THROUGH) : few

  function among(slots: number): Activity[] {
    const near = freeSlots(work, others, ground, { count: slots, from: now }).map((slot) => ({
      ...work,
      ...slot,
    }))
    const stormy = stormyIds(near.map((one) => ({ ...one, id: one.startDate })))
    const found: Activity[] = []
    for (const one of near) {
      if (found.length === count) break
      if (one.startDate === work.startDate || stormy.has(one.startDate)) continue
      if (onlyStock(clashesOf(one, others, ground))) found.push(one)
    }
    return found
  }
}
