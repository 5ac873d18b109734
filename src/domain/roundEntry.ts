import { latinDigits } from '../lib/parseNumber.ts'
import { convert, displayDecimals, toMetric, type UnitSystem } from '../lib/units.ts'
import { METRIC_QUANTITY } from './metricQuantity.ts'
import { MEASURABLE, type MeasurementMetric } from './fieldMeasurement.ts'

/** Instruments that show more than the product does. */
const FINER: Partial<Record<MeasurementMetric, number>> = { soilMoisture: 1, ballRebound: 0 }

/** The least and the most that can be read of a metric, in its metric unit; it tells when a number is typed to its end. */
export function readable(metric: MeasurementMetric): { low: number; high: number } {
  const [low, high] = MEASURABLE[metric]
  return { low, high }
}

export const mayBeNegative = (metric: MeasurementMetric): boolean => readable(metric).low < 0

/** Decimals that instruments of a metric show, in the reader's unit. */
export const usualDecimals = (metric: MeasurementMetric, system: UnitSystem): number =>
  FINER[metric] ?? displayDecimals(readable(metric).high, METRIC_QUANTITY[metric], system)
export const MOST_DECIMALS = 3

const LONGEST = 8

/**
 * A number as far as it is typed: Latin digits, the decimal separator as the reader writes it, and a minus in front
 * where the metric has readings below zero. Point, comma and the Arabic separator all mean the decimal one. Null for
 * anything else: what is left of `1e5` without its letter is another reading.
 */
export function cleanEntry(text: string, decimal: '.' | ',', metric: MeasurementMetric): string | null {
  const plain = latinDigits(text)
    .replace(/[.,\u066B]/g, decimal)
    .replace(/[\u2212\u2012\u2013\uFF0D]/g, '-')
    // Spaces and direction marks come along when a number is pasted.
    .replace(/[\s\u200E\u200F\u061C\u2066-\u2069]/g, '')
  const isNumber = /^-?\d*[.,]?\d*$/.test(plain) && plain.length <= LONGEST
  return isNumber && (mayBeNegative(metric) || !plain.startsWith('-')) ? plain : null
}

/** The number of a cleaned text as it was typed; null where there is none yet. */
export function typedNumber(text: string): number | null {
  if (!/\d/.test(text)) return null
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** A typed number in the metric unit. */
export const typedReading = (typed: number, metric: MeasurementMetric, system: UnitSystem): number =>
  Number(toMetric(typed, METRIC_QUANTITY[metric], system).toFixed(4))

/**
 * Whether nothing can follow: the instrument's decimals are all there, or it shows none and another digit would be more
 * than can be read.
 */
export function isTypedOut(
  text: string,
  decimals: number,
  metric: MeasurementMetric,
  system: UnitSystem,
): boolean {
  const typed = typedNumber(text)
  if (typed === null) return false
  const [, fraction] = text.split(/[.,]/)
  if (fraction !== undefined) return decimals > 0 && fraction.length >= decimals
  return (
    decimals === 0 && Math.abs(typed) * 10 > convert(readable(metric).high, METRIC_QUANTITY[metric], system)
  )
}
