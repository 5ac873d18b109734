import { COLUMNS, ROWS } from './grid.ts'

/** Cells as row × 18 + column. */
export type CellSet = ReadonlySet<number>

export const COMPASS_SIDES = ['north', 'east', 'south', 'west'] as const
export type CompassSide = (typeof COMPASS_SIDES)[number]
const AZIMUTH: Record<CompassSide, number> = { north: 0, east: 90, south: 180, west: 270 }

const cellsWhere = (keep: (row: number, column: number) => boolean): CellSet =>
  new Set(
    Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell).filter((cell) =>
      keep(Math.floor(cell / COLUMNS), cell % COLUMNS),
    ),
  )

export const GOALMOUTH_CELLS: CellSet = cellsWhere(
  (row, column) => (column < 2 || column >= COLUMNS - 2) && row >= 4 && row < ROWS - 4,
)

/** The third of a pitch towards a side of the compass: an end of it, or the strip along a touchline. */
export function thirdTowards(side: CompassSide, bearing: number): CellSet {
  // Quarter turns from the bearing: 0 is the end the columns run to, 1 the right touchline, 2 the start, 3 the left.
  const quarter = ((Math.round((AZIMUTH[side] - bearing) / 90) % 4) + 4) % 4
  if (quarter === 0) return cellsWhere((_, column) => column >= (2 * COLUMNS) / 3)
  if (quarter === 1) return cellsWhere((row) => row >= (2 * ROWS) / 3)
  return quarter === 2 ? cellsWhere((_, column) => column < COLUMNS / 3) : cellsWhere((row) => row < ROWS / 3)
}

const CENTRE_CELLS = cellsWhere((_, column) => column >= COLUMNS / 3 && column < (2 * COLUMNS) / 3)

/**
 * The cells that a section takes up as far as its name says so: a goal mouth, the centre, a side of the compass. Undefined
 * for a name that says nothing; no backend sends the shape of a section.
 */
export function sectionCells(name: string, bearing: number): CellSet | undefined {
  const text = name.toLowerCase()
  if (text.includes('goal')) return GOALMOUTH_CELLS
  const side = COMPASS_SIDES.find((one) => text.includes(one))
  if (side) return thirdTowards(side, bearing)
  return /cent(re|er)|middle/.test(text) ? CENTRE_CELLS : undefined
}

/** The two ends and the centre of a pitch, named by the compass: what can be told of a pitch without sections. */
export function pitchThirds(bearing: number): { side: CompassSide | 'centre'; cells: CellSet }[] {
  const ends = COMPASS_SIDES.filter((side) => {
    const quarter = ((Math.round((AZIMUTH[side] - bearing) / 90) % 4) + 4) % 4
    return quarter % 2 === 0
  })
  const [first, second] = ends
  return [
    ...(first ? [{ side: first, cells: thirdTowards(first, bearing) }] : []),
    { side: 'centre' as const, cells: CENTRE_CELLS },
    ...(second ? [{ side: second, cells: thirdTowards(second, bearing) }] : []),
  ]
}
