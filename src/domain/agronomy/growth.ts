import { OPTIMUM_LIGHT } from './lightIntegral.ts'
import { growthPotential } from './growthPotential.ts'
import type { TurfType } from './growthPotential.ts'

/** Growth without any limit, mm/d: ryegrass, bermuda. A rule of this product. */
export const MAXIMUM_GROWTH = { C3: 5, C4: 4 } as const satisfies Record<TurfType, number>

export type GrowthInput = {
  /** daily mean, °C */
  temperature: number
  type: TurfType
  /** mol m⁻² d⁻¹ */
  light: number
  /** water stress coefficient, 0 to 1 */
  ks: number
  /** nitrogen uptake over demand, 0 to 1 */
  nitrogen: number
  /** multiplier of a growth regulator, 1 without one */
  regulator: number
  /** mm/d without any limit; by default that of the turf type */
  maximum?: number
  /** mol m⁻² d⁻¹ at which light no longer limits; by default that of the turf type */
  optimumLight?: number
}

/** Leaf growth, mm/d: temperature, light, water, nitrogen and regulator each reduce the maximum. A rule of this product. */
export function growthRate(input: GrowthInput): number {
  const maximum = input.maximum ?? MAXIMUM_GROWTH[input.type]
  const optimumLight = input.optimumLight ?? OPTIMUM_LIGHT[input.type]
  const light = Math.min(1, input.light / optimumLight)
  return (
    maximum *
    growthPotential(input.temperature, input.type) *
    light *
    input.ks *
    Math.min(1, input.nitrogen) *
    input.regulator
  )
}

/**
 * Growth multiplier after trinexapac-ethyl at a sum of degree days (base 0 °C) since the application: suppression,
 * then rebound, then 1 again. The sine after Kreuser & Soldat 2011, Crop Sci. 51:2228; amplitude and period are a rule of this product.
 */
export function regulatorMultiplier(degreeDays: number, amplitude = 0.25, period = 400): number {
  if (degreeDays < 0 || degreeDays >= period) return 1
  return 1 - amplitude * Math.sin((2 * Math.PI * degreeDays) / period)
}

/** Whether a cut to a height would take more than a third of the leaf; both in mm. */
export function breaksOneThirdRule(height: number, mowingHeight: number): boolean {
  return height > 1.5 * mowingHeight
}

/**
 * Days, counted from 1, until the grass passes the one-third height at the growth of the coming days in mm/d;
 * 0 when it is past already, null when it stays below for the whole forecast. Heights in mm.
 */
export function daysUntilMowing(
  height: number,
  mowingHeight: number,
  growth: readonly number[],
): number | null {
  if (breaksOneThirdRule(height, mowingHeight)) return 0
  let grown = height
  for (const [index, day] of growth.entries()) {
    grown += day
    if (breaksOneThirdRule(grown, mowingHeight)) return index + 1
  }
  return null
}
