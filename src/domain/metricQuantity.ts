import type { Quantity } from '../lib/units.ts'
import { MEASUREMENT_METRICS } from './fieldMeasurement.ts'
import type { MeasurementMetric } from './fieldMeasurement.ts'

/** What each metric is measured in (agronomy.md §6). */
export const METRIC_QUANTITY = {
  hardness: 'hardness',
  rotationalResistance: 'torque',
  shearStrength: 'shearStrength',
  soilMoisture: 'percent',
  soilTemperature: 'soilTemperature',
  surfaceTemperature: 'soilTemperature',
  grassHeight: 'grassHeight',
  groundCover: 'percent',
  infiltration: 'infiltration',
  ballRoll: 'length',
  ballRebound: 'percent',
  evenness: 'grassHeight',
  salinity: 'salinity',
  ndvi: 'ndvi',
  rootDepth: 'depth',
} as const satisfies Record<MeasurementMetric, Quantity>

/** What a difference or a spread of a metric is shown in: ten degrees apart are not ten degrees. */
export const differenceQuantity = (metric: MeasurementMetric): Quantity =>
  METRIC_QUANTITY[metric] === 'soilTemperature' ? 'temperatureDifference' : METRIC_QUANTITY[metric]

/** A share of the mean says something only where zero means none: not of temperatures. */
export const hasVariation = (metric: MeasurementMetric): boolean =>
  METRIC_QUANTITY[metric] !== 'soilTemperature'

export const isMetric = (text: string | null | undefined): text is MeasurementMetric =>
  (MEASUREMENT_METRICS as readonly string[]).includes(text ?? '')
