import { turfTypeOf } from '../agronomy/turfType.ts'
import { type BandLimits, bandKey, placeInBand, seasonOf, usualLimits } from '../bands.ts'
import type { MeasurementMetric } from '../fieldMeasurement.ts'
import type { Company } from '../company.ts'
import type { Pitch } from '../pitch.ts'
import { METRIC_QUANTITY } from '../metricQuantity.ts'
import { displayDecimals, roundHalfAway } from '../../lib/units.ts'
import type { Day } from '../wire.ts'

/** What a league looks at on every pitch, in the order of its table. */
export const LEAGUE_METRICS = [
  'hardness',
  'rotationalResistance',
  'soilMoisture',
  'soilTemperature',
  'grassHeight',
  'groundCover',
  'ndvi',
  'salinity',
] as const satisfies readonly MeasurementMetric[]
export type LeagueMetric = (typeof LEAGUE_METRICS)[number]

export const isLeagueMetric = (text: string | null | undefined): text is LeagueMetric =>
  (LEAGUE_METRICS as readonly string[]).includes(text ?? '')

/** Why a norm is not the usual one. */
export type NormRule = 'own' | 'summerGrass' | 'saltTolerant' | 'usHardness'
export type Norm = { limits: BandLimits; rule: NormRule | undefined }

/** What a league's own norm is kept for, in `bands` of the local data: every club, pitch and season. */
export const normKey = (metric: MeasurementMetric): string => `league/${metric}`

type Place = {
  region: Company['region']
  pitch: Pick<Pitch, 'id' | 'species' | 'latitude'>
  day: Day
}

/** Months in which desert pitches play on ryegrass sown over them (agronomy.md §3): the cool-season norm holds. */
const OVERSEEDED = ['11', '12', '01', '02', '03']

/**
 * The norm of a metric on a pitch: what the league has set itself for it or for all, else the rule of its region, else the usual limits.
 * KSA: from April to October warm-season grass wants 24 to 35 °C of soil, and seashore paspalum bears 6 to 10 dS/m; US: not above
 * 100 g of hardness (agronomy.md §6). Where the acceptable range of the first two ends is a rule of this product.
 */
export function normOf(
  metric: MeasurementMetric,
  { region, pitch, day }: Place,
  own?: Readonly<Record<string, BandLimits>>,
): Norm {
  const kept =
    own?.[bandKey({ pitchId: pitch.id, metric, season: seasonOf(day, pitch.latitude) })] ??
    own?.[normKey(metric)]
  if (kept) return { limits: kept, rule: 'own' }
  const usual = usualLimits(metric)
  if (region === 'KSA') {
    const isSummer = !OVERSEEDED.includes(day.slice(5, 7))
    if (metric === 'soilTemperature' && isSummer && turfTypeOf(pitch.species) === 'C4')
      return { limits: { criticalLow: 18, low: 24, high: 35, criticalHigh: 40 }, rule: 'summerGrass' }
    if (metric === 'salinity' && /paspalum/i.test(pitch.species?.[0] ?? ''))
      return { limits: { criticalLow: null, low: null, high: 6, criticalHigh: 10 }, rule: 'saltTolerant' }
  }
  if (region === 'US' && metric === 'hardness')
    return { limits: { ...usual, criticalHigh: 100 }, rule: 'usHardness' }
  return { limits: usual, rule: undefined }
}

/** A traffic light: in order, to be looked at, critical, or nothing to go by. */
export type Light = 'good' | 'look' | 'critical' | 'none'
/** Where a value lies against its norm, in the words of the table. */
export type Against = 'within' | 'low' | 'high' | 'tooLow' | 'tooHigh'

const AGAINST = {
  criticalLow: 'tooLow',
  low: 'low',
  within: 'within',
  high: 'high',
  criticalHigh: 'tooHigh',
} as const
export const againstNorm = (value: number, { limits }: Norm): Against => AGAINST[placeInBand(value, limits)]

/** A mean as it is read, and where that lies: 89.6 % of cover is shown as 90, and 90 is in the norm. */
export function againstAsShown(
  metric: LeagueMetric,
  mean: number,
  norm: Norm,
): { value: number; against: Against } {
  const value = roundHalfAway(mean, displayDecimals(mean, METRIC_QUANTITY[metric], 'metric'))
  return { value, against: againstNorm(value, norm) }
}

export const lightOf = (against: Against | undefined): Light =>
  against === undefined
    ? 'none'
    : against === 'within'
      ? 'good'
      : against === 'low' || against === 'high'
        ? 'look'
        : 'critical'

/** How far a value is from its norm, in widths of the norm; 0 within. For "the worst first". */
export function distanceFromNorm(value: number, { limits: { low, high } }: Norm): number {
  const width = low !== null && high !== null ? high - low || 1 : Math.abs(low ?? high ?? 1) / 2 || 1
  if (low !== null && value < low) return (low - value) / width
  if (high !== null && value > high) return (value - high) / width
  return 0
}
