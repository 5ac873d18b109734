import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import type { GridStatistics } from '@/domain/measurement'
import { differenceQuantity, hasVariation, METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Format } from '@/i18n/format'
import { convert, displayDecimals, type Quantity } from '@/lib/units'

/** What is always on the board, read or not; the others are behind "more". */
export const FIRST_METRICS = [
  'soilMoisture',
  'hardness',
  'grassHeight',
  'soilTemperature',
  'ndvi',
  'rotationalResistance',
  'rootDepth',
] as const satisfies readonly MeasurementMetric[]

/** A mean in the reader's unit, one decimal finer than a single reading. */
export const meanText = (value: number, metric: MeasurementMetric, format: Format): string =>
  finer(value, METRIC_QUANTITY[metric], format)

/** A spread, one decimal finer; a single reading has none. */
export const spreadText = (
  { count, sd }: Pick<GridStatistics, 'count' | 'sd'>,
  metric: MeasurementMetric,
  format: Format,
): string => (count > 1 ? finer(sd, differenceQuantity(metric), format) : '–')

/** The same as a share of the mean; `–` as well where the metric has no zero of its own. */
export const variationText = (
  { count, cv }: Pick<GridStatistics, 'count' | 'cv'>,
  metric: MeasurementMetric,
  format: Format,
): string => (count > 1 && hasVariation(metric) ? format.quantity(cv, 'percent') : '–')

function finer(value: number, quantity: Quantity, format: Format): string {
  const shown = convert(value, quantity, format.unitSystem)
  const decimals = displayDecimals(shown, quantity, format.unitSystem)
  return format.number(shown, decimals === 0 ? 1 : decimals)
}
