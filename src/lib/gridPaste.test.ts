import { describe, expect, it } from 'vitest'
import { readPastedRows } from './gridPaste.ts'

describe('a block pasted from a spreadsheet', () => {
  it('is read with the decimals of the language', () => {
    expect(readPastedRows('23,5\t1.234,5\r\n24\t\r\n', ',')).toEqual([
      [23.5, 1234.5],
      [24, null],
    ])
    expect(readPastedRows('23.5\t1,234.5', '.')).toEqual([[23.5, 1234.5]])
    expect(readPastedRows('٢٣٫٥\t٢٤', '.')).toEqual([[23.5, 24]])
  })

  it('leaves out the heads of rows and columns, and keeps columns that only look like a head', () => {
    expect(readPastedRows('\t1\t2\t3\nA\t20\t21\t22\nB\t23\t24\t25', '.')).toEqual([
      [20, 21, 22],
      [23, 24, 25],
    ])
    expect(readPastedRows('1\t2\t4\n20\t21\t22', '.')).toHaveLength(2)
  })

  it('marks the cells that it could not read, and takes an empty one for no reading, never for 0', () => {
    expect(readPastedRows('20\twet\t-\n21\t\tn/a', '.')).toEqual([
      [20, Number.NaN, null],
      [21, null, null],
    ])
  })

  it('is null for a single cell, and never endless', () => {
    expect(readPastedRows('23.5', '.')).toBeNull()
    expect(readPastedRows('1\t2\n'.repeat(5000), '.')?.length).toBe(200)
  })
})
