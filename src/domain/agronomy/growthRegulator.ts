/**
 * Degree days (°C d) after which a growth regulator is due again, with their base in °C.
 * Kreuser & Soldat 2011; Reasor et al. 2018; the ryegrass value is a rule of this product.
 */
export const REGULATOR_TARGETS = {
  trinexapacGreens: { base: 0, target: 200 },
  trinexapacRyegrass: { base: 0, target: 250 },
  trinexapacBermuda: { base: 10, target: 220 },
  paclobutrazol: { base: 0, target: 300 },
  prohexadione: { base: 0, target: 300 },
} as const

export type Regulator = keyof typeof REGULATOR_TARGETS

export type RegulatorStatus = 'suppressed' | 'dueSoon' | 'due' | 'rebound'

/** Where growth stands between two applications, from the degree days since the last one. Limits are a rule of this product. */
export function regulatorStatus(degreeDays: number, target: number): RegulatorStatus {
  const share = degreeDays / target
  if (share < 0.75) return 'suppressed'
  if (share < 1) return 'dueSoon'
  return share < 1.3 ? 'due' : 'rebound'
}

/**
 * The day, counted from 1 for the day after the application, on which the target is reached, and the sum on that day.
 * Days beyond the forecast take the climatological value; null when neither reaches the target within a year.
 */
export function regulatorDueDay(
  daily: readonly number[],
  target: number,
  climatological = 0,
): { day: number; accumulated: number } | null {
  let accumulated = 0
  for (let day = 1; day <= 366; day++) {
    accumulated += daily[day - 1] ?? climatological
    if (accumulated >= target) return { day, accumulated }
  }
  return null
}
