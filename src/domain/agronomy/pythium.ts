import type { RiskLevel } from '../turfSeries.ts'
import { toFahrenheit } from '../../lib/units.ts'

/**
 * Warning of Pythium blight, from a noon-to-noon period: extremes in °C and hours with more than 90 % humidity in the canopy.
 * Nutter, Cole & Schein 1983, Plant Dis. 67:1126.
 */
export function nutterWarning(tmax: number, tmin: number, humidHours: number): boolean {
  return tmax > 30 && tmin > 20 && humidHours >= 14
}

/** One day: extremes in °C, hours with at least 89 % humidity in the canopy. */
export type PythiumDay = { tmax: number; tmin: number; humidHours: number }

/** Mean Pythium blight index of some days, normally three; 0 for none. Cornell ForeCast. */
export function pythiumIndex(days: readonly PythiumDay[]): number {
  const sum = days.reduce(
    (total, { tmax, tmin, humidHours }) =>
      total + (toFahrenheit(tmax) - 86) + (toFahrenheit(tmin) - 68) + 0.5 * (humidHours - 6),
    0,
  )
  return days.length > 0 ? sum / days.length : 0
}

/**
 * Low to 0.4, moderate to 3.6, high above (Cornell ForeCast). Days without a single humid hour are low whatever the index:
 * without this gate the index calls every desert summer day high.
 */
export function pythiumLevel(days: readonly PythiumDay[]): RiskLevel {
  if (days.every(({ humidHours }) => humidHours === 0)) return 'low'
  const index = pythiumIndex(days)
  if (index <= 0.4) return 'low'
  return index <= 3.6 ? 'moderate' : 'high'
}
