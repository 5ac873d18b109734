import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_QUANTITIES,
  convert,
  displayDecimals,
  isQuantity,
  roundHalfAway,
  toMetric,
  unitOf,
} from './units.ts'

describe('units', () => {
  it('gives back what was typed, within 1e-9, for every quantity in both systems', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_QUANTITIES),
        fc.constantFrom('metric' as const, 'imperial' as const),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (quantity, system, value) => {
          const there = convert(value, quantity, system)
          expect(Math.abs(toMetric(there, quantity, system) - value)).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(value)),
          )
        },
      ),
    )
  })

  it('shows an American groundskeeper what the instrument in the shed shows', () => {
    expect(convert(25.4, 'grassHeight', 'imperial')).toBe(1)
    expect(convert(20, 'temperature', 'imperial')).toBe(68)
    expect(convert(5.5, 'temperatureDifference', 'imperial')).toBeCloseTo(9.9, 12)
    expect(convert(48.8242763638, 'nutrientRate', 'imperial')).toBeCloseTo(1, 9)
    expect(convert(400, 'waterRate', 'imperial')).toBeCloseTo(42.76, 2)
    expect(unitOf('hardness', 'imperial')).toBe('g')
  })

  it('stores wind in m/s and shows it in km/h or mph', () => {
    expect(convert(5, 'windSpeed', 'metric')).toBe(18)
    expect(toMetric(18, 'windSpeed', 'metric')).toBe(5)
    expect(convert(0.44704, 'windSpeed', 'imperial')).toBe(1)
  })

  it('carries three significant figures for a rate and fixed decimals for the rest', () => {
    expect(displayDecimals(1.234, 'liquidRate', 'metric')).toBe(2)
    expect(displayDecimals(123.4, 'liquidRate', 'metric')).toBe(0)
    expect(displayDecimals(0.01234, 'liquidRate', 'metric')).toBe(4)
    expect(displayDecimals(1.024, 'grassHeight', 'imperial')).toBe(3)
  })

  it('rounds half away from zero', () => {
    expect(roundHalfAway(-2.5, 0)).toBe(-3)
    expect(roundHalfAway(1.005, 2)).toBe(1.01)
    expect(Object.is(roundHalfAway(-0.2, 0), 0)).toBe(true)
  })

  it('knows a quantity of the contract from any other word', () => {
    expect(isQuantity('grassHeight')).toBe(true)
    expect(isQuantity('toString')).toBe(false)
  })
})
