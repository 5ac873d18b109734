import type { RiskLevel } from '../turfSeries.ts'

/** Index from which Fidanza et al. warn; Vincelli (UKY) advises 5 for station data. */
export const BROWN_PATCH_WARNING = 6

/** Minimum temperature, °C, at which the index peaks: 21.2. */
export const BROWN_PATCH_OPTIMUM = 1.4 / (2 * 0.033)

/**
 * Brown patch index E from the day's mean relative humidity in % (of the canopy) and its minimum temperature in °C.
 * Fidanza, Dernoeden & Grybauskas 1996, Phytopathology 86:385.
 */
export function brownPatchIndex(humidity: number, tmin: number): number {
  return -21.5 + 0.15 * humidity + 1.4 * tmin - 0.033 * tmin ** 2
}

/** High from the published warning on; moderate from the threshold UKY advises. */
export function brownPatchLevel(index: number): RiskLevel {
  if (index < 5) return 'low'
  return index < BROWN_PATCH_WARNING ? 'moderate' : 'high'
}
