import type { RiskLevel } from '../turfSeries.ts'

const INTERCEPT = -11.4041
const PER_PERCENT = 0.0894
const PER_DEGREE = 0.1932

/**
 * Probability of dollar spot, 0 to 1, from five-day means of air temperature in °C and relative humidity in % at
 * station height; 0 outside 10 to 35 °C. Smith, Kerns et al. 2018, PLoS ONE 13(3):e0194216.
 */
export function smithKerns(temperature: number, humidity: number): number {
  if (temperature < 10 || temperature > 35) return 0
  return 1 / (1 + Math.exp(-(INTERCEPT + PER_PERCENT * humidity + PER_DEGREE * temperature)))
}

/** Relative humidity, %, at which the probability (between 0 and 1, both excluded) is reached at a temperature in °C. Smith, Kerns et al. 2018. */
export function humidityForDollarSpot(probability: number, temperature: number): number {
  return (Math.log(probability / (1 - probability)) - INTERCEPT - PER_DEGREE * temperature) / PER_PERCENT
}

/** Action threshold 20 % (Smith, Kerns et al. 2018); the lower band is a rule of this product. */
export function dollarSpotLevel(probability: number): RiskLevel {
  if (probability < 0.1) return 'low'
  return probability < 0.2 ? 'moderate' : 'high'
}
