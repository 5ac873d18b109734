import type { MeasurementMetric } from '../../domain/fieldMeasurement.ts'
import { buildGrid, CELLS, COLUMNS, mapGrid } from '../../domain/grid.ts'
import type { Grid } from '../../domain/grid.ts'
import { fnv1a32 } from '../weather/random.ts'
import { cellReadings, TYPICAL_RANGE } from './cellReadings.ts'
import { spatialNoise } from './noise.ts'
import { wearOfCell } from './wear.ts'

/** A pitch on the day it is measured; means over the pitch, in metric units. */
export type PitchState = {
  /** how much it has been played on lately; 1 is a full season's load */
  use: number
  /** mol m⁻² d⁻¹ by cell, or one value for an open pitch */
  light: Grid | number
  /** soil moisture, % by volume */
  moisture: number
  /** mm */
  height: number
  /** °C */
  soilTemperature: number
  surfaceTemperature: number
  /** dS/m */
  salinity: number
}

/** Deviation of the noise as a share of the reading, and the smallest step the instrument shows. */
const INSTRUMENT = {
  hardness: { noise: 0.045, decimals: 0 },
  rotationalResistance: { noise: 0.04, decimals: 0 },
  shearStrength: { noise: 0.05, decimals: 0 },
  soilMoisture: { noise: 0.05, decimals: 1 },
  soilTemperature: { noise: 0.02, decimals: 1 },
  surfaceTemperature: { noise: 0.03, decimals: 1 },
  grassHeight: { noise: 0.03, decimals: 1 },
  groundCover: { noise: 0.015, decimals: 0 },
  infiltration: { noise: 0.06, decimals: 0 },
  ballRoll: { noise: 0.04, decimals: 1 },
  ballRebound: { noise: 0.04, decimals: 0 },
  evenness: { noise: 0.06, decimals: 1 },
  salinity: { noise: 0.06, decimals: 2 },
  ndvi: { noise: 0.015, decimals: 2 },
  rootDepth: { noise: 0.05, decimals: 0 },
} as const satisfies Record<MeasurementMetric, { noise: number; decimals: number }>

function brightestCell(light: Grid | number): number {
  return typeof light === 'number' ? light : Math.max(...light.flat().map((value) => value ?? 0))
}

/**
 * A field measurement of every cell, in the metric unit. Shaded cells are wetter (up to 5 %), colder (up to 3 °C) and thinner;
 * the seed, such as pitch, metric and day, fixes the noise.
 */
export function measurementGrid(metric: MeasurementMetric, pitch: PitchState, seed: string): Grid {
  const { light } = pitch
  const noise = spatialNoise(fnv1a32(seed))
  const wetness = spatialNoise(fnv1a32(`${seed}:moisture`))
  const brightest = brightestCell(light)
  const { noise: share, decimals } = INSTRUMENT[metric]
  const [low, high] = TYPICAL_RANGE[metric]
  return buildGrid((row, column) => {
    const cellLight = typeof light === 'number' ? light : (light[row]?.[column] ?? brightest)
    const shade = brightest > 0 ? 1 - cellLight / brightest : 0
    const value = cellReadings({
      wear: wearOfCell(row, column),
      use: pitch.use,
      light: cellLight,
      shade,
      moisture: pitch.moisture + 5 * shade + (wetness[row]?.[column] ?? 0),
      height: pitch.height,
      soilTemperature: pitch.soilTemperature - 3 * shade,
      surfaceTemperature: pitch.surfaceTemperature - 5 * shade,
      salinity: pitch.salinity,
    })[metric]
    const noisy = value * (1 + share * (noise[row]?.[column] ?? 0))
    return Number(Math.min(high, Math.max(low, noisy)).toFixed(decimals))
  })
}

/** A measurement in which only so many cells, spread evenly, were walked to; the others stay empty. */
export function sampled(grid: Grid, points: number): Grid {
  const wanted = new Set(
    Array.from({ length: Math.min(points, CELLS) }, (_, point) =>
      Math.floor(((point + 0.5) * CELLS) / points),
    ),
  )
  return mapGrid(grid, (value, row, column) => (wanted.has(row * COLUMNS + column) ? value : null))
}
