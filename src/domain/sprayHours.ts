import { HOUR_MS } from '../lib/durations.ts'
import { solarPosition, type Place } from './agronomy/solar.ts'
import { inversionLikely, type SprayReason, sprayWindow, type WindowLevel } from './agronomy/sprayWindow.ts'
import type { WeatherHour } from './weather.ts'

/** How long a product must stay dry, h, unless its label says otherwise (agronomy.md §8). */
export const RAINFAST_HOURS = 4

/** An hour of which something that counts is unknown is `unknown`, never suitable. */
export type SprayHour = { level: WindowLevel | 'unknown'; reasons: SprayReason[] }

type Sky = Pick<WeatherHour, 'time' | 'temperature' | 'humidity' | 'wind' | 'gust' | 'rain' | 'cloud'>

/**
 * Whether each hour of a forecast suits spraying: the hour's wind, gust and Delta T, the rain of this hour and of the
 * rain-fast time after it, and an inversion where the place is known. Hours in order, metric; some may be missing.
 * Without a gust the wind counts, without a cloud cover no inversion is assumed. Where nobody knows whether it stays dry
 * for long enough, only what speaks against it is known. A rule of this product on agronomy.md §8.
 */
export function sprayHours(hours: readonly Sky[], place?: Place): SprayHour[] {
  return hours.map((hour, at) => {
    const { wind, temperature, humidity } = hour
    if (wind === undefined || temperature === undefined || humidity === undefined) return UNKNOWN
    const dryBy = Date.parse(hour.time) + RAINFAST_HOURS * HOUR_MS
    const after = hours.slice(at, at + RAINFAST_HOURS).filter(({ time }) => Date.parse(time) < dryBy)
    const rain = after.flatMap((one) => one.rain ?? [])
    const { level, reasons } = sprayWindow({
      wind,
      gust: hour.gust ?? wind,
      temperature,
      humidity,
      rain: rain.reduce((sum, amount) => sum + amount, 0),
      inversion: place !== undefined && inversionIn(hour, wind, place),
    })
    return rain.length === RAINFAST_HOURS || level === 'unsuitable' ? { level, reasons } : UNKNOWN
  })
}

const UNKNOWN: SprayHour = { level: 'unknown', reasons: [] }

function inversionIn({ time, cloud }: Sky, wind: number, place: Place): boolean {
  if (cloud === undefined) return false
  const middle = new Date(Date.parse(time) + 1_800_000)
  const sunElevation = solarPosition(
    place,
    middle.toISOString().slice(0, 10),
    middle.getUTCHours() + middle.getUTCMinutes() / 60,
  ).elevation
  return inversionLikely({ cloud, wind, sunElevation })
}
