import { type Place, sunTimes } from './agronomy/solar.ts'
import { toInstant } from './groundTime.ts'
import type { Day, Instant } from './wire.ts'

export type Daylight =
  | { kind: 'risesAndSets'; sunrise: Instant; sunset: Instant }
  | { kind: 'midnightSun' | 'polarNight' }

/** When the sun rises and sets on a day of the ground, or why it does not; undefined where the place is not known. */
export function daylightOf(place: Place | undefined, day: Day): Daylight | undefined {
  if (!place || Math.abs(place.latitude) > 90) return undefined
  const times = sunTimes(place, day)
  if (times.kind !== 'risesAndSets') return { kind: times.kind }
  const at = (minutes: number) => toInstant(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)
  return { kind: times.kind, sunrise: at(times.sunrise), sunset: at(times.sunset) }
}
