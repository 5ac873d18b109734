import { describe, expect, it } from 'vitest'
import { estimateGaps } from './gapEstimates.ts'
import { buildGrid } from './grid.ts'

describe('F22 gaps are estimated by inverse distance', () => {
  it('a gap in the middle of a row weighs its neighbours by the square of their distance', () => {
    // Cells 1 to 4 of a row of four, 105 / 4 = 26.25 m apart; the far one is out of reach.
    expect(estimateGaps([[10, null, 30, 90]])).toEqual([[null, null, null, null]])
    // 105 / 6 = 17.5 m apart, reach 30 m: 10 and 20 at 17.5 m, nothing else but what is beyond.
    const row = buildGrid((_, column) => (column === 3 ? null : column))
    const [first] = estimateGaps([row[0] ?? []])
    // One row of 18: 5.8333 m apart, five to each side but only three to the left; Σ z/k² ÷ Σ 1/k², k cells away.
    const near = [2, 1, 0, 4, 5, 6, 7, 8].map((z) => ({ z, k: Math.abs(z - 3) }))
    const expected =
      near.reduce((sum, { z, k }) => sum + z / k ** 2, 0) / near.reduce((sum, { k }) => sum + 1 / k ** 2, 0)
    expect(first?.[3]).toBeCloseTo(expected, 9)
    expect(first?.filter((value) => value !== null)).toHaveLength(1)
  })

  it('equal readings stay as they are, and an estimate never leaves what was read', () => {
    const gaps = (row: number, column: number) => (row + column) % 3 === 0
    expect(
      estimateGaps(buildGrid((row, column) => (gaps(row, column) ? null : 24)))
        .flat()
        .every((value) => value === null || Math.abs(value - 24) < 1e-9),
    ).toBe(true)
    const mixed = estimateGaps(buildGrid((row, column) => (gaps(row, column) ? null : row + column)))
    expect(Math.min(...mixed.flat().filter((value) => value !== null))).toBeGreaterThanOrEqual(1)
    expect(Math.max(...mixed.flat().filter((value) => value !== null))).toBeLessThanOrEqual(27)
  })

  it('too few or too distant readings make no estimate, and what was read is none', () => {
    expect(
      estimateGaps(buildGrid((row, column) => (row === 0 && column < 2 ? 20 : null))).flat(),
    ).not.toContain(20)
    expect(estimateGaps([])).toEqual([])
    expect(
      estimateGaps(buildGrid(() => null))
        .flat()
        .every((value) => value === null),
    ).toBe(true)
    const corner = estimateGaps(buildGrid((row, column) => (row < 2 && column < 2 ? 20 : null)))
    expect(corner[0]?.[2]).toBeCloseTo(20)
    expect(corner[11]?.[17]).toBeNull()
  })
})
