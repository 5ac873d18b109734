import { byCode } from '../lib/byCode.ts'
import { knownSum, wholeSum } from '../lib/knownSum.ts'
import type { TurfType } from './agronomy/growthPotential.ts'
import { turfTypeOf } from './agronomy/turfType.ts'
import {
  CROP_COEFFICIENT,
  DEPLETION_FRACTION,
  irrigationNeed,
  readilyAvailableWater,
  type RootZone,
  SAND_ROOT_ZONE,
  stepWaterBalance,
  totalAvailableWater,
} from './agronomy/waterBalance.ts'
import { addDays, daysBetween } from './groundTime.ts'
import type { Pitch } from './pitch.ts'
import type { EvapotranspirationDay } from './turfSeries.ts'
import type { Day } from './wire.ts'

/**
 * The root zone of a pitch, since no backend tells it: sand, 150 mm deep, or as deep as makes the refill line the one that
 * the club knows its pitch by, in mm below full. A rule of this product.
 */
export function rootZoneOf({ species }: Pick<Pitch, 'species'>, refillLine?: number): RootZone {
  const zone = { ...SAND_ROOT_ZONE, depletionFraction: DEPLETION_FRACTION[turfTypeOf(species)] }
  return refillLine === undefined || !(refillLine > 0)
    ? zone
    : { ...zone, depth: (zone.depth * refillLine) / readilyAvailableWater(zone) }
}

/** One day's water in mm; undefined is unknown. `estimated`: the deficit was worked out here. */
export type WaterRow = {
  date: Day
  et0: number | undefined
  etc: number | undefined
  rain: number | undefined
  irrigation: number | undefined
  deficit: number | undefined
  estimated: boolean
}

/** What no day on earth exceeds, mm; more is a fault and counts as unknown. A rule of this product. */
const MOST = { et0: 20, etc: 20, rain: 1000, irrigation: 200, deficit: 500 } as const
const plausible = (value: number | undefined, most: number): number | undefined =>
  value !== undefined && value >= 0 && value <= most ? value : undefined

/**
 * The days of a water balance in order, each once, without what cannot be. Where the backend sends no evapotranspiration
 * of the turf it is Ks × Kc × ET0, where it sends no deficit the last known one is carried on (FAO-56 eq. 85); where it
 * sends none at all the balance starts with half of the readily available water gone, an error that wears off within
 * weeks. `reference` gives ET0 in mm for a day that has none.
 */
export function waterRows(
  days: readonly EvapotranspirationDay[],
  zone: RootZone,
  type: TurfType,
  reference: (day: Day) => number | undefined = () => undefined,
): WaterRow[] {
  const byDay = new Map(days.map((day) => [day.date, day]))
  const sent = [...byDay.values()].toSorted((a, b) => byCode(a.date, b.date))
  const hasDeficit = sent.some(({ deficit }) => deficit !== undefined)
  let before: { date: Day; deficit: number } | undefined =
    sent[0] && !hasDeficit
      ? { date: addDays(sent[0].date, -1), deficit: readilyAvailableWater(zone) / 2 }
      : undefined
  return sent.map((day) => {
    const { date } = day
    const et0 = plausible(day.et0, MOST.et0) ?? plausible(reference(date), MOST.et0)
    const rain = plausible(day.rain, MOST.rain)
    const irrigation = plausible(day.irrigation, MOST.irrigation)
    const own = plausible(day.etc, MOST.etc)
    const known = plausible(day.deficit, MOST.deficit)
    const last = before && daysBetween(before.date, date) === 1 ? before.deficit : undefined
    const step =
      last === undefined || et0 === undefined
        ? undefined
        : stepWaterBalance(last, zone, {
            eto: et0,
            kc: CROP_COEFFICIENT[type],
            rain: rain ?? 0,
            irrigation: irrigation ?? 0,
          })
    const etc = own ?? step?.etc ?? (et0 === undefined ? undefined : CROP_COEFFICIENT[type] * et0)
    const carried =
      last === undefined || etc === undefined || rain === undefined
        ? undefined
        : Math.min(totalAvailableWater(zone), Math.max(0, last + etc - rain - (irrigation ?? 0)))
    const deficit = known ?? carried
    before = deficit === undefined ? undefined : { date, deficit }
    return {
      date,
      et0,
      etc,
      rain,
      irrigation,
      deficit,
      estimated: known === undefined && deficit !== undefined,
    }
  })
}

/** What the turf wants. All depths in mm; `deficit` is the present one, as of `asOf`. */
export type WaterNeed =
  | { kind: 'unknown' }
  /** The refill line is not reached before `until`, the last day known. */
  | { kind: 'enough'; asOf: Day; deficit: number; until: Day }
  /** The refill line is reached on `day`, but `rain` in the two days after it fills what is gone. */
  | { kind: 'rain'; asOf: Day; deficit: number; day: Day; rain: number }
  /** `net` mm in the root zone by the end of `day`; `gross` is what a sprinkler has to give for it. */
  | { kind: 'water'; asOf: Day; deficit: number; day: Day; net: number; gross: number }

/** Days on which rain is waited for, days after which a deficit is no longer the present one, mm worth the trouble. */
const WAIT = 2
const STALE = 2
const LEAST = 1

/**
 * Whether and by when to water: by the first day, from today on, on which the deficit reaches the refill line (`RAW`,
 * FAO-56 eq. 83), with as much as refills the root zone and leaves room for the rain forecast in the two days after.
 * Rows in order. A rule of this product on FAO-56.
 */
export function waterNeed(rows: readonly WaterRow[], today: Day, zone: RootZone): WaterNeed {
  const refill = readilyAvailableWater(zone)
  const present = rows.findLast(
    ({ date, deficit }) => deficit !== undefined && date <= today && daysBetween(date, today) <= STALE,
  )
  if (present?.deficit === undefined) return { kind: 'unknown' }
  const { date: asOf, deficit } = present
  const ahead = rows.filter((row) => row.date > asOf && row.deficit !== undefined)
  const due = [present, ...ahead].find((row) => (row.deficit ?? 0) >= refill)
  if (due?.deficit === undefined) return { kind: 'enough', asOf, deficit, until: ahead.at(-1)?.date ?? asOf }
  const rain = rows
    .filter(({ date }) => date > due.date && date <= addDays(due.date, WAIT))
    .reduce((sum, row) => sum + (row.rain ?? 0), 0)
  const day = due.date < today ? today : due.date
  const { net, gross } = irrigationNeed(Math.max(0, due.deficit - rain), zone)
  return net < LEAST
    ? { kind: 'rain', asOf, deficit, day, rain }
    : { kind: 'water', asOf, deficit, day, net, gross }
}

/** A depth as it is planned, mm: in half millimetres, at most what an irrigation system gives in a night. */
export const plannedDepth = (net: number): number => Math.min(30, Math.max(0.5, Math.round(net * 2) / 2))

/**
 * Mean use of the days that are known, and rain and irrigation in all, of the seven days up to today, mm; undefined where
 * no use is known, and where the rain or irrigation of a day is not.
 */
export function waterWeek(
  rows: readonly WaterRow[],
  today: Day,
): { use: number | undefined; rain: number | undefined; irrigation: number | undefined } {
  const byDay = new Map(rows.map((row) => [row.date, row]))
  const week = Array.from({ length: 7 }, (_, back) => byDay.get(addDays(today, -back)))
  const used = week.flatMap((row) => row?.etc ?? [])
  const total = knownSum(used)
  return {
    use: total === undefined ? undefined : total / used.length,
    rain: wholeSum(week.map((row) => row?.rain)),
    irrigation: wholeSum(week.map((row) => row?.irrigation)),
  }
}
