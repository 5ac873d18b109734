import { HOUR_MS } from '../../lib/durations.ts'
import { dayAtGround } from '../groundTime.ts'
import type { Weather, WeatherDay, WeatherHour } from '../weather.ts'
import { WET_MM } from '../weatherOutlook.ts'
import type { Instant } from '../wire.ts'
import type { Rainfall } from './studRules.ts'

/** Rain in so many hours before a session still lies on the grass. A rule of this product. */
const HOURS_BEFORE = 2
/** mm of a day whose hours are not forecast: less may well fall at another time of it. A rule of this product. */
const WET_DAY_MM = 2

/** The forecast of the hour of the start, of its day where the hours do not reach that far, or none. */
export type KickOffWeather =
  | { kind: 'hour'; hour: WeatherHour; rain: Rainfall | undefined }
  | { kind: 'day'; day: WeatherDay; rain: Rainfall | undefined }
  | { kind: 'none'; rain: undefined }

export function kickOffWeather(
  { hourly, daily }: Pick<Weather, 'hourly' | 'daily'>,
  { startDate, endDate }: { startDate: Instant; endDate: Instant },
  timeZone: string,
): KickOffWeather {
  const start = Date.parse(startDate)
  const hour = hourly.find(({ time }) => Date.parse(time) <= start && start < Date.parse(time) + HOUR_MS)
  if (hour) {
    const around = hourly.filter(({ time }) => {
      const at = Date.parse(time)
      return at >= start - HOURS_BEFORE * HOUR_MS && at < Date.parse(endDate)
    })
    const known = around.flatMap(({ rain }) => rain ?? [])
    const isWet = known.some((rain) => rain >= WET_MM)
    return { kind: 'hour', hour, rain: isWet ? 'rain' : known.length > 0 ? 'dry' : undefined }
  }
  const day = daily.find(({ date }) => date === dayAtGround(startDate, timeZone))
  if (!day) return { kind: 'none', rain: undefined }
  const { rain } = day
  return { kind: 'day', day, rain: rain === undefined ? undefined : rain >= WET_DAY_MM ? 'rain' : 'dry' }
}
