import type { MeasurementMetric } from '../../domain/fieldMeasurement.ts'

/** What a cell is like when it is measured. */
export type CellState = {
  /** 0 to 1 */
  wear: number
  /** how much the pitch has been played on lately; 1 is a full season's load */
  use: number
  /** mol m⁻² d⁻¹ */
  light: number
  /** share of the light the stands keep away, 0 to 1 */
  shade: number
  /** soil moisture, % by volume, already that of the cell */
  moisture: number
  /** mm */
  height: number
  /** °C */
  soilTemperature: number
  surfaceTemperature: number
  /** dS/m */
  salinity: number
}

/** Each metric stays in what its instrument finds on real pitches. */
export const TYPICAL_RANGE = {
  hardness: [45, 130],
  rotationalResistance: [20, 60],
  shearStrength: [40, 120],
  soilMoisture: [8, 45],
  soilTemperature: [0, 38],
  surfaceTemperature: [-5, 60],
  grassHeight: [18, 60],
  groundCover: [40, 100],
  infiltration: [5, 300],
  ballRoll: [2, 14],
  ballRebound: [15, 60],
  evenness: [2, 25],
  salinity: [0.3, 12],
  ndvi: [0.45, 0.92],
  rootDepth: [40, 250],
} as const satisfies Record<MeasurementMetric, readonly [number, number]>

/**
 * What each instrument would read in a cell, in the metric unit and without noise. Wear bares and hardens, moisture softens,
 * shade thins. The signs are agronomic, the coefficients a rule of the demo.
 */
export function cellReadings(cell: CellState): Record<MeasurementMetric, number> {
  const { moisture, height, shade } = cell
  const wear = cell.wear * cell.use
  const bare = 38 * wear + 14 * Math.max(0, 1 - cell.light / 12)
  const hardness = 74 + 1.4 * (22 - moisture) + 14 * wear
  const wet = Math.max(0, moisture - 26)
  return {
    hardness,
    rotationalResistance: 44 - 0.32 * bare - 0.25 * wet,
    shearStrength: 88 - 0.6 * bare - 1.2 * wet,
    soilMoisture: moisture,
    soilTemperature: cell.soilTemperature,
    surfaceTemperature: cell.surfaceTemperature,
    grassHeight: height - 2 * wear,
    groundCover: 98 - bare,
    infiltration: 130 * (1 - 0.65 * wear),
    ballRoll: 6.2 + 0.18 * (28 - height) + 0.05 * (22 - moisture) + 1.2 * wear,
    ballRebound: 32 + 0.16 * (hardness - 74) - 0.3 * (height - 26),
    evenness: 4.5 + 6 * wear,
    salinity: cell.salinity + 0.03 * (22 - moisture),
    ndvi: 0.86 - 0.0045 * bare - 0.03 * shade,
    rootDepth: 130 * (1 - 0.35 * wear) * (1 - 0.2 * shade),
  }
}
