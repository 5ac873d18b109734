import { describe, expect, it } from 'vitest'
import { doubtOf, usualRange } from './readingGuard.ts'

const from = (low: number, high: number) =>
  Array.from({ length: 101 }, (_, at) => low + ((high - low) * at) / 100)

describe('B13 a reading that is asked about before it is kept', () => {
  it('usual is the pitch’s own 1st to 99th percentile', () => {
    expect(usualRange(from(0, 100))).toEqual({ low: 1, high: 99 })
    expect(usualRange([Number.NaN, ...from(0, 100)])).toEqual({ low: 1, high: 99 })
    expect(usualRange(from(0, 100).slice(0, 49))).toBeNull()
  })

  it('one that fits is not asked about, one that is unusual is', () => {
    const usual = usualRange(from(15, 35))
    expect(doubtOf(25, usual, 'soilMoisture')).toBeNull()
    expect(doubtOf(60, usual, 'soilMoisture')).toMatchObject({ kind: 'unusual' })
    expect(doubtOf(60, usual, 'soilMoisture')).toEqual({ kind: 'unusual', low: 15.2, high: 34.8 })
  })

  it('another unit is recognised: inches, Clegg values, fractions, Fahrenheit', () => {
    expect(doubtOf(1.02, usualRange(from(20, 40)), 'grassHeight')).toEqual({
      kind: 'unit',
      unit: 'inch',
      meant: 1.02 * 25.4,
    })
    expect(doubtOf(7.4, usualRange(from(50, 110)), 'hardness')).toMatchObject({ unit: 'clegg', meant: 74 })
    expect(doubtOf(0.25, usualRange(from(15, 35)), 'soilMoisture')).toMatchObject({
      unit: 'fraction',
      meant: 25,
    })
    expect(doubtOf(81, usualRange(from(0.5, 0.95)), 'ndvi')).toMatchObject({ unit: 'percent', meant: 0.81 })
    expect(doubtOf(50, usualRange(from(5, 20)), 'soilTemperature')).toMatchObject({
      unit: 'fahrenheit',
      meant: 10,
    })
  })

  it('a new pitch is only asked about units', () => {
    expect(doubtOf(0.25, null, 'soilMoisture')).toMatchObject({ kind: 'unit' })
    expect(doubtOf(60, null, 'soilMoisture')).toBeNull()
  })
})
