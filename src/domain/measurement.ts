import type { MeasurementMetric } from './fieldMeasurement.ts'
import { gridValues } from './grid.ts'
import type { Grid } from './grid.ts'

/** Both ends belong to the range; null is open. */
export type Range = { low: number | null; high: number | null }
/** Ideal and acceptable ranges in the metric unit of the metric; ideal lies within acceptable. */
export type BandRule = { ideal: Range; acceptable: Range }
export type Band = 'ideal' | 'acceptable' | 'outside'

const between = (low: number, high: number): Range => ({ low, high })
const atLeast = (low: number): Range => ({ low, high: null })
const atMost = (high: number): Range => ({ low: null, high })

/**
 * Bands of natural and hybrid cool-season football turf. Limits are a rule of this product on FIFA, DFL, STRI and
 * Canaway et al. 1990; a club may replace them.
 */
export const DEFAULT_BANDS = {
  hardness: { ideal: between(65, 90), acceptable: between(50, 110) },
  rotationalResistance: { ideal: between(30, 50), acceptable: between(25, 60) },
  shearStrength: { ideal: atLeast(60), acceptable: atLeast(45) },
  soilMoisture: { ideal: between(18, 28), acceptable: between(12, 35) },
  soilTemperature: { ideal: between(10, 24), acceptable: between(5, 30) },
  surfaceTemperature: { ideal: between(5, 32), acceptable: between(1, 40) },
  grassHeight: { ideal: between(24, 30), acceptable: between(20, 40) },
  groundCover: { ideal: atLeast(90), acceptable: atLeast(80) },
  infiltration: { ideal: atLeast(60), acceptable: atLeast(30) },
  ballRoll: { ideal: between(4, 8), acceptable: between(3, 12) },
  ballRebound: { ideal: between(25, 45), acceptable: between(20, 55) },
  evenness: { ideal: atMost(8), acceptable: atMost(10) },
  salinity: { ideal: atMost(3), acceptable: atMost(6) },
  ndvi: { ideal: atLeast(0.75), acceptable: atLeast(0.65) },
  rootDepth: { ideal: atLeast(100), acceptable: atLeast(60) },
} as const satisfies Record<MeasurementMetric, BandRule>

function within(value: number, { low, high }: Range): boolean {
  return (low === null || value >= low) && (high === null || value <= high)
}

/** The band of a reading in the metric unit. */
export function bandOf(value: number, rule: BandRule): Band {
  if (within(value, rule.ideal)) return 'ideal'
  return within(value, rule.acceptable) ? 'acceptable' : 'outside'
}

/**
 * How far a reading lies outside its ideal range, in widths of that range; 0 within. An open end is as far away as the
 * other lets it be.
 */
export function offTarget(value: number, { ideal: { low, high } }: BandRule): number {
  const [from, to] = [low ?? 0, high ?? 2 * (low ?? 0)]
  const off = Math.max(low === null ? 0 : low - value, high === null ? 0 : value - high, 0)
  return off === 0 ? 0 : off / Math.max(to - from, Number.EPSILON)
}

export type GridStatistics = {
  count: number
  mean: number
  /** sample standard deviation; 0 for one reading */
  sd: number
  /** coefficient of variation, %, spatial uniformity; null when the mean is 0 */
  cv: number | null
  min: number
  max: number
}

/** Mean, spread and extremes of the readings of a grid; empty cells are ignored, null when there is no reading at all. */
export function gridStatistics(grid: Grid): GridStatistics | null {
  const values = gridValues(grid)
  if (values.length === 0) return null
  let [sum, min, max] = [0, Infinity, -Infinity]
  for (const value of values) {
    sum += value
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  const mean = sum / values.length
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0)
  const sd = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0
  return { count: values.length, mean, sd, cv: mean === 0 ? null : (100 * sd) / Math.abs(mean), min, max }
}
