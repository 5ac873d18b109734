import { describe, expect, it } from 'vitest'
import { allOf, cellName, columnOf, rectangle, rowLetter, rowOf, shapeOf } from './gridCells.ts'

const pitch = { rows: 12, columns: 18 }

describe('cells of a grid', () => {
  it('are named by row letter and column', () => {
    expect([0, 3, 18, 215].map((cell) => cellName(cell, pitch))).toEqual(['A1', 'A4', 'B1', 'L18'])
    expect([25, 26, 27].map(rowLetter)).toEqual(['Z', 'AA', 'AB'])
  })

  it('lie in rows, columns and rectangles drawn from any corner', () => {
    expect(rowOf(1, pitch)).toEqual(new Set(Array.from({ length: 18 }, (_, at) => 18 + at)))
    expect([...columnOf(2, pitch)].every((cell) => cell % 18 === 2)).toBe(true)
    expect(columnOf(2, pitch).size).toBe(12)
    expect(rectangle(20, 1, pitch)).toEqual(new Set([1, 2, 19, 20]))
    expect(rectangle(2, 19, pitch)).toEqual(rectangle(19, 2, pitch))
    expect(allOf(pitch).size).toBe(216)
  })

  it('follow the widest row of a grid of another shape', () => {
    expect(shapeOf([[1], [1, 2, 3], []])).toEqual({ rows: 3, columns: 3 })
    expect(shapeOf([])).toEqual({ rows: 0, columns: 0 })
  })
})
