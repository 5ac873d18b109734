import { addDays } from './groundTime.ts'
import type { SunlightDay } from './turfSeries.ts'
import type { Day } from './wire.ts'

/** Days over which light is told: one cloudy day says little. */
const LIGHT_DAYS = 7
/** mol/m²/d; the brightest day on earth brings less. */
const BRIGHTEST = 80

/** Light of a day as it can be, mol/m²/d; null where it is not known or cannot be true. */
export const believableLight = (light: number | undefined): number | null =>
  light !== undefined && light >= 0 && light <= BRIGHTEST ? light : null

/** Daylight and lamps together, mol/m²/d; null where the daylight is not known. */
export function lightOf({ natural, growLights }: SunlightDay): number | null {
  const day = believableLight(natural)
  return day === null ? null : day + (believableLight(growLights) ?? 0)
}

/** The seven whole days before today: today's light is still to come. */
export const lightPeriod = (today: Day) => ({ from: addDays(today, -LIGHT_DAYS), to: addDays(today, -1) })

/**
 * Mean light of the seven whole days before today and on how many of them it was less than `need`, mol/m²/d; null where
 * no day is known.
 */
export function lightOfWeek(
  days: readonly SunlightDay[],
  today: Day,
  need: number | undefined,
): { mean: number; short: number } | null {
  const { from, to } = lightPeriod(today)
  const week = days.filter(({ date }) => date >= from && date <= to).flatMap((day) => lightOf(day) ?? [])
  if (week.length === 0) return null
  return {
    mean: week.reduce((sum, one) => sum + one, 0) / week.length,
    short: need === undefined ? 0 : week.filter((one) => one < need).length,
  }
}
