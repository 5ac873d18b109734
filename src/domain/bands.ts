import type { HeatScale } from '../lib/heatScale.ts'
import type { MeasurementMetric } from './fieldMeasurement.ts'
import { gridStatistics, DEFAULT_BANDS } from './measurement.ts'
import type { BandRule } from './measurement.ts'
import type { Grid } from './grid.ts'
import type { BandLimits } from './localData.ts'
import type { Day, Id } from './wire.ts'

export type { BandLimits } from './localData.ts'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The meteorological season of a day: March to May is spring, south of the equator autumn. */
export function seasonOf(day: Day, latitude: number | undefined): Season {
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3)
  return SEASONS[(quarter + (latitude !== undefined && latitude < 0 ? 2 : 0)) % 4] ?? 'winter'
}

/** What a band is kept for: `bands` of the local data. */
export type BandPlace = { pitchId: Id; metric: MeasurementMetric; season: Season }
export const bandKey = ({ pitchId, metric, season }: BandPlace): string => `${season}/${metric}/${pitchId}`

/** The usual limits of a metric, metric unit. */
export function usualLimits(metric: MeasurementMetric): BandLimits {
  const { ideal, acceptable }: BandRule = DEFAULT_BANDS[metric]
  return { criticalLow: acceptable.low, low: ideal.low, high: ideal.high, criticalHigh: acceptable.high }
}

/** The club's own limits of a metric for a pitch and a season, or the usual ones (F23). */
export function limitsFor(
  own: Readonly<Record<string, BandLimits>> | undefined,
  place: BandPlace,
): { limits: BandLimits; isOwn: boolean } {
  const kept = own?.[bandKey(place)]
  return kept ? { limits: kept, isOwn: true } : { limits: usualLimits(place.metric), isOwn: false }
}

/** The same as a rule of domain/measurement. */
export const ruleOf = ({ criticalLow, low, high, criticalHigh }: BandLimits): BandRule => ({
  ideal: { low, high },
  acceptable: { low: criticalLow, high: criticalHigh },
})

/** The rule that a reading at a place is held against: the club's own, or the usual one. */
export const ruleFor = (own: Readonly<Record<string, BandLimits>> | undefined, place: BandPlace): BandRule =>
  ruleOf(limitsFor(own, place).limits)

export type BandPlaceOf = 'criticalLow' | 'low' | 'within' | 'high' | 'criticalHigh'

/** Where a value lies; each limit belongs to the better side. */
export function placeInBand(
  value: number,
  { criticalLow, low, high, criticalHigh }: BandLimits,
): BandPlaceOf {
  if (low !== null && value < low) return criticalLow !== null && value < criticalLow ? 'criticalLow' : 'low'
  if (high !== null && value > high)
    return criticalHigh !== null && value > criticalHigh ? 'criticalHigh' : 'high'
  return 'within'
}

export type BandCounts = { low: number; within: number; high: number; none: number }

/** Cells below, in and above the target, and without a reading. */
export function countBands(values: readonly (number | null)[], limits: BandLimits): BandCounts {
  const counts: BandCounts = { low: 0, within: 0, high: 0, none: 0 }
  for (const value of values) {
    if (value === null) counts.none += 1
    else {
      const place = placeInBand(value, limits)
      counts[place === 'criticalLow' ? 'low' : place === 'criticalHigh' ? 'high' : place] += 1
    }
  }
  return counts
}

/** The target reaches at least this share of the usual target's width to either side of the good day's mean. */
const LEAST_HALF = 0.35
/** Where the usual target is open at one end: this share of its limit. */
const LEAST_OF_LIMIT = 0.1
const CEILING: Partial<Record<MeasurementMetric, number>> = {
  soilMoisture: 100,
  groundCover: 100,
  ballRebound: 100,
  ndvi: 1,
}
const BELOW_ZERO: ReadonlySet<MeasurementMetric> = new Set(['soilTemperature', 'surfaceTemperature', 'ndvi'])

/**
 * The band "as on a good day" (F23): mean ± one standard deviation of its cells, but at least ± 35 % of the usual target's
 * width, which for soil moisture are 3.5 points (product.md: 3–4); critical at twice that. An end that is usually open
 * stays open. Null for a day without readings. The width is a rule of this product.
 */
export function limitsOfGoodDay(grid: Grid, metric: MeasurementMetric): BandLimits | null {
  const day = gridStatistics(grid)
  if (!day) return null
  const usual = usualLimits(metric)
  const half = Math.max(day.sd, leastHalf(usual))
  const floor = BELOW_ZERO.has(metric) ? -Infinity : 0
  const ceiling = CEILING[metric] ?? Infinity
  const at = (steps: number) => rounded(Math.min(ceiling, Math.max(floor, day.mean + steps * half)), half)
  return {
    criticalLow: usual.low === null ? null : at(-2),
    low: usual.low === null ? null : at(-1),
    high: usual.high === null ? null : at(1),
    criticalHigh: usual.high === null ? null : at(2),
  }
}

const leastHalf = ({ low, high }: BandLimits): number =>
  low !== null && high !== null ? LEAST_HALF * (high - low) : LEAST_OF_LIMIT * Math.abs(low ?? high ?? 0)

/** To a digit that is small against the width of the band. */
function rounded(value: number, half: number): number {
  const step = half >= 2 ? 1 : half >= 0.2 ? 0.1 : 0.01
  return Number((Math.round(value / step) * step).toFixed(2))
}

type LimitKey = keyof BandLimits
const LIMIT_KEYS = ['criticalLow', 'low', 'high', 'criticalHigh'] as const satisfies readonly LimitKey[]

/** Limits whose order is wrong, the later one of each pair; or all of them when none is set. */
export function faultyLimits(limits: BandLimits): LimitKey[] {
  const set = LIMIT_KEYS.filter((key) => limits[key] !== null)
  if (limits.low === null && limits.high === null) return ['low', 'high']
  return set.filter((key, at) => {
    const value = limits[key] ?? 0
    const before = set[at - 1]
    return !Number.isFinite(value) || (before !== undefined && value < (limits[before] ?? 0))
  })
}

/**
 * Colours of a metric: diverging where the target lies in the middle, and the same for every session, so that sessions can
 * be compared and one absurd value takes no colour from the others.
 */
export function heatScaleOf(limits: BandLimits, metric: MeasurementMetric): HeatScale {
  const { criticalLow, low, high, criticalHigh } = limits
  if (low !== null && high !== null) {
    const span = high - low || 1
    // Steps outside are equal on both sides, and the strongest of the four lies beyond what is critical.
    const outside =
      (4 / 3) * Math.max(low - (criticalLow ?? low - span), (criticalHigh ?? high + span) - high)
    return { kind: 'diverging', low, high, min: low - outside, max: high + outside }
  }
  if (low !== null) {
    const step = low - (criticalLow ?? low * 0.75) || 1
    return {
      kind: 'sequential',
      min: low - 3 * step,
      max: Math.min(CEILING[metric] ?? Infinity, low + 3 * step),
    }
  }
  const end = high ?? 1
  return { kind: 'sequential', min: 0, max: end + 3 * ((criticalHigh ?? end * 1.25) - end || 1) }
}

/** Differences of up to a tenth of the target's width are no change worth seeing; its whole width is the strongest colour. */
export function differenceScaleOf({ low, high }: BandLimits): HeatScale {
  const width = low !== null && high !== null && high > low ? high - low : Math.abs(low ?? high ?? 1) / 2 || 1
  return { kind: 'diverging', low: -width / 10, high: width / 10, min: -width, max: width }
}
