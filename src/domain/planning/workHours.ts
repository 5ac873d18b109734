import { HOUR_MS } from '../../lib/durations.ts'
import { growthPotential, type TurfType } from '../agronomy/growthPotential.ts'
import { type Place, solarPosition } from '../agronomy/solar.ts'
import {
  type SprayReason,
  type SpreadReason,
  spreadWindow,
  type WindowLevel,
} from '../agronomy/sprayWindow.ts'
import { dayAtGround, daysFrom, LAST_DAY } from '../groundTime.ts'
import { sprayHours } from '../sprayHours.ts'
import type { Weather, WeatherHour } from '../weather.ts'
import type { Instant } from '../wire.ts'
import { FROST_RISK, WET_MM } from '../weatherOutlook.ts'

/** Above this humidity, %, a leaf is taken as wet where nobody measures it. A rule of this product. */
const DEW_HUMIDITY = 90
/** °C above the dew point below which dew lies. Cornell ForeCast (agronomy/humidity). */
const DEW_DEPRESSION = 3
/** Rain within this many hours washes granules off (agronomy.md §8). */
const WASH_HOURS = 24
/** The sun no higher than this, degrees, is dusk. */
const DUSK_ELEVATION = 6
/** Global radiation, W/m², below which it is dark where the place is unknown. */
const DUSK_RADIATION = 30

export type WeatherReason = SprayReason | SpreadReason | 'frost' | 'daylight'
/** An hour of a forecast for a kind of work; `unknown` where a reading it depends on is missing or not yet forecast. */
export type WorkHour = { start: number; level: WindowLevel | 'unknown'; reasons: WeatherReason[] }

/** What the weather of a pitch is judged by besides the forecast. */
export type Sky = {
  weather: Weather
  /** Whose days the forecast's are: the ground's. */
  timeZone: string
  place?: Place | undefined
  turf?: TurfType | undefined
}

type Judge = (hours: readonly WeatherHour[], sky: Sky) => Omit<WorkHour, 'start'>[]
const UNKNOWN: Omit<WorkHour, 'start'> = { level: 'unknown', reasons: [] }

/** The kinds of work that wait for the weather (product.md, B7). */
const JUDGES: Readonly<Record<string, Judge>> = { spraying, spreading, uvcLight, mowing }
export const waitsForWeather = (activityName: string): boolean => Object.hasOwn(JUDGES, activityName)

/**
 * How each hour of a forecast suits a kind of work, in order of time; undefined for work that no weather stops.
 * Spraying and spreading by agronomy.md §8. Mowing, a rule of this product: no rain, no frost; a wet leaf asks for
 * care. UV-C light, a rule of this product: no rain; at night or dusk, when the fungus cannot repair itself by light,
 * on a dry leaf; either of the two alone asks for care.
 */
export function workHours(activityName: string, sky: Sky): WorkHour[] | undefined {
  const judge = Object.hasOwn(JUDGES, activityName) ? JUDGES[activityName] : undefined
  if (!judge) return undefined
  return runsOfHours(sky.weather.hourly).flatMap((hours) => {
    const judged = judge(hours, sky)
    return hours.map(({ time }, at) => ({ start: Date.parse(time), ...(judged[at] ?? UNKNOWN) }))
  })
}

/** Hours that follow one another, each once; where one is missing another run begins. */
function runsOfHours(hourly: Weather['hourly']): WeatherHour[][] {
  const runs: WeatherHour[][] = []
  const byTime = new Map(hourly.map((hour) => [Date.parse(hour.time), hour]))
  let last = Number.NaN
  for (const [time, hour] of [...byTime].sort(([a], [b]) => a - b)) {
    if (Number.isNaN(time)) continue
    if (time - last === HOUR_MS) runs.at(-1)?.push(hour)
    else runs.push([hour])
    last = time
  }
  return runs
}

function spraying(hours: readonly WeatherHour[], { place }: Sky): Omit<WorkHour, 'start'>[] {
  return sprayHours(hours, place)
}

function spreading(
  hours: readonly WeatherHour[],
  { weather, timeZone, turf }: Sky,
): Omit<WorkHour, 'start'>[] {
  return hours.map((hour, at) => {
    const { wind } = hour
    const rain = rainWithin(hours, at, weather, timeZone)
    const leafWet = isLeafWet(hour)
    const day = dayAtGround(hour.time, timeZone)
    const mean = weather.daily.find(({ date }) => date === day)?.temperature ?? hour.temperature
    if (wind === undefined || leafWet === undefined || rain === undefined || mean === undefined)
      return UNKNOWN
    return spreadWindow({ wind, rain, leafWet, growthPotential: growthPotential(mean, turf ?? 'C3') })
  })
}

/** mm in the next 24 h. Beyond the hours the whole days count, which is rather too much than too little; undefined beyond these. */
function rainWithin(
  hours: readonly WeatherHour[],
  at: number,
  { daily }: Weather,
  timeZone: string,
): number | undefined {
  const ahead = hours.slice(at, at + WASH_HOURS)
  const from = hours[at]
  const last = ahead.at(-1)
  if (!from || !last || ahead.some(({ rain }) => rain === undefined)) return undefined
  let sum = ahead.reduce((total, { rain }) => total + (rain ?? 0), 0)
  const end = Date.parse(from.time) + WASH_HOURS * HOUR_MS
  const reached = Date.parse(last.time) + HOUR_MS
  if (reached >= end) return sum
  // There is no day after the last one of the calendar.
  if (end > Date.parse(LAST_DAY)) return undefined
  for (const day of daysFrom(dayAtGround(reached, timeZone), dayAtGround(end - 1, timeZone))) {
    const rain = daily.find(({ date }) => date === day)?.rain
    if (rain === undefined) return undefined
    sum += rain
  }
  return sum
}

function mowing(hours: readonly WeatherHour[]): Omit<WorkHour, 'start'>[] {
  return hours.map((hour) => {
    const leafWet = isLeafWet(hour)
    if (hour.rain === undefined || hour.temperature === undefined || leafWet === undefined) return UNKNOWN
    return judgedBy([
      [hour.rain >= WET_MM, 'rain', 'unsuitable'],
      [hour.temperature <= FROST_RISK, 'frost', 'unsuitable'],
      [leafWet, 'leafWet', 'caution'],
    ])
  })
}

function uvcLight(hours: readonly WeatherHour[], { place }: Sky): Omit<WorkHour, 'start'>[] {
  return hours.map((hour) => {
    const leafWet = isLeafWet(hour)
    const light = isLight(hour, place)
    if (hour.rain === undefined || leafWet === undefined || light === undefined) return UNKNOWN
    const both = leafWet && light ? 'unsuitable' : 'caution'
    return judgedBy([
      [hour.rain >= WET_MM, 'rain', 'unsuitable'],
      [light, 'daylight', both],
      [leafWet, 'leafWet', both],
    ])
  })
}

function judgedBy(
  checks: readonly [applies: boolean, reason: WeatherReason, level: 'caution' | 'unsuitable'][],
): Omit<WorkHour, 'start'> {
  const against = checks.filter(([applies]) => applies)
  return {
    level: against.some(([, , level]) => level === 'unsuitable')
      ? 'unsuitable'
      : against.length > 0
        ? 'caution'
        : 'suitable',
    reasons: against.map(([, reason]) => reason),
  }
}

/** Measured, else after rain, near the dew point or in damp air; undefined where none of it is known. */
function isLeafWet({ leafWetness, rain, temperature, dewPoint, humidity }: WeatherHour): boolean | undefined {
  if (leafWetness !== undefined) return leafWetness > 0
  if ((rain ?? 0) >= WET_MM) return true
  if (temperature !== undefined && dewPoint !== undefined) return temperature - dewPoint < DEW_DEPRESSION
  return humidity === undefined ? undefined : humidity >= DEW_HUMIDITY
}

/** Whether the sun is up in the middle of an hour; by radiation where the place is unknown. */
function isLight({ time, radiation }: WeatherHour, place: Place | undefined): boolean | undefined {
  if (!place) return radiation === undefined ? undefined : radiation > DUSK_RADIATION
  const middle = new Date(Date.parse(time) + HOUR_MS / 2)
  const hour = middle.getUTCHours() + middle.getUTCMinutes() / 60
  return solarPosition(place, middle.toISOString().slice(0, 10), hour).elevation > DUSK_ELEVATION
}

/** The hours that a time, ms, touches; undefined when the forecast does not hold all of them. */
export function hoursIn(hours: readonly WorkHour[], start: number, end: number): WorkHour[] | undefined {
  const within = hours.filter((hour) => hour.start < end && start < hour.start + HOUR_MS)
  const [first] = within
  const isWhole =
    first !== undefined &&
    first.start <= start &&
    first.start + within.length * HOUR_MS >= end &&
    within.every((hour, at) => hour.start === first.start + at * HOUR_MS)
  return isWhole ? within : undefined
}

/** Whether the forecast says of all hours of some work how they suit it. */
export function isForeseen(
  { activityName, startDate, endDate }: { activityName: string; startDate: Instant; endDate: Instant },
  sky: Sky,
): boolean {
  const hours = workHours(activityName, sky)
  const during = hours && hoursIn(hours, Date.parse(startDate), Date.parse(endDate))
  return !hours || (during !== undefined && during.every(({ level }) => level !== 'unknown'))
}
