import type { RiskLevel } from '../turfSeries.ts'

/** Index from which infection is likely. Danneberger et al. 1984. */
export const ANTHRACNOSE_INFECTION = 2

/**
 * Anthracnose severity index, 0 to 6, from three-day means of temperature in °C and leaf wetness in h/d. Outside
 * 16 to 28 °C or below one wet hour the quadratic says nothing and the index is 0.
 * Danneberger, Vargas & Jones 1984, Phytopathology 74:448.
 */
export function anthracnoseIndex(temperature: number, wetness: number): number {
  if (temperature < 16 || temperature > 28 || wetness < 1) return 0
  const index =
    4.0233 -
    0.2283 * wetness -
    0.5308 * temperature -
    0.0013 * wetness ** 2 +
    0.0197 * temperature ** 2 +
    0.0155 * wetness * temperature
  return Math.min(6, Math.max(0, index))
}

/** High from infection on (Danneberger et al. 1984); the lower band is a rule of this product. */
export function anthracnoseLevel(index: number): RiskLevel {
  if (index < 1.5) return 'low'
  return index < ANTHRACNOSE_INFECTION ? 'moderate' : 'high'
}
