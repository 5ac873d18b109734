/** Cool-season (C3) or warm-season (C4) turf. */
export type TurfType = 'C3' | 'C4'

/** °C. Gelernter & Stowell 2005; metric form by M. Woods (Asian Turfgrass Center). */
const RESPONSE = { C3: { optimum: 20, sigma: 5.5 }, C4: { optimum: 31, sigma: 7 } } as const satisfies Record<
  TurfType,
  { optimum: number; sigma: number }
>

/** °C at which each type grows quickest. Gelernter & Stowell 2005. */
export const OPTIMUM_TEMPERATURE = {
  C3: RESPONSE.C3.optimum,
  C4: RESPONSE.C4.optimum,
} as const satisfies Record<TurfType, number>

/** Gaussian temperature response, 0 to 1; all three in one unit (in °F: optimum 68, σ 10). Gelernter & Stowell 2005. */
export function temperatureResponse(temperature: number, optimum: number, sigma: number): number {
  return Math.exp(-0.5 * ((temperature - optimum) / sigma) ** 2)
}

/**
 * PACE Turf growth potential, 0 to 1, at the mean temperature in °C of a day, week or month.
 * Warm-season turf stays at 1 above its optimum. Gelernter & Stowell 2005, Golf Course Management 73(3).
 */
export function growthPotential(temperature: number, type: TurfType): number {
  const { optimum, sigma } = RESPONSE[type]
  return type === 'C4' && temperature >= optimum ? 1 : temperatureResponse(temperature, optimum, sigma)
}

/** Temperature in °C above which warm-season turf outgrows cool-season turf, about 24.8 (Woods). */
export function crossoverTemperature(): number {
  const { C3, C4 } = RESPONSE
  return (C3.optimum * C4.sigma + C4.optimum * C3.sigma) / (C3.sigma + C4.sigma)
}

export type GrowthBand = 'dormant' | 'slow' | 'moderate' | 'strong'

/** What a growth potential means on the ground; limits are a rule of this product. */
export function growthBand(potential: number): GrowthBand {
  if (potential < 0.1) return 'dormant'
  if (potential < 0.3) return 'slow'
  return potential < 0.6 ? 'moderate' : 'strong'
}
