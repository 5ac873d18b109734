import type { RiskLevel } from '../turfSeries.ts'
import { toFahrenheit } from '../../lib/units.ts'

/** One hour: the clock's hour 0 to 23, temperature in °C, relative humidity in %. */
export type HeatHour = { hour: number; temperature: number; humidity: number }

/** Night hours (20 to 7) above 69 °F in which °F and % add up to more than 150. Cornell ForeCast. */
export function heatStressHours(hours: readonly HeatHour[]): number {
  return hours.filter(({ hour, temperature, humidity }) => {
    const fahrenheit = toFahrenheit(temperature)
    return (hour >= 20 || hour < 7) && fahrenheit > 69 && fahrenheit + humidity > 150
  }).length
}

/** Five such hours are high, two to four moderate. Cornell ForeCast. */
export function heatStressLevel(hours: number): RiskLevel {
  if (hours < 2) return 'low'
  return hours < 5 ? 'moderate' : 'high'
}
