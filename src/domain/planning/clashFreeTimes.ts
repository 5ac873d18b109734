import type { Activity } from '../activity.ts'
import { toInstant } from '../groundTime.ts'
import type { Instant } from '../wire.ts'
import { type Clash, clashesOf, freeSlots, type PlanningGround } from './clashes.ts'
import { brokenSlots } from './goodSlots.ts'
import type { Sky } from './workHours.ts'

type Wanted = {
  /** The forecast, where there is one. */
  sky: Sky | undefined
  now: Instant
  count: number
  /** What is done with it, as on further pitches: it keeps its distance to it, and may clash with nothing either. */
  further?: readonly Activity[]
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
  { sky, now, count, further = [] }: Wanted,
): Activity[] {
  const stormyIds = (works: readonly Activity[]) =>
    new Set(sky && brokenSlots(works, { ...sky, now }).map(({ id }) => id))
  const clashesAmong = (works: readonly Activity[]) =>
    works.flatMap((one) => clashesOf(one, [...others, ...works.filter((other) => other !== one)], ground))
  const onlyStock = (clashes: readonly Clash[]) => clashes.every(({ kind }) => kind === 'stock')
  const together = [work, ...further]
  const inTheWay = clashesAmong(together)
  if (inTheWay.length > 0 && onlyStock(inTheWay) && stormyIds(together).size === 0) return []
  // Most often one of the nearest is good, and to look through many is felt where there is much work.
  const few = among(2 * count)
  return few.length < count ? among(LOOKED_THROUGH) : few

  function among(slots: number): Activity[] {
    const near = freeSlots(work, others, ground, { count: slots, from: now }).map(({ startDate }) => {
      const by = Date.parse(startDate) - Date.parse(work.startDate)
      return together.map((one) => ({
        ...one,
        startDate: toInstant(Date.parse(one.startDate) + by),
        endDate: toInstant(Date.parse(one.endDate) + by),
      }))
    })
    const stormy = stormyIds(
      near.flatMap((works) => works.map((one) => ({ ...one, id: works[0]?.startDate ?? '' }))),
    )
    const found: Activity[] = []
    for (const works of near) {
      const [one] = works
      if (found.length === count) break
      if (!one || one.startDate === work.startDate || stormy.has(one.startDate)) continue
      if (onlyStock(clashesAmong(works))) found.push(one)
    }
    return found
  }
}
