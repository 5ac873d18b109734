import { describe, expect, it } from 'vitest'
import { beyondChance, chanceOf } from './studentT.ts'

describe("Student's t", () => {
  // Two-sided 5 % and 1 % points of every table of t.
  it.each([
    [12.706, 1, 0.05],
    [63.657, 1, 0.01],
    [4.303, 2, 0.05],
    [9.925, 2, 0.01],
    [3.182, 3, 0.05],
    [2.776, 4, 0.05],
    [2.571, 5, 0.05],
    [4.032, 5, 0.01],
    [2.228, 10, 0.05],
    [2.093, 19, 0.05],
    [2.704, 40, 0.01],
  ])('%f with %i degrees of freedom is a chance of %f', (t, freedom, chance) => {
    expect(chanceOf(t, freedom)).toBeCloseTo(chance, 4)
    expect(chanceOf(-t, freedom)).toBeCloseTo(chance, 4)
  })

  it('is certain where nothing changed, and none where nothing scatters', () => {
    expect(chanceOf(0, 4)).toBe(1)
    expect(chanceOf(Infinity, 3)).toBeCloseTo(0, 12)
  })
})

describe('many comparisons', () => {
  it('calls fewer of them clear than each by itself would', () => {
    // The example of the paper, table 1: fifteen tests, of which four are kept at 5 %.
    const paper = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ]
    expect(beyondChance(paper, 0.05).filter(Boolean)).toHaveLength(4)
    expect(beyondChance(paper.toReversed(), 0.05).lastIndexOf(false)).toBe(10)
  })

  it('has none where there is nothing to compare, or nothing beyond chance', () => {
    expect(beyondChance([], 0.05)).toEqual([])
    expect(beyondChance([0.04, 0.5], 0.05)).toEqual([false, false])
  })
})
