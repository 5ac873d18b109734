import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HeatScale, placeOnScale, stepAt, stepsOf, withContrast } from './heatScale.ts'

const moisture: HeatScale = { kind: 'diverging', low: 18, high: 28, min: 9, max: 37 }
const cover: HeatScale = { kind: 'sequential', min: 0, max: 90 }
const number = (step: string) => Number(step.slice(1))

describe('heat scale', () => {
  it('keeps the limits of the target between d4 and d5, and d9 and d10', () => {
    expect([17.999, 18, 28, 28.001].map((value) => stepAt(value, moisture))).toEqual([
      'd4',
      'd5',
      'd9',
      'd10',
    ])
  })

  it('keeps them there whatever the contrast is', () => {
    const any = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(any, any, any, (one, other, value) => {
        const step = number(stepAt(value, withContrast(moisture, [one, other])))
        expect(step <= 4).toBe(value < 18)
        expect(step >= 10).toBe(value > 28)
      }),
    )
  })

  it('never falls where the value rises, and never leaves the scale', () => {
    const any = fc.double({ noNaN: true })
    const scale = fc.oneof(
      fc.record({ kind: fc.constant('sequential' as const), min: any, max: any }),
      fc.record({ kind: fc.constant('diverging' as const), low: any, high: any, min: any, max: any }),
    )
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(scale, finite, finite, (of, a, b) => {
        const [low, high] = [number(stepAt(Math.min(a, b), of)), number(stepAt(Math.max(a, b), of))]
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(1)
        expect(high).toBeLessThanOrEqual(stepsOf(of).length)
      }),
    )
  })

  it('has thirteen steps or nine, and takes what lies beyond for the last', () => {
    expect(stepsOf(moisture)).toHaveLength(13)
    expect(stepsOf(cover)).toHaveLength(9)
    expect([-5, 0, 10, 89.9, 90, 1e300].map((value) => stepAt(value, cover))).toEqual([
      's1',
      's1',
      's2',
      's9',
      's9',
      's9',
    ])
    expect(stepAt(-1e300, moisture)).toBe('d1')
  })

  it('has no colour for what is no reading', () => {
    for (const value of [null, Number.NaN, Infinity]) expect(stepAt(value, cover)).toBe('none')
  })

  it('places the limits of the target where the colours change', () => {
    expect(placeOnScale(18, moisture)).toBeCloseTo(4 / 13)
    expect(placeOnScale(28, moisture)).toBeCloseTo(9 / 13)
    expect(placeOnScale(9, moisture)).toBe(0)
    expect(placeOnScale(99, moisture)).toBe(1)
    expect(placeOnScale(45, cover)).toBe(0.5)
  })

  it('draws one value everywhere in the middle of its scale', () => {
    expect(stepAt(7, { kind: 'sequential', min: 7, max: 7 })).toBe('s5')
    // As good as one: half of their distance is no number any more.
    const least = Number.MIN_VALUE
    expect(stepAt(0, { kind: 'diverging', low: -least, high: 0, min: -least, max: 0 })).toBe('d7')
    expect(placeOnScale(0, { kind: 'sequential', min: 0, max: least })).toBe(0)
  })
})
