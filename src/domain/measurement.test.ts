import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fieldMeasurement, MEASUREMENT_METRICS } from './fieldMeasurement.ts'
import { buildGrid } from './grid.ts'
import { bandOf, DEFAULT_BANDS, gridStatistics, offTarget } from './measurement.ts'
import type { Range } from './measurement.ts'

const contains = (outer: Range, inner: Range) =>
  (outer.low ?? -Infinity) <= (inner.low ?? -Infinity) && (outer.high ?? Infinity) >= (inner.high ?? Infinity)

describe('measurement bands and statistics', () => {
  it('says how far a reading is off its target, in widths of the target', () => {
    expect(offTarget(20, DEFAULT_BANDS.soilMoisture)).toBe(0)
    expect(offTarget(13, DEFAULT_BANDS.soilMoisture)).toBeCloseTo(0.5)
    expect(offTarget(33, DEFAULT_BANDS.soilMoisture)).toBeCloseTo(0.5)
    expect(offTarget(45, DEFAULT_BANDS.groundCover)).toBeCloseTo(0.5)
    expect(offTarget(200, DEFAULT_BANDS.groundCover)).toBe(0)
    expect(offTarget(12, DEFAULT_BANDS.evenness)).toBeCloseTo(0.5)
  })

  it.each(MEASUREMENT_METRICS)('has an ideal range of %s within the acceptable one', (metric) => {
    expect(contains(DEFAULT_BANDS[metric].acceptable, DEFAULT_BANDS[metric].ideal)).toBe(true)
  })

  it('counts the limits themselves as inside', () => {
    expect(bandOf(90, DEFAULT_BANDS.hardness)).toBe('ideal')
    expect(bandOf(90.1, DEFAULT_BANDS.hardness)).toBe('acceptable')
    expect(bandOf(110.1, DEFAULT_BANDS.hardness)).toBe('outside')
  })

  it('ignores cells without a reading and never takes them for 0', () => {
    const grid = buildGrid((row, column) => (row === 0 && column < 2 ? 70 + 20 * column : null))
    expect(gridStatistics(grid)).toEqual({
      count: 2,
      mean: 80,
      sd: Math.sqrt(200),
      cv: (100 * Math.sqrt(200)) / 80,
      min: 70,
      max: 90,
    })
  })

  it('F22 a cell that no instrument can have shown is a cell without a reading', () => {
    const of = (metric: string) =>
      v.parse(fieldMeasurement, {
        id: '1',
        measuredAt: '2026-04-14T05:00:00',
        metric,
        values: [[21.5, -273, 100, 1e9]],
      }).values
    expect(of('soilMoisture')).toEqual([[21.5, null, 100, null]])
    expect(of('ndvi')).toEqual([[null, null, null, null]])
    // What this version does not know it cannot judge.
    expect(of('thatch')).toEqual([[21.5, -273, 100, 1e9]])
  })

  it('says nothing about a grid without a reading, and gives no spread to a mean of 0', () => {
    expect(gridStatistics(buildGrid(() => null))).toBeNull()
    expect(gridStatistics(buildGrid((row) => (row % 2 === 0 ? -1 : 1)))?.cv).toBeNull()
  })
})
