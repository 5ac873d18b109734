import { byCode } from '../lib/byCode.ts'
import { HOUR_MS } from '../lib/durations.ts'
import type { Place } from './agronomy/solar.ts'
import { wallClock, toInstant } from './groundTime.ts'
import { sprayHours } from './sprayHours.ts'
import { hourOf } from './weatherOutlook.ts'
import type { WeatherHour } from './weather.ts'
import type { Day, Instant } from './wire.ts'

/** Hours in a row that suit spraying; `careful`: something in them asks for caution. */
export type SprayRun = { from: Instant; to: Instant; careful: boolean }
/** Of a day of the ground: how many of its hours are known, and the runs in them. */
export type SprayDay = { known: number; runs: SprayRun[] }

/**
 * When one can spray, day by day of the ground, from the present hour to the end of the hourly forecast; a day that the
 * forecast does not reach is not in it. Rules: sprayHours.ts.
 */
export function sprayDays(
  hourly: readonly WeatherHour[],
  now: Date,
  timeZone: string,
  place?: Place,
): Map<Day, SprayDay> {
  const ahead = hourly
    .filter(({ time }) => Date.parse(time) >= hourOf(now))
    .toSorted((a, b) => byCode(a.time, b.time))
  const wall = wallClock(timeZone)
  const days = new Map<Day, SprayDay>()
  for (const [at, { level }] of sprayHours(ahead, place).entries()) {
    const hour = ahead[at]
    if (!hour || level === 'unknown') continue
    const start = Date.parse(hour.time)
    const date = new Date(wall(start)).toISOString().slice(0, 10)
    const day = days.get(date) ?? { known: 0, runs: [] }
    days.set(date, day)
    day.known += 1
    if (level === 'unsuitable') continue
    const last = day.runs.at(-1)
    const to = toInstant(start + HOUR_MS)
    if (last && Date.parse(last.to) === start) {
      last.to = to
      last.careful ||= level === 'caution'
    } else day.runs.push({ from: hour.time, to, careful: level === 'caution' })
  }
  return days
}
