import type { RiskLevel } from '../turfSeries.ts'

function temperatureScore(temperature: number): number {
  if (temperature >= 7 && temperature <= 13) return 4
  if (temperature >= 5 && temperature <= 14) return 3
  if (temperature >= 0 && temperature <= 16) return 2
  return temperature <= 18 ? 1 : 0
}

/**
 * Microdochium patch score, 0 to 4, from the day's mean temperature in °C and the rainy days among the last six. A rule
 * of this product on the description of Greencast (Syngenta/STRI); no equation is published.
 */
export function microdochiumScore(temperature: number, rainEvents: number): number {
  if (rainEvents === 0) return 0
  const penalty = rainEvents === 1 ? 2 : rainEvents === 2 ? 1 : 0
  return Math.max(0, temperatureScore(temperature) - penalty)
}

/** Low to 1, moderate at 2, high from 3. A rule of this product. */
export function microdochiumLevel(score: number): RiskLevel {
  if (score < 2) return 'low'
  return score < 3 ? 'moderate' : 'high'
}
