import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEASUREMENT_METRICS } from './fieldMeasurement.ts'
import { roundDoubt } from './roundDoubt.ts'
import { cleanEntry, isTypedOut, typedNumber, typedReading } from './roundEntry.ts'

describe('a reading that is typed', () => {
  it('F4 may have a comma, a point or Arabic digits', () => {
    expect(cleanEntry('22.4', ',', 'soilMoisture')).toBe('22,4')
    expect(cleanEntry('٢٢٫٤', '.', 'soilMoisture')).toBe('22.4')
    expect(cleanEntry(' \u200E22,4 ', '.', 'soilMoisture')).toBe('22.4')
    expect(cleanEntry('−3,5', ',', 'surfaceTemperature')).toBe('-3,5')
    expect(typedNumber('22,4')).toBe(22.4)
    expect(typedNumber('-')).toBeNull()
  })

  it('F4 is refused whole where a part of it would be another reading', () => {
    for (const pasted of ['1e5', '-5', '22,4,1', '1.234,5', '3/4', '12 or 13', '123456789'])
      expect(cleanEntry(pasted, '.', 'soilMoisture')).toBeNull()
    expect(cleanEntry('-5', '.', 'surfaceTemperature')).toBe('-5')
    expect(cleanEntry('5-', '.', 'surfaceTemperature')).toBeNull()
  })

  it('any text leaves at most one number', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...MEASUREMENT_METRICS), (text, metric) => {
        expect(cleanEntry(text, '.', metric) ?? '').toMatch(/^-?\d*\.?\d*$/)
      }),
    ))

  it('F38 is complete when nothing can follow', () => {
    expect(isTypedOut('7', 0, 'hardness', 'metric')).toBe(false)
    expect(isTypedOut('78', 0, 'hardness', 'metric')).toBe(true)
    expect(isTypedOut('10', 0, 'hardness', 'metric')).toBe(false)
    expect(isTypedOut('104', 0, 'hardness', 'metric')).toBe(true)
    expect(isTypedOut('22', 1, 'soilMoisture', 'metric')).toBe(false)
    expect(isTypedOut('22.', 1, 'soilMoisture', 'metric')).toBe(false)
    expect(isTypedOut('22.4', 1, 'soilMoisture', 'metric')).toBe(true)
    expect(isTypedOut('68', 0, 'soilTemperature', 'imperial')).toBe(true)
  })

  it('U6 is kept in the metric unit', () => {
    expect(typedReading(1.024, 'grassHeight', 'imperial')).toBe(26.0096)
    expect(typedReading(68, 'soilTemperature', 'imperial')).toBe(20)
  })
})

describe('B13 what is asked about', () => {
  const doubt = (typed: number, metric: 'grassHeight' | 'soilMoisture', system: 'metric' | 'imperial') =>
    roundDoubt({ typed, value: typedReading(typed, metric, system) }, null, metric, system)

  it('a fraction for per cent, inches for millimetres and the other way round', () => {
    expect(doubt(0.22, 'soilMoisture', 'metric')).toEqual({ kind: 'unit', unit: 'fraction', meant: 22 })
    expect(doubt(1, 'grassHeight', 'metric')).toMatchObject({ unit: 'inch', meant: 25.4 })
    expect(doubt(26, 'grassHeight', 'imperial')).toEqual({ kind: 'metric', meant: 26 })
    expect(doubt(1.02, 'grassHeight', 'imperial')).toBeNull()
  })

  it('what cannot be is not kept, what is only rare is asked about', () => {
    expect(doubt(224, 'soilMoisture', 'metric')).toEqual({ kind: 'impossible', low: 0, high: 100 })
    const usual = { low: 18, high: 31 }
    expect(roundDoubt({ typed: 44, value: 44 }, usual, 'soilMoisture', 'metric')).toEqual({
      kind: 'unusual',
      ...usual,
    })
    expect(roundDoubt({ typed: 24, value: 24 }, usual, 'soilMoisture', 'metric')).toBeNull()
  })
})
