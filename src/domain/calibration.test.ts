import { describe, expect, it } from 'vitest'
import { effectiveWidth, nozzleCheck } from './calibration.ts'

describe('nozzles', () => {
  it('marks the one that differs by more than a tenth from the mean', () => {
    const check = nozzleCheck([0.6, 0.6, 0.6, 0.75], 30)
    expect(check?.mean).toBeCloseTo(1.275, 9)
    expect(check?.nozzles.map(({ isOff }) => isOff)).toEqual([false, false, false, true])
    expect(check?.nozzles[3]?.deviation).toBeCloseTo(17.65, 2)
  })

  it('lets a tenth pass', () => {
    expect(nozzleCheck([0.9, 1.1, 1], 60)?.nozzles.some(({ isOff }) => isOff)).toBe(false)
  })

  it.each([
    [[], 30],
    [[0, 0], 30],
    [[1, 1], 0],
    [[1, Number.NaN], 30],
    [[2, -1], 30],
  ])('says nothing of %j caught in %d s', (caught, seconds) => {
    expect(nozzleCheck(caught, seconds)).toBeUndefined()
  })
})

describe('the effective width of a spreader', () => {
  it('lies between the points of half the middle weight', () => {
    expect(effectiveWidth([0, 5, 10, 10, 10, 5, 0], 1)).toBe(4)
    expect(effectiveWidth([0, 10, 0], 2)).toBe(2)
    expect(effectiveWidth([2, 8, 10, 6, 0], 0.5)).toBeCloseTo(0.5 * (1.5 + 1 + 1 / 6), 9)
  })

  it.each([
    [[], 1],
    [[10], 1],
    [[10, 10, 10], 1],
    [[0, 10, 10, 0], 1],
    [[0, 0, 0], 1],
    [[0, 10, 0], 0],
    [[0, 10, -1], 1],
    [[0, Number.NaN, 0], 1],
  ])('is not known of %j every %d m', (weights, spacing) => {
    expect(effectiveWidth(weights, spacing)).toBeUndefined()
  })
})
