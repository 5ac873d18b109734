import type { Activity } from '../../domain/activity.ts'
import { daysInMonth, monthOf } from '../../domain/months.ts'
import { growthRate, regulatorMultiplier } from '../../domain/agronomy/growth.ts'
import { growthPotential } from '../../domain/agronomy/growthPotential.ts'
import type { TurfType } from '../../domain/agronomy/growthPotential.ts'
import { OPTIMUM_LIGHT } from '../../domain/agronomy/lightIntegral.ts'
import {
  dailyNitrogenDemand,
  leachFraction,
  MAXIMUM_NITROGEN,
  releasedShare,
  stepNitrogenPool,
} from '../../domain/agronomy/nitrogen.ts'
import { turfTypeOf } from '../../domain/agronomy/turfType.ts'
import type { NitrogenBalance } from '../../domain/agronomy/nitrogen.ts'
import {
  CROP_COEFFICIENT,
  DEPLETION_FRACTION,
  SAND_ROOT_ZONE,
  soilMoisture,
  stepWaterBalance,
} from '../../domain/agronomy/waterBalance.ts'
import type { RootZone, WaterBalance } from '../../domain/agronomy/waterBalance.ts'
import type { Day } from '../../domain/wire.ts'
import { addDays, daysBetween, daysFrom } from '../groundTime.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import type { GeneratedDay } from '../weather/generateYear.ts'
import { lightShare, naturalLight } from './light.ts'
import { NO_WORK } from './pitchWork.ts'
import type { Shed, WorkDay } from './pitchWork.ts'
import type { Region } from './region.ts'
import { meanTemperature, referenceEvapotranspiration, soilTemperatureOn, weatherAt } from './sky.ts'

/**
 * A piece of turf: a pitch or a part of it, with what was done there, in order and by day. A club that keeps no products
 * here feeds its turf all the same; how much is not known then.
 */
export type Turf = {
  club: Club
  pitch: ClubPitch
  region: Region
  activities: readonly Activity[]
  shed: Shed
  work: ReadonlyMap<Day, WorkDay>
  feedsKnown: boolean
}

/** Everything known of the turf on one day. mm, °C, mol m⁻² d⁻¹, kg N/ha. */
export type TurfDay = {
  date: Day
  weather: GeneratedDay
  work: WorkDay
  temperature: number
  soilTemperature: number
  natural: number
  light: number
  et0: number
  water: WaterBalance
  /** % by volume */
  moisture: number
  growthPotential: number
  growth: number
  height: number
  demand: number
  nitrogen: NitrogenBalance
  /** kg N/ha that became available in the last 21 days; null where the feeds are not known */
  recentNitrogen: number | null
}

/** Undersoil heating comes on below this, °C, and takes away most of what the soil falls short of it. */
const HEATING = { below: 9, left: 0.3 }
/** Wind that each stand leaves over the pitch. */
const AIR_PER_STAND = 0.88
/** The root zone of a natural pitch on loam: 32 mm available, 12.8 mm readily under cool-season turf. */
const LOAM_ROOT_ZONE: RootZone = {
  fieldCapacity: 0.27,
  wiltingPoint: 0.11,
  depth: 0.2,
  depletionFraction: 0.4,
}
/** Share of the demand that the soil itself gives. */
const SOIL_SUPPLY = 0.3
/** Dormant turf transpires half as much; from this growth potential on it is fully awake. */
const AWAKE = 0.3
/** Unmown grass falls over and grows no higher than this, times its mowing height. */
const TALLEST = 1.7
const RECENT_DAYS = 21
/** What a month's run starts with: mm and kg N/ha. The month before it wears off. */
const START = { depletion: 3, pool: 20 }

/** What the turf would take up on a day with a mean temperature in °C, kg N/ha. */
export function demandOn(date: Day, temperature: number, type: TurfType): number {
  const maximum = type === 'C4' ? MAXIMUM_NITROGEN.bermuda : MAXIMUM_NITROGEN.ryegrassPitch
  return dailyNitrogenDemand(temperature, type, maximum, daysInMonth(monthOf(date)))
}

/** Hybrid pitches and those of the desert lie on sand, the others on loam. */
function rootZone({ site }: Club, pitch: ClubPitch): RootZone {
  const zone = pitch.surface === 'natural' && site !== 'riyadh' ? LOAM_ROOT_ZONE : SAND_ROOT_ZONE
  return { ...zone, depletionFraction: DEPLETION_FRACTION[turfTypeOf(pitch.species)] }
}

/** The first day whose work matters to a series that starts on `from`. */
export function workStart(from: Day): Day {
  return `${addDays(`${from.slice(0, 8)}01`, -1).slice(0, 8)}01`
}

/**
 * The turf from one day to another. Every month is run on its own from the first of the month before, so that a day is
 * the same whatever period was asked for.
 */
export function turfDays(turf: Turf, from: Day, to: Day): TurfDay[] {
  const days: TurfDay[] = []
  for (let first = `${from.slice(0, 8)}01`; first <= to; first = addDays(first, 31).slice(0, 8) + '01') {
    const last = addDays(addDays(first, 31).slice(0, 8) + '01', -1)
    const run = runTurf(turf, workStart(first), last < to ? last : to)
    days.push(...run.filter(({ date }) => date >= first && date >= from))
  }
  return days
}

function runTurf({ club, pitch, region, work, feedsKnown }: Turf, start: Day, end: Day): TurfDay[] {
  const { site } = club
  const weather = weatherAt(site)
  const type = turfTypeOf(pitch.species)
  const zone = rootZone(club, pitch)
  const air = AIR_PER_STAND ** (pitch.stands?.length ?? 0)
  const mowingHeight = pitch.mowingHeight ?? 28
  const fed: { date: Day; feed: WorkDay['feeds'][number] }[] = []
  const released: number[] = []
  let [depletion, pool, height] = [START.depletion, START.pool, mowingHeight]
  let regulated: number | null = null

  return daysFrom(start, end).map((date) => {
    const sky = weather.day(date)
    const done = work.get(date) ?? NO_WORK
    const temperature = meanTemperature(sky)
    const potential = growthPotential(temperature, type)
    const natural = naturalLight(pitch, region, date, sky.radiation)
    const light = natural + done.lampLight
    const open = soilTemperatureOn(site, date)

    const local = referenceEvapotranspiration(site, sky, lightShare(pitch, region, date, sky.radiation), air)
    const water = stepWaterBalance(depletion, zone, {
      eto: local,
      kc: CROP_COEFFICIENT[type] * (0.5 + 0.5 * Math.min(1, potential / AWAKE)),
      rain: sky.rain,
      irrigation: done.irrigation,
    })
    depletion = water.depletion

    const demand = demandOn(date, temperature, type)
    released.push(
      fed.reduce(
        (sum, { date: day, feed }) => sum + feed.n * releasedShare(feed.release, daysBetween(day, date)),
        0,
      ),
    )
    for (const feed of done.feeds) fed.push({ date, feed })
    const nitrogen = stepNitrogenPool(pool, {
      released: (released.at(-1) ?? 0) + (feedsKnown ? SOIL_SUPPLY : 1) * demand,
      demand,
      leachFraction: leachFraction(water.drainage),
    })
    pool = nitrogen.pool

    regulated = done.regulator ? 0 : regulated === null ? null : regulated + Math.max(0, temperature)
    const growth = growthRate({
      temperature,
      type,
      light,
      ks: water.ks,
      nitrogen: nitrogen.satisfied,
      regulator: regulated === null ? 1 : regulatorMultiplier(regulated),
    })
    height = done.cut ?? Math.min(height + growth, TALLEST * mowingHeight)

    return {
      date,
      weather: sky,
      work: done,
      temperature,
      soilTemperature:
        pitch.undersoilHeating && open < HEATING.below
          ? HEATING.below - HEATING.left * (HEATING.below - open)
          : open,
      natural,
      light,
      et0: referenceEvapotranspiration(site, sky),
      water,
      moisture: soilMoisture(depletion, zone),
      growthPotential: potential,
      growth,
      height,
      demand,
      nitrogen,
      recentNitrogen: feedsKnown
        ? released.slice(-RECENT_DAYS).reduce((sum, amount) => sum + amount, 0)
        : null,
    }
  })
}

/** Share of the light that the turf could use, 0 to 1. */
export const lightFactor = (pitch: ClubPitch, light: number): number =>
  Math.min(1, light / OPTIMUM_LIGHT[turfTypeOf(pitch.species)])
