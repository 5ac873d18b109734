import { DEFAULT_BANDS } from './measurement.ts'
import type { BandRule } from './measurement.ts'
import type { MeasurementMetric } from './fieldMeasurement.ts'

/** Why a reading is asked about once before it is kept (B13). */
export type Doubt =
  /** It would fit if it was read in another unit; `meant` is in the metric unit. */
  | { kind: 'unit'; unit: OtherUnit; meant: number }
  /** Outside the pitch's own 1st to 99th percentile. */
  | { kind: 'unusual'; low: number; high: number }

/** Inches for mm, tens of g (a Clegg value) for g, a fraction for %, % for a fraction, °F for °C. */
export type OtherUnit = 'inch' | 'clegg' | 'fraction' | 'percent' | 'fahrenheit'

const inch = { unit: 'inch', read: (value: number) => value * 25.4 } as const
const fraction = { unit: 'fraction', read: (value: number) => value * 100 } as const
const fahrenheit = { unit: 'fahrenheit', read: (value: number) => (value - 32) / 1.8 } as const

const OTHER_UNITS: Partial<Record<MeasurementMetric, { unit: OtherUnit; read: (value: number) => number }>> =
  {
    hardness: { unit: 'clegg', read: (value) => value * 10 },
    soilMoisture: fraction,
    groundCover: fraction,
    ballRebound: fraction,
    ndvi: { unit: 'percent', read: (value) => value / 100 },
    grassHeight: inch,
    rootDepth: inch,
    evenness: inch,
    infiltration: inch,
    soilTemperature: fahrenheit,
    surfaceTemperature: fahrenheit,
  }

/** So many readings tell what is usual on a pitch. */
const LEAST_READINGS = 50

/**
 * What is usual: the 1st to 99th percentile of a pitch's readings of a metric, by linear interpolation; null where there
 * are too few of them.
 */
export function usualRange(readings: readonly number[]): { low: number; high: number } | null {
  const sorted = readings.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b)
  if (sorted.length < LEAST_READINGS) return null
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const below = sorted[Math.floor(place)] ?? 0
    const above = sorted[Math.ceil(place)] ?? below
    return below + (above - below) * (place - Math.floor(place))
  }
  return { low: at(0.01), high: at(0.99) }
}

/**
 * Whether a reading (metric unit) is to be asked about, against what is usual on its pitch. Without enough former readings
 * only another unit is looked for, against the acceptable range of the metric. Null when there is nothing to ask.
 */
export function doubtOf(
  value: number,
  usual: { low: number; high: number } | null,
  metric: MeasurementMetric,
): Doubt | null {
  const { acceptable }: BandRule = DEFAULT_BANDS[metric]
  const range = usual ?? { low: acceptable.low ?? 0, high: acceptable.high ?? Infinity }
  const fits = (reading: number) => reading >= range.low && reading <= range.high
  if (fits(value)) return null
  const other = OTHER_UNITS[metric]
  const meant = other?.read(value)
  if (other && meant !== undefined && fits(meant)) return { kind: 'unit', unit: other.unit, meant }
  return usual ? { kind: 'unusual', ...usual } : null
}
