import { describe, expect, it } from 'vitest'
import {
  bandKey,
  countBands,
  differenceScaleOf,
  faultyLimits,
  heatScaleOf,
  limitsFor,
  limitsOfGoodDay,
  placeInBand,
  seasonOf,
  usualLimits,
} from './bands.ts'
import { MEASUREMENT_METRICS } from './fieldMeasurement.ts'
import { buildGrid } from './grid.ts'
import { readLocalData } from './localData.ts'

const moisture = usualLimits('soilMoisture')

describe('bands of a pitch, a metric and a season (F23)', () => {
  it('seasons turn round south of the equator', () => {
    expect(
      ['2026-01-15', '2026-03-01', '2026-08-31', '2026-11-30', '2026-12-01'].map((day) => seasonOf(day, 51)),
    ).toEqual(['winter', 'spring', 'summer', 'autumn', 'winter'])
    expect(seasonOf('2026-01-15', -34)).toBe('summer')
    expect(seasonOf('2026-04-15', undefined)).toBe('spring')
  })

  it('the club’s own band holds for its pitch, metric and season only', () => {
    const place = { pitchId: 'stadium', metric: 'soilMoisture', season: 'spring' } as const
    const own = { criticalLow: 10, low: 20, high: 25, criticalHigh: 40 }
    const bands = { [bandKey(place)]: own }
    expect(limitsFor(bands, place)).toEqual({ limits: own, isOwn: true })
    expect(limitsFor(bands, { ...place, season: 'summer' })).toEqual({ limits: moisture, isOwn: false })
    expect(limitsFor(bands, { ...place, pitchId: 'training-1' }).isOwn).toBe(false)
    expect(limitsFor(undefined, place).limits).toEqual(moisture)
  })

  it('a limit belongs to the better side, and open ends are never passed', () => {
    expect([11.9, 12, 17.9, 18, 28, 28.1, 35, 35.1].map((value) => placeInBand(value, moisture))).toEqual([
      'criticalLow',
      'low',
      'low',
      'within',
      'within',
      'high',
      'high',
      'criticalHigh',
    ])
    expect(placeInBand(1e9, usualLimits('groundCover'))).toBe('within')
    expect(countBands([10, 20, null, 40, 20], moisture)).toEqual({ low: 1, within: 2, high: 1, none: 1 })
  })

  it('a good day gives its mean ± 1 SD, for moisture never less than 3.5 points', () => {
    expect(
      limitsOfGoodDay(
        buildGrid(() => 24),
        'soilMoisture',
      ),
    ).toEqual({
      criticalLow: 17,
      low: 21,
      high: 28,
      criticalHigh: 31,
    })
    // Half the cells 14, half 34: SD 10.02.
    expect(
      limitsOfGoodDay(
        buildGrid((row) => (row % 2 ? 14 : 34)),
        'soilMoisture',
      ),
    ).toEqual({
      criticalLow: 4,
      low: 14,
      high: 34,
      criticalHigh: 44,
    })
  })

  it('a good day keeps open ends open, stays within what can be, and needs a reading', () => {
    expect(
      limitsOfGoodDay(
        buildGrid(() => 98),
        'groundCover',
      ),
    ).toMatchObject({ high: null, criticalHigh: null })
    const wet = limitsOfGoodDay(
      buildGrid((row) => (row % 2 ? 0 : 100)),
      'soilMoisture',
    )
    expect(wet).toMatchObject({ criticalLow: 0, criticalHigh: 100 })
    expect(
      limitsOfGoodDay(
        buildGrid(() => null),
        'soilMoisture',
      ),
    ).toBeNull()
  })

  it('limits that fall, and a band without a target, are refused', () => {
    expect(faultyLimits(moisture)).toEqual([])
    expect(faultyLimits({ ...moisture, low: 30 })).toEqual(['high'])
    expect(faultyLimits({ ...moisture, high: Number.NaN })).toContain('high')
    expect(faultyLimits({ criticalLow: 1, low: null, high: null, criticalHigh: 5 })).toEqual(['low', 'high'])
  })

  it('every metric has colours with a beginning and an end, whatever the band', () => {
    for (const metric of MEASUREMENT_METRICS) {
      const scale = heatScaleOf(usualLimits(metric), metric)
      expect(scale.max).toBeGreaterThan(scale.min)
    }
    const flat = { criticalLow: null, low: 5, high: 5, criticalHigh: null }
    expect(heatScaleOf(flat, 'hardness').max).toBeGreaterThan(heatScaleOf(flat, 'hardness').min)
    expect(differenceScaleOf(flat).max).toBeGreaterThan(0)
    expect(differenceScaleOf(moisture)).toEqual({ kind: 'diverging', low: -1, high: 1, min: -10, max: 10 })
  })

  it('X8 stored bands that make no sense are as if they were not there', () => {
    const own = { criticalLow: null, low: 20, high: 25, criticalHigh: null }
    const read = readLocalData({
      bands: {
        good: own,
        falling: { ...own, low: 30 },
        nothing: { criticalLow: null, low: null, high: null, criticalHigh: null },
        text: { ...own, low: 'a' },
        constructor: own,
      },
    })
    expect(read.bands).toEqual({ good: own })
  })
})
