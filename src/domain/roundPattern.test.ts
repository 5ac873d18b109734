import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELLS, COLUMNS, ROWS, STANDARD_PITCH } from './grid.ts'
import { placeOnPitch, ROUND_PATTERNS, roundPoints, walkingDistance } from './roundPattern.ts'

const pattern = fc.constantFrom(...ROUND_PATTERNS)
const size = fc.record({
  length: fc.integer({ min: 60, max: 120 }),
  width: fc.integer({ min: 40, max: 90 }),
})
const placeOf = (cell: number) => ({ row: Math.floor(cell / COLUMNS), column: cell % COLUMNS })

describe('the points of a measuring round', () => {
  it('F38 are as many as asked for, each once, all on the pitch', () =>
    fc.assert(
      fc.property(pattern, size, (count, pitch) => {
        const points = roundPoints(count, pitch)
        expect(points).toHaveLength(count)
        expect(new Set(points).size).toBe(count)
        expect(points.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < CELLS)).toBe(true)
      }),
    ))

  it('are spread evenly: each stands alone for one of equal parts of the pitch', () =>
    fc.assert(
      fc.property(pattern, size, (count, pitch) => {
        const points = roundPoints(count, pitch).map(placeOf)
        const rows = [...new Set(points.map(({ row }) => row))].toSorted((a, b) => a - b)
        const columns = [...new Set(points.map(({ column }) => column))].toSorted((a, b) => a - b)
        expect(rows.length * columns.length).toBe(count)
        const gaps = (of: number[]) => new Set(of.slice(1).map((one, at) => one - (of[at] ?? 0)))
        expect([...gaps(rows)]).toEqual([ROWS / rows.length])
        expect([...gaps(columns)]).toEqual([COLUMNS / columns.length])
      }),
    ))

  it('are walked from neighbour to neighbour, up one line and down the next', () =>
    fc.assert(
      fc.property(pattern, size, (count, pitch) => {
        const points = roundPoints(count, pitch)
        const places = points.map(placeOf)
        const least = (of: number[]) => Math.min(...of.filter((one) => one > 0))
        const between = (key: 'row' | 'column') =>
          least(places.slice(1).map((one, at) => Math.abs(one[key] - (places[at]?.[key] ?? 0))))
        const [row, column] = [between('row'), between('column')]
        for (const [at, place] of places.slice(1).entries()) {
          const before = places[at] ?? place
          const away = [Math.abs(place.row - before.row), Math.abs(place.column - before.column)]
          expect([`${row},0`, `0,${column}`]).toContain(away.join())
        }
        // No way is shorter than from each point to its nearest neighbour; this one takes the nearer of the two most often.
        const step = Math.max((row * pitch.width) / ROWS, (column * pitch.length) / COLUMNS)
        expect(walkingDistance(points, pitch)).toBeLessThanOrEqual(step * (count - 1) + 1e-6)
      }),
    ))

  it('take a few hundred metres, and less than going line by line from the same end', () => {
    expect(Math.round(walkingDistance(roundPoints(18)))).toBe(308)
    expect(walkingDistance(roundPoints(216))).toBeLessThan(1300)
    const fromOneEnd = roundPoints(54).toSorted((a, b) => a - b)
    expect(walkingDistance(roundPoints(54))).toBeLessThan(walkingDistance(fromOneEnd) * 0.7)
  })

  it('are found on the ground from the nearer lines, named by the compass', () => {
    // The pitch runs to the east: the upper touchline of the map is the northern one.
    const at = placeOnPitch(3 * COLUMNS + 1, STANDARD_PITCH, 90)
    expect(at.goalLine).toEqual({ edge: 'west', distance: 8.75 })
    expect(at.touchline.edge).toBe('north')
    expect(at.touchline.distance).toBeCloseTo(19.83, 2)
    expect(placeOnPitch(CELLS - 1, STANDARD_PITCH, 2).goalLine.edge).toBe('north')
    expect(placeOnPitch(CELLS - 1, STANDARD_PITCH, 2).touchline.edge).toBe('east')
    expect(placeOnPitch(CELLS - 1, STANDARD_PITCH, undefined).touchline.edge).toBe('bottom')
  })
})
