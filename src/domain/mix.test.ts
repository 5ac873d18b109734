import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMixingOrder, mixingOrder, roundForMixing, tankMix } from './mix.ts'

describe('tank mix', () => {
  it('fills all tanks with exactly what the area needs', () => {
    const positive = fc.double({ min: 0.01, max: 1000, noNaN: true })
    fc.assert(
      fc.property(positive, positive, positive, positive, (area, water, tank, rate) => {
        const mix = tankMix(area, water, tank, [{ rate }])
        const [product] = mix.products
        const filled = mix.fullTanks * (product?.perFullTank ?? 0) + (product?.lastTank ?? 0)
        expect(Math.abs(filled - rate * area)).toBeLessThanOrEqual(1e-6 * Math.max(1, rate * area))
        expect(mix.lastTank).toBeLessThan(tank)
      }),
    )
  })

  it('asks for no part tank when the water comes out even', () => {
    expect(tankMix(0.3, 400, 40, [])).toMatchObject({ fullTanks: 3, lastTank: 0, loads: 3 })
  })

  it('refuses a mix without area, water or tank', () => {
    expect(() => tankMix(0, 400, 600, [])).toThrow(RangeError)
    expect(() => tankMix(1, Number.NaN, 600, [])).toThrow(RangeError)
  })

  it('rounds to what a jug shows: 5 ml below a litre, 10 ml above', () => {
    expect(roundForMixing(0.7772)).toBe(0.775)
    expect(roundForMixing(2.7772)).toBe(2.78)
  })

  it('puts wettables in first and surfactants last, and keeps the order within a kind', () => {
    const products = [
      { name: 'wetter', formulation: 'surfactant' as const },
      { name: 'iron', formulation: 'solution' as const },
      { name: 'powder A', formulation: 'wettable' as const },
      { name: 'powder B', formulation: 'wettable' as const },
    ]
    expect(mixingOrder(products).map(({ name }) => name)).toEqual(['powder A', 'powder B', 'iron', 'wetter'])
  })

  it('sees a wrong order as far as it is known what products are made up as', () => {
    expect(isMixingOrder(['wettable', undefined, 'solution', 'solution', 'surfactant'])).toBe(true)
    expect(isMixingOrder(['surfactant', undefined, 'wettable'])).toBe(false)
    expect(isMixingOrder([])).toBe(true)
  })
})
