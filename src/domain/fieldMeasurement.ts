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

/** The least and the most that instruments show on turf, in the metric unit. */
export const MEASURABLE: Readonly<Record<MeasurementMetric, readonly [low: number, high: number]>> = {
  hardness: [0, 400],
  rotationalResistance: [0, 150],
  shearStrength: [0, 250],
  soilMoisture: [0, 100],
  soilTemperature: [-30, 60],
  surfaceTemperature: [-40, 90],
  grassHeight: [0, 150],
  groundCover: [0, 100],
  infiltration: [0, 2000],
  ballRoll: [0, 30],
  ballRebound: [0, 100],
  evenness: [0, 100],
  salinity: [0, 30],
  ndvi: [-1, 1],
  rootDepth: [0, 500],
}

/** A cell that no instrument can have shown, such as −273 % of moisture, is one without a reading. */
export const fieldMeasurement = v.pipe(
  v.looseObject({
    id,
    measuredAt: instant,
    metric: v.string(),
    values: grid,
    measuredBy: maybe(id),
  }),
  v.transform((one) => {
    if (!Object.hasOwn(MEASURABLE, one.metric)) return one
    const [low, high] = MEASURABLE[one.metric as MeasurementMetric]
    const isShown = (cell: number | null) => cell === null || (cell >= low && cell <= high)
    return one.values.every((row) => row.every(isShown))
      ? one
      : { ...one, values: one.values.map((row) => row.map((cell) => (isShown(cell) ? cell : null))) }
  }),
)
export type FieldMeasurement = Known<v.InferOutput<typeof fieldMeasurement>>

/** Light on each cell for one day: dli mol/m²/d, sunHours h, and by hour the share that is shaded, 0–1. */
export const gridSunlight = v.looseObject({
  date: v.string(),
  dli: grid,
  sunHours: grid,
  hourly: maybe(v.array(v.looseObject({ hour: v.number(), shaded: grid }))),
})
export type GridSunlight = Known<v.InferOutput<typeof gridSunlight>>
