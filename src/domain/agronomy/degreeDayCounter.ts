import { addDays, daysBetween } from '../groundTime.ts'
import type { Day } from '../wire.ts'
import { growingDegreeDays } from './growingDegreeDays.ts'
import { REGULATOR_TARGETS } from './growthRegulator.ts'
import { SEEDHEAD_WINDOWS } from './poaSeedhead.ts'
import { yearBefore } from './yearBefore.ts'

/** Degree days above a base in °C that are summed from the day after an event until a target in °C d is reached, Infinity for none. */
export type DegreeDays = { base: number; start: Day; target: number }

/** Where a day's temperature comes from: it was known, forecast, or is the mean of that week a year before. */
export type TemperatureSource = 'known' | 'forecast' | 'lastYear'
/** `sum` in °C d at the end of the day. */
export type CountedDay = { day: Day; sum: number; source: TemperatureSource }

export type DegreeDayCount = {
  /** °C d at the end of today; 0 before the start, null when no day since the start has a temperature */
  sum: number | null
  /** `sum` over the target; may exceed 1 */
  share: number | null
  /** days up to today without a temperature: what they brought is not in the sum */
  missing: number
  /** the day on which the target is reached; null when it is not within a year, or temperatures run out before */
  due: { day: Day; source: TemperatureSource } | null
  /** every day with a temperature, from the day after the start until the target is reached, and until the forecast ends */
  days: CountedDay[]
}

/** No counter looks further back or ahead. */
export const LONGEST_COUNT = 366
/** Days on either side of the same date a year before that stand for it. */
const AROUND = 3
/** °C; nothing outside was ever measured on earth. */
const BELIEVABLE = { low: -90, high: 60 } as const

/**
 * Counts degree days by the average method (McMaster & Wilhelm 1997, method 1) on daily mean temperatures in °C; with
 * the daily mean alone the other methods cannot be told. Beyond the forecast a day takes the mean of the seven days
 * around its date a year before. Temperatures that cannot be are unknown. Never throws for days that exist.
 */
export function countDegreeDays(
  { base, start, target }: DegreeDays,
  temperatures: ReadonlyMap<Day, number>,
  today: Day,
): DegreeDayCount {
  const days: CountedDay[] = []
  let [sum, missing, sumToday]: [number, number, number | null] = [0, 0, start >= today ? 0 : null]
  let due: DegreeDayCount['due'] = null
  for (let n = 1; n <= LONGEST_COUNT + Math.max(0, daysBetween(start, today)); n++) {
    const day = addDays(start, n)
    const own = believable(temperatures.get(day))
    const source = own !== undefined ? (day > today ? 'forecast' : 'known') : 'lastYear'
    const temperature = own ?? (day > today ? aYearBefore(day, temperatures) : undefined)
    if (temperature === undefined) {
      if (day > today) break
      missing++
      continue
    }
    sum += growingDegreeDays({ tmax: temperature, tmin: temperature, base, method: 'average' })
    if (due === null && sum >= target) due = { day, source }
    if (source === 'lastYear' && (due ? due.day !== day : target === Infinity)) break
    days.push({ day, sum, source })
    if (day <= today) sumToday = sum
  }
  return { sum: sumToday, share: sumToday === null ? null : sumToday / target, missing, due, days }
}

const believable = (temperature: number | undefined): number | undefined =>
  temperature !== undefined && temperature >= BELIEVABLE.low && temperature <= BELIEVABLE.high
    ? temperature
    : undefined

function aYearBefore(day: Day, temperatures: ReadonlyMap<Day, number>): number | undefined {
  const middle = yearBefore(day)
  const known = Array.from({ length: 2 * AROUND + 1 }, (_, n) =>
    believable(temperatures.get(addDays(middle, n - AROUND))),
  ).filter((temperature) => temperature !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, one) => total + one, 0) / known.length
}

/** °F d to °C d. */
const fromFahrenheit = (degreeDays: number): number => degreeDays / 1.8
const regulator = (target: { base: number; target: number }) =>
  ({ ...target, since: 'today', marks: [] }) as const
const seedhead = ({
  from,
  idealUntil,
  marginalUntil,
}: (typeof SEEDHEAD_WINDOWS)['ethephon' | 'mefluidide']) => ({
  base: 0,
  target: fromFahrenheit(from),
  since: 'february' as const,
  marks: [fromFahrenheit(idealUntil), fromFahrenheit(marginalUntil)],
})

/**
 * Counters that turf managers keep: base in °C, target in °C d, the day they start from, further limits in °C d. Growth
 * regulators: Kreuser & Soldat 2011, Reasor et al. 2018; seed heads of Poa annua since 1 February: Cornell ForeCast.
 */
export const COUNTER_PRESETS = {
  trinexapacRyegrass: regulator(REGULATOR_TARGETS.trinexapacRyegrass),
  trinexapacGreens: regulator(REGULATOR_TARGETS.trinexapacGreens),
  trinexapacBermuda: regulator(REGULATOR_TARGETS.trinexapacBermuda),
  paclobutrazol: regulator(REGULATOR_TARGETS.paclobutrazol),
  prohexadione: regulator(REGULATOR_TARGETS.prohexadione),
  seedheadEthephon: seedhead(SEEDHEAD_WINDOWS.ethephon),
  seedheadMefluidide: seedhead(SEEDHEAD_WINDOWS.mefluidide),
} as const
export type CounterPreset = keyof typeof COUNTER_PRESETS
export const PRESET_NAMES = Object.keys(COUNTER_PRESETS) as CounterPreset[]
export const isPreset = (name: string): name is CounterPreset => Object.hasOwn(COUNTER_PRESETS, name)
export const isRegulator = (preset: CounterPreset): boolean => preset in REGULATOR_TARGETS

/** The day a preset usually starts from: today for an application, the last 1 February for seed heads. */
export function presetStart(preset: CounterPreset, today: Day): Day {
  if (COUNTER_PRESETS[preset].since === 'today') return today
  const thisYear = `${today.slice(0, 4)}-02-01`
  return thisYear <= today ? thisYear : yearBefore(thisYear)
}
