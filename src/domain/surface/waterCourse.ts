import { HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'
import { turfTypeOf } from '../agronomy/turfType.ts'
import {
  CROP_COEFFICIENT,
  cropEvapotranspiration,
  type RootZone,
  stressCoefficient,
  totalAvailableWater,
} from '../agronomy/waterBalance.ts'
import { dayEvapotranspiration } from '../dayEvapotranspiration.ts'
import { atGround, dayAtGround, daysFrom } from '../groundTime.ts'
import type { Pitch } from '../pitch.ts'
import type { EvapotranspirationDay } from '../turfSeries.ts'
import type { Weather } from '../weather.ts'
import type { Day, Instant } from '../wire.ts'

const DAY_MINUTES = 1440
/** What no day on earth exceeds, mm; more is a fault and counts as unknown. */
const MOST = { et: 20, rain: 1000, irrigation: 200 } as const
/** Minutes of the day in which turf gives off water, near enough: from six to eight in the evening. */
const DAYLIGHT = { from: 360, to: 1200 } as const
/**
 * Hours in which half of what stands above field capacity drains: after two days, by which field capacity is defined, a
 * sixteenth is left. A rule of this product.
 */
const DRAINS_BY_HALF = 12

/** One day's water, mm; undefined is unknown. */
type DayWater = { et0?: number; etc?: number; rain?: number; irrigation: number }

export type WaterFacts = {
  weather: Weather | undefined
  dayOf: (day: Day) => DayWater
  /** Whether the water of that day is known. */
  reaches: (at: Instant) => boolean
  kc: number
}

/** What is known of each day: the water balance of the section, or else the weather. */
export function waterFacts({
  weather,
  water = [],
  pitch,
  timeZone,
}: {
  weather: Weather | undefined
  water: readonly EvapotranspirationDay[] | undefined
  pitch: Pick<Pitch, 'species' | 'latitude'>
  timeZone: string
}): WaterFacts {
  const balance = new Map(water.map((day) => [day.date, day]))
  const skies = new Map(
    [...(weather?.observed ?? []), ...(weather?.daily ?? [])].map((day) => [day.date, day]),
  )
  const dayOf = (date: Day): DayWater => {
    const own = balance.get(date)
    const sky = skies.get(date)
    return {
      etc: plausible(own?.etc, MOST.et),
      et0:
        plausible(own?.et0, MOST.et) ??
        plausible(sky && dayEvapotranspiration(sky, pitch.latitude)?.et0, MOST.et),
      rain: plausible(own?.rain, MOST.rain) ?? plausible(sky?.rain, MOST.rain),
      irrigation: plausible(own?.irrigation, MOST.irrigation) ?? 0,
    }
  }
  return {
    weather,
    dayOf,
    reaches: (at) => isKnown(dayOf(dayAtGround(at, timeZone))),
    kc: CROP_COEFFICIENT[turfTypeOf(pitch.species)],
  }
}

const plausible = (value: number | undefined, most: number): number | undefined =>
  value !== undefined && value >= 0 && value <= most ? value : undefined
const isKnown = ({ rain, etc, et0 }: DayWater): boolean => rain !== undefined && (etc ?? et0) !== undefined

export type Course = {
  /** % by volume at the end. */
  moisture: number
  /** mm on the way; `rainAhead` is what is forecast of `rain`. */
  rain: number
  rainAhead: number
  irrigation: number
  evapotranspiration: number
  drainage: number
  /** Days, in parts, of which nothing is known: they change nothing. */
  gapDays: number
}

/**
 * A moisture in % by volume carried on from one instant to another by the day's water, FAO-56 eq. 85 with days in parts.
 * Rain raises it up to field capacity and no further; what was read above that drains; the turf takes none below the wilting
 * point. Without time between the two it stays what it is.
 */
export function course({
  moisture,
  from,
  to,
  zone,
  water,
  timeZone,
  now,
}: {
  moisture: number
  from: Instant
  to: Instant
  zone: RootZone
  water: WaterFacts
  timeZone: string
  now: Date
}): Course {
  const millimetres = 10 * zone.depth
  let gone = (100 * zone.fieldCapacity - moisture) * millimetres
  const driest = Math.max(gone, totalAvailableWater(zone))
  const sum = { rain: 0, rainAhead: 0, irrigation: 0, evapotranspiration: 0, drainage: 0, gapDays: 0 }
  for (const part of partsOf(from, to, timeZone)) {
    const day = water.dayOf(part.day)
    const share = (part.to - part.from) / DAY_MINUTES
    if (!isKnown(day)) {
      sum.gapDays += share
      continue
    }
    const asked =
      (day.etc ??
        cropEvapotranspiration(day.et0 ?? 0, water.kc, stressCoefficient(Math.max(0, gone), zone))) *
      daylightShare(part)
    const rain = rainIn(part, day.rain ?? 0, water.weather)
    const irrigation = day.irrigation * share
    const held = gone < 0 ? gone * 0.5 ** ((24 * share) / DRAINS_BY_HALF) : gone
    const fullest = Math.min(0, held)
    const dried = Math.min(driest, held + asked)
    const next = Math.max(Math.min(fullest, dried), dried - rain - irrigation)
    sum.drainage += Math.max(0, next - (dried - rain - irrigation)) + (held - gone)
    sum.evapotranspiration += dried - held
    sum.rain += rain
    sum.rainAhead += rainAhead(part, rain, now)
    sum.irrigation += irrigation
    gone = next
  }
  return { moisture: 100 * zone.fieldCapacity - gone / millimetres, ...sum }
}

/** A part of a day at the ground, in minutes of its clock, and when it begins. */
type Part = { day: Day; from: number; to: number; start: number }

function partsOf(from: Instant, to: Instant, timeZone: string): Part[] {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  if (!(end > begin)) return []
  const [first, last] = [atGround(begin, timeZone), atGround(end, timeZone)]
  return daysFrom(first.day, last.day).flatMap((day) => {
    const part = {
      day,
      from: day === first.day ? minutesOf(first.time) : 0,
      to: day === last.day ? minutesOf(last.time) : DAY_MINUTES,
    }
    // Counted back from the end, which a clock that is moved in the night puts off by an hour at most.
    const start = end - (Date.parse(`${last.day}T${last.time}Z`) - wallOf(day, part.from))
    return part.to > part.from ? [{ ...part, start }] : []
  })
}

const wallOf = (day: Day, minutes: number): number => Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

const daylightShare = ({ from, to }: Part): number =>
  Math.max(0, Math.min(to, DAYLIGHT.to) - Math.max(from, DAYLIGHT.from)) / (DAYLIGHT.to - DAYLIGHT.from)

/**
 * Rain in a part of a day whose whole is `daily`: by the hours where they are forecast, for the morning of a day whose later
 * hours are forecast what these leave of the day, else the part's share of the day.
 */
function rainIn(part: Part, daily: number, weather: Weather | undefined): number {
  const length = part.to - part.from
  if (length === DAY_MINUTES) return daily
  const end = part.start + length * MINUTE_MS
  const within = rainBetween(weather, part.start, end)
  if (within !== undefined) return Math.min(daily, within)
  const later =
    part.from === 0 ? rainBetween(weather, end, end + (DAY_MINUTES - part.to) * MINUTE_MS) : undefined
  return later === undefined ? daily * (length / DAY_MINUTES) : Math.max(0, daily - later)
}

/** mm that the hours between two times bring, undefined where one of them is not forecast. */
export function rainBetween(weather: Weather | undefined, from: number, to: number): number | undefined {
  const byHour = new Map((weather?.hourly ?? []).map(({ time, rain }) => [Date.parse(time), rain]))
  let sum = 0
  for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour < to; hour += HOUR_MS) {
    const rain = byHour.get(hour)
    if (rain === undefined) return undefined
    sum += (rain * (Math.min(to, hour + HOUR_MS) - Math.max(from, hour))) / HOUR_MS
  }
  return sum
}

/** What is still to come of the rain of a part. */
function rainAhead({ from, to, start }: Part, rain: number, now: Date): number {
  const end = start + (to - from) * MINUTE_MS
  const left = (end - Math.max(start, now.getTime())) / (end - start)
  return rain * Math.min(1, Math.max(0, left))
}
