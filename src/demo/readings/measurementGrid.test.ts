import { describe, expect, it } from 'vitest'
import { MEASUREMENT_METRICS } from '../../domain/fieldMeasurement.ts'
import { buildGrid, gridValues } from '../../domain/grid.ts'
import { gridStatistics } from '../../domain/measurement.ts'
import { TYPICAL_RANGE } from './cellReadings.ts'
import { measurementGrid, sampled } from './measurementGrid.ts'
import type { PitchState } from './measurementGrid.ts'
import { spatialNoise } from './noise.ts'

const PITCH: PitchState = {
  use: 0.8,
  light: 30,
  moisture: 22,
  height: 26,
  soilTemperature: 14,
  surfaceTemperature: 17,
  salinity: 1.1,
}

describe('synthetic field measurements', () => {
  it.each(MEASUREMENT_METRICS)('reads %s in every cell, within what the instrument finds', (metric) => {
    const [low, high] = TYPICAL_RANGE[metric]
    const values = gridValues(measurementGrid(metric, PITCH, 'stadium'))
    expect(values).toHaveLength(216)
    for (const value of values) {
      expect(value).toBeGreaterThanOrEqual(low)
      expect(value).toBeLessThanOrEqual(high)
    }
  })

  it('repeats itself for the same seed and differs for another', () => {
    expect(measurementGrid('hardness', PITCH, 'a')).toEqual(measurementGrid('hardness', PITCH, 'a'))
    expect(measurementGrid('hardness', PITCH, 'a')).not.toEqual(measurementGrid('hardness', PITCH, 'b'))
  })

  it('finds the goal mouths barer than the wings', () => {
    const cover = measurementGrid('groundCover', PITCH, 'stadium')
    expect(cover[5]?.[0]).toBeLessThan(cover[2]?.[4] ?? 0)
  })

  it('finds shaded cells wetter and colder', () => {
    const light = buildGrid((row) => (row > 8 ? 6 : 30))
    const moisture = measurementGrid('soilMoisture', { ...PITCH, light }, 'stadium')
    const temperature = measurementGrid('soilTemperature', { ...PITCH, light }, 'stadium')
    expect(moisture[11]?.[8]).toBeGreaterThan(moisture[0]?.[8] ?? 0)
    expect(temperature[11]?.[8]).toBeLessThan(temperature[0]?.[8] ?? 0)
  })

  it('draws noise with mean 0 and deviation 1 in which neighbours agree', () => {
    const grids = Array.from({ length: 60 }, (_, seed) => spatialNoise(seed))
    const statistics = gridStatistics(grids.flat())
    expect(statistics?.mean).toBeCloseTo(0, 1)
    expect(statistics?.sd).toBeCloseTo(1, 1)
    const products = grids.flatMap((grid) =>
      grid.flatMap((cells) => cells.slice(1).map((value, i) => value * (cells[i] ?? 0))),
    )
    expect(products.reduce((total, value) => total + value, 0) / products.length).toBeGreaterThan(0.5)
  })

  it.each([6, 9, 18, 24, 54, 216])('leaves all but %i cells empty in a sampled round', (points) => {
    expect(gridValues(sampled(measurementGrid('hardness', PITCH, 'a'), points))).toHaveLength(points)
  })
})
