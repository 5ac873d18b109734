import * as v from 'valibot'
import type { Grid } from './grid.ts'
import { id, instant, type Known, maybe, readily } from './wire.ts'

/** contract.md; units and bands stand in measurement.ts. */
export const MEASUREMENT_METRICS = [
  'hardness',
  'rotationalResistance',
  'shearStrength',
  'soilMoisture',
  'soilTemperature',
  'surfaceTemperature',
  'grassHeight',
  'groundCover',
  'infiltration',
  'ballRoll',
  'ballRebound',
  'evenness',
  'salinity',
  'ndvi',
  'rootDepth',
] as const
export type MeasurementMetric = (typeof MEASUREMENT_METRICS)[number]

/** Rows of numbers; whatever is no finite number is "no reading", never 0. */
export const grid = readily(
  v.pipe(
    v.array(v.array(v.unknown())),
    v.transform((rows): Grid => rows.map((row) => row.map((cell) => (isReading(cell) ? cell : null)))),
  ),
  (rows) =>
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && row.every((cell) => cell === null || isReading(cell))),
)

function isReading(cell: unknown): cell is number {
  return typeof cell === 'number' && Number.isFinite(cell)
}

export const fieldMeasurement = v.looseObject({
  id,
  measuredAt: instant,
  metric: v.string(),
  values: grid,
  measuredBy: maybe(id),
})
export type FieldMeasurement = Known<v.InferOutput<typeof fieldMeasurement>>

/** Light on each cell for one day: dli mol/m²/d, sunHours h, and by hour the share that is shaded, 0–1. */
export const gridSunlight = v.looseObject({
  date: v.string(),
  dli: grid,
  sunHours: grid,
  hourly: maybe(v.array(v.looseObject({ hour: v.number(), shaded: grid }))),
})
export type GridSunlight = Known<v.InferOutput<typeof gridSunlight>>
