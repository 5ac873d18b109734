/** °F d above 32 °F since 1 February: ideal and marginal window of a seed-head suppressor. Cornell ForeCast. */
export const SEEDHEAD_WINDOWS = {
  ethephon: { from: 200, idealUntil: 300, marginalUntil: 500 },
  mefluidide: { from: 350, idealUntil: 450, marginalUntil: 650 },
} as const

export type SeedheadProduct = keyof typeof SEEDHEAD_WINDOWS
export type SeedheadTiming = 'early' | 'ideal' | 'marginal' | 'late'

/** Whether a suppressor of Poa annua seed heads is in time, from °F d above 32 °F since 1 February. Cornell ForeCast. */
export function seedheadTiming(product: SeedheadProduct, degreeDaysF: number): SeedheadTiming {
  const { from, idealUntil, marginalUntil } = SEEDHEAD_WINDOWS[product]
  if (degreeDaysF < from) return 'early'
  if (degreeDaysF <= idealUntil) return 'ideal'
  return degreeDaysF <= marginalUntil ? 'marginal' : 'late'
}

/** Share of Poa annua in flower, 0 to 1, from °C d above −5 °C; the curve peaks near 1046 °C d. Michigan trials 2001–06. */
export function floweringFraction(degreeDays: number): number {
  const rate = -3.331599e-6 * degreeDays ** 2 + 6.968782e-3 * degreeDays - 2.841894
  return Math.min(1, Math.max(0, rate))
}
