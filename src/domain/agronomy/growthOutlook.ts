import { addDays } from '../groundTime.ts'
import type { GrowthDay } from '../turfSeries.ts'
import type { Day } from '../wire.ts'
import { MAXIMUM_GROWTH } from './growth.ts'
import { growthBand, type TurfType } from './growthPotential.ts'
import { yearBefore } from './yearBefore.ts'

/** mm/d */
export type GrowthTarget = { low: number; high: number }

/** Share of what temperature and light allow that well-kept turf reaches. */
const SHARE = { low: 0.6, high: 1 } as const
/** mm/d; what is more is no growth. */
const FASTEST = 30

/**
 * The growth that a day's temperature and light allow, and the least that turf in want of nothing makes of it, mm/d:
 * below, water, nitrogen or a growth regulator holds it back. Potential and light 0 to 1; light counts as enough where it
 * is unknown. Null without a potential. A rule of this product on Gelernter & Stowell 2005.
 */
export function growthTarget(
  { growthPotential, light }: Pick<GrowthDay, 'growthPotential' | 'light'>,
  type: TurfType,
): GrowthTarget | null {
  if (growthPotential === undefined) return null
  const allowed = MAXIMUM_GROWTH[type] * share(growthPotential) * share(light ?? 1)
  return { low: SHARE.low * allowed, high: SHARE.high * allowed }
}

const share = (value: number): number => Math.min(1, Math.max(0, value))

/** A day's growth in mm/d, where it can be one. */
export const believableGrowth = (growth: number | undefined): number | null =>
  growth !== undefined && growth >= 0 && growth <= FASTEST ? growth : null

/** `dormant`: too cold or too hot to grow, whatever is done. */
export type GrowthState = 'dormant' | 'below' | 'within' | 'above' | 'unknown'

export type GrowthToday = {
  /** mm/d, null when today has none */
  growth: number | null
  target: GrowthTarget | null
  state: GrowthState
  /** today less the mean of the seven days before, and of the week around today's date a year before, mm/d */
  toLastWeek: number | null
  toLastYear: number | null
}

/** Today's growth beside its target, last week and last year. Absurd readings are unknown. A rule of this product. */
export function growthToday(days: readonly GrowthDay[], today: Day, type: TurfType): GrowthToday {
  const byDay = new Map(days.map((day) => [day.date, day]))
  const now = byDay.get(today)
  const growth = believableGrowth(now?.growth)
  const target = now ? growthTarget(now, type) : null
  const meanFrom = (first: Day): number | null =>
    mean(Array.from({ length: 7 }, (_, n) => believableGrowth(byDay.get(addDays(first, n))?.growth)))
  const less = (other: number | null) => (growth === null || other === null ? null : growth - other)
  return {
    growth,
    target,
    state: stateOf(growth, target, now?.growthPotential),
    toLastWeek: less(meanFrom(addDays(today, -7))),
    toLastYear: less(meanFrom(addDays(yearBefore(today), -3))),
  }
}

function stateOf(
  growth: number | null,
  target: GrowthTarget | null,
  potential: number | undefined,
): GrowthState {
  if (growth === null) return 'unknown'
  if (potential !== undefined && growthBand(potential) === 'dormant') return 'dormant'
  if (!target) return 'unknown'
  if (growth < target.low) return 'below'
  // Rounding of what was sent is no more than was allowed.
  return growth > target.high + 0.05 ? 'above' : 'within'
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
