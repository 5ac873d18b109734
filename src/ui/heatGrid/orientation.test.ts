import { describe, expect, it } from 'vitest'
import { edgeOf, northOnGrid } from './orientation'

describe('how a pitch lies', () => {
  it('M4 has north at the top when it runs from west to east, and turns with the bearing', () => {
    expect(northOnGrid(90)).toBe(0)
    expect(northOnGrid(72)).toBe(18)
    expect(northOnGrid(0)).toBe(90)
    expect(northOnGrid(-270)).toBe(0)
  })

  it('has the stand of a side at the edge that looks there', () => {
    expect(['north', 'east', 'south', 'west'].map((side) => edgeOf(side, 72))).toEqual([
      'top',
      'right',
      'bottom',
      'left',
    ])
    expect(edgeOf('north', 0)).toBe('right')
    expect(edgeOf('west', 350)).toBe('top')
  })

  it('does not guess where the bearing is unknown', () => {
    expect(northOnGrid(undefined)).toBeNull()
    expect(northOnGrid(Number.NaN)).toBeNull()
    expect(edgeOf('north', null)).toBeNull()
    expect(edgeOf('sunny side', 90)).toBeNull()
  })
})
