import { COLUMNS, ROWS } from '../../domain/grid.ts'
import type { Grid } from '../../domain/grid.ts'

/** The cells a section takes up, or every cell of the pitch. */
export type Region = readonly { row: number; column: number }[]

const cellsWhere = (keep: (row: number, column: number) => boolean): Region =>
  Array.from({ length: ROWS * COLUMNS }, (_, cell) => ({
    row: Math.floor(cell / COLUMNS),
    column: cell % COLUMNS,
  })).filter(({ row, column }) => keep(row, column))

export const WHOLE_PITCH: Region = cellsWhere(() => true)
const GOALMOUTHS = cellsWhere(
  (row, column) => (column < 2 || column >= COLUMNS - 2) && row >= 4 && row < ROWS - 4,
)

const COMPASS = { north: 0, east: 90, south: 180, west: 270 } as const
type Point = keyof typeof COMPASS
const POINTS: readonly Point[] = ['north', 'east', 'south', 'west']

/** The third of a pitch towards a point of the compass: an end of it, or the strip along a touchline. */
function thirdTowards(point: Point, bearing: number): Region {
  // Quarter turns from the bearing: 0 is the end the columns run to, 1 the right touchline, 2 the start, 3 the left.
  const quarter = ((Math.round((COMPASS[point] - bearing) / 90) % 4) + 4) % 4
  if (quarter === 0) return cellsWhere((_, column) => column >= (2 * COLUMNS) / 3)
  if (quarter === 1) return cellsWhere((row) => row >= (2 * ROWS) / 3)
  return quarter === 2 ? cellsWhere((_, column) => column < COLUMNS / 3) : cellsWhere((row) => row < ROWS / 3)
}

/** The cells that a section's name stands for on a pitch of that bearing; a name that says nothing is the whole pitch. */
export function regionOf(name: string, bearing: number): Region {
  const text = name.toLowerCase()
  if (text.includes('goal')) return GOALMOUTHS
  const point = POINTS.find((side) => text.includes(side))
  if (point) return thirdTowards(point, bearing)
  if (!text.includes('cent')) return WHOLE_PITCH
  const ends = new Set(
    [...thirdTowards('north', bearing), ...thirdTowards('south', bearing)].map(
      ({ row, column }) => row * COLUMNS + column,
    ),
  )
  return cellsWhere((row, column) => !ends.has(row * COLUMNS + column))
}

/** Mean of a grid over a region; 0 where no cell has a value. */
export function regionMean(grid: Grid, region: Region): number {
  let [sum, count] = [0, 0]
  for (const { row, column } of region) {
    const value = grid[row]?.[column]
    if (value === null || value === undefined) continue
    sum += value
    count += 1
  }
  return count > 0 ? sum / count : 0
}
