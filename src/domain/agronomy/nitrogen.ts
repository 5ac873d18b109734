import { growthPotential } from './growthPotential.ts'
import type { TurfType } from './growthPotential.ts'

/** g N m⁻² per month at full growth. Woods 2023; the ryegrass pitch is a rule of this product. */
export const MAXIMUM_NITROGEN = { bentgrass: 2, poaAnnua: 3, bermuda: 4, ryegrassPitch: 4.5 } as const

/** Largest single soluble application, kg N/ha. */
export const MAXIMUM_SINGLE_NITROGEN = { soil: 50, sand: 25 } as const

/** Phosphorus in P₂O₅ and potassium in K₂O by mass, from the atomic masses P 30.973762, K 39.0983, O 15.999. */
export const P_IN_P2O5 = (2 * 30.973762) / (2 * 30.973762 + 5 * 15.999)
export const K_IN_K2O = (2 * 39.0983) / (2 * 39.0983 + 15.999)

/** Nitrogen need of a month, g N/m², at its mean temperature in °C. Woods 2023 (Asian Turfgrass Center). */
export function monthlyNitrogenDemand(temperature: number, type: TurfType, maximum: number): number {
  return maximum * growthPotential(temperature, type)
}

/** Nitrogen need of a day, kg N/ha; maximum in g N m⁻² per month. Woods 2023. */
export function dailyNitrogenDemand(
  temperature: number,
  type: TurfType,
  maximum: number,
  daysInMonth: number,
): number {
  return (10 * monthlyNitrogenDemand(temperature, type, maximum)) / daysInMonth
}

export type NitrogenDay = {
  /** kg N/ha that becomes available today */
  released: number
  /** kg N/ha the turf could take today */
  demand: number
  /** share of what stays that drains away: 0.01 with more than 5 mm of drainage, else 0 */
  leachFraction: number
}

/** kg N/ha; `satisfied` is uptake over demand, 0 to 1. */
export type NitrogenBalance = { uptake: number; leached: number; pool: number; satisfied: number }

/** Plant-available nitrogen at the end of a day, kg N/ha, from that at its start. A rule of this product. */
export function stepNitrogenPool(
  pool: number,
  { released, demand, leachFraction }: NitrogenDay,
): NitrogenBalance {
  const available = pool + released
  const uptake = Math.min(available, demand)
  const leached = (available - uptake) * leachFraction
  return { uptake, leached, pool: available - uptake - leached, satisfied: demand > 0 ? uptake / demand : 1 }
}

/** Share of the pool that a day's drainage in mm carries off. A rule of this product. */
export function leachFraction(drainage: number): number {
  return drainage > 5 ? 0.01 : 0
}

export type NitrogenRelease =
  | { kind: 'quick' }
  | { kind: 'methyleneUrea' }
  | { kind: 'coated'; weeks: number }

/** Share of an application released on the n-th day after it (1 is the first). A rule of this product. */
export function releasedShare(release: NitrogenRelease, day: number): number {
  const duration = release.kind === 'quick' ? 3 : release.kind === 'methyleneUrea' ? 60 : 7 * release.weeks
  return day >= 1 && day <= duration ? 1 / duration : 0
}

/** Nutrient in kg/ha from a solid product in kg/ha and its analysis in % by mass. */
export function nutrientFromSolid(rate: number, percent: number): number {
  return (rate * percent) / 100
}

/** Nutrient in kg/ha from a liquid product in l/ha, its analysis in % by mass and its density in kg/l. */
export function nutrientFromLiquid(rate: number, percent: number, density: number): number {
  return (rate * density * percent) / 100
}

/** Product needed for a nutrient target, in the unit of the target; analysis in % by mass. @throws RangeError at 0 %. */
export function productForNutrient(target: number, percent: number): number {
  if (percent <= 0) throw new RangeError('the product holds none of this nutrient')
  return (100 * target) / percent
}

export type NitrogenWarning = 'aboveSingleDose' | 'aboveWeeklyDemand' | 'aboveBudget'

/**
 * Warnings for one application, all in kg N/ha: above the single dose of the root zone, above one and a half times
 * the week's demand, above what is left of the year's budget (null: no budget). A rule of this product; nothing is blocked.
 */
export function nitrogenWarnings(
  application: number,
  limits: { rootZone: keyof typeof MAXIMUM_SINGLE_NITROGEN; weeklyDemand: number; budgetLeft: number | null },
): NitrogenWarning[] {
  const warnings: NitrogenWarning[] = []
  if (application > MAXIMUM_SINGLE_NITROGEN[limits.rootZone]) warnings.push('aboveSingleDose')
  if (application > 1.5 * limits.weeklyDemand) warnings.push('aboveWeeklyDemand')
  if (limits.budgetLeft !== null && application > limits.budgetLeft) warnings.push('aboveBudget')
  return warnings
}
