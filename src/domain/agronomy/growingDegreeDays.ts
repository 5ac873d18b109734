/** How a day's extremes become degree days. */
export type DegreeDayMethod = 'average' | 'modified' | 'mirrored' | 'singleSine'

/** Temperatures in °C; the cap (30 by default) applies to `modified` and `mirrored`. */
export type DegreeDayInput = {
  tmax: number
  tmin: number
  base: number
  method: DegreeDayMethod
  cap?: number
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Degree days of a sine between Tmin and Tmax. Baskerville & Emin 1969, Ecology 50:514. */
function singleSine(tmax: number, tmin: number, base: number): number {
  const mean = (tmax + tmin) / 2
  if (tmin >= base) return mean - base
  if (tmax <= base) return 0
  const half = (tmax - tmin) / 2
  const angle = Math.asin((base - mean) / half)
  return (half * Math.cos(angle) - (base - mean) * (Math.PI / 2 - angle)) / Math.PI
}

/**
 * Growing degree days of one day, °C d, never negative. `modified` clamps both extremes first (McMaster & Wilhelm 1997,
 * method 2); `mirrored` folds heat above the cap back; `singleSine` is Baskerville & Emin 1969.
 */
export function growingDegreeDays({ tmax, tmin, base, method, cap = 30 }: DegreeDayInput): number {
  switch (method) {
    case 'average':
      return Math.max(0, (tmax + tmin) / 2 - base)
    case 'modified':
      return (clamp(tmax, base, cap) + clamp(tmin, base, cap)) / 2 - base
    case 'mirrored':
      return Math.max(0, ((tmax > cap ? 2 * cap - tmax : tmax) + tmin) / 2 - base)
    case 'singleSine':
      return singleSine(tmax, tmin, base)
  }
}

/** °C d to °F d: base 0 °C is 32 °F. */
export function degreeDaysToFahrenheit(degreeDays: number): number {
  return 1.8 * degreeDays
}

/** Running sums of daily degree days. */
export function accumulate(days: readonly number[]): number[] {
  let sum = 0
  return days.map((day) => (sum += day))
}
