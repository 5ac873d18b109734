import type { WeatherHour } from './weather.ts'
import { FROST_RISK, WET_MM } from './weatherOutlook.ts'

export const SKIES = ['rain', 'frost', 'cloud', 'clear'] as const
/** What matters most of the weather at a moment to somebody who works outside. */
export type Sky = (typeof SKIES)[number]

/** % of the sky from which it is not clear. */
const CLOUDY = 30

/** Rain before frost before clouds; undefined where the reading says none of it. */
export function skyOf({ rain, temperature, cloud }: Partial<WeatherHour>): Sky | undefined {
  if (rain !== undefined && rain >= WET_MM) return 'rain'
  if (temperature !== undefined && temperature <= FROST_RISK) return 'frost'
  if (cloud === undefined) return undefined
  return cloud > CLOUDY ? 'cloud' : 'clear'
}
