import type { RiskLevel } from '../turfSeries.ts'

/**
 * Hours of leaf wetness that gray leaf spot needs at a mean temperature in °C; null when it is too cold or too hot.
 * A surrogate of this product on the anchors of Sherratt 2015 (36 h at 20–24 °C, 9 h at 28–32 °C), since the
 * coefficients of Uddin, Serlemitsos & Viji 2003 are not public.
 */
export function requiredWetHours(temperature: number): number | null {
  if (temperature < 18 || temperature > 38) return null
  if (temperature <= 22) return 36
  if (temperature <= 28) return 36 - 4.5 * (temperature - 22)
  return temperature <= 32 ? 9 : 9 + 4.5 * (temperature - 32)
}

/** Leaf wetness of three days in h over what is required at their mean temperature in °C; 0 when never enough. */
export function grayLeafSpotRatio(temperature: number, wetness: number): number {
  const required = requiredWetHours(temperature)
  return required === null ? 0 : wetness / required
}

/** Low below half of the required wetness, high from all of it on. A rule of this product. */
export function grayLeafSpotLevel(ratio: number): RiskLevel {
  if (ratio < 0.5) return 'low'
  return ratio < 1 ? 'moderate' : 'high'
}
