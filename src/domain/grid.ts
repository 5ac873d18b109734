/** Rows of a pitch grid: across the width; row 0 lies along the left touchline of the bearing. */
export const ROWS = 12
/** Columns of a pitch grid: along the length; column 0 lies at the goal line the bearing starts from. */
export const COLUMNS = 18
export const CELLS = ROWS * COLUMNS

/** 12 rows of 18 cells; null is a cell without a reading. */
export type Grid = (number | null)[][]

export type PitchSize = { length: number; width: number }

/** Length and width in metres of a pitch that states none (UEFA Pitch Quality Guidelines 2018). */
export const STANDARD_PITCH: PitchSize = { length: 105, width: 68 }

/** A grid whose cells are computed one by one, row by row. */
export function buildGrid(cell: (row: number, column: number) => number | null): Grid {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_unused, column) => cell(row, column)),
  )
}

/** The same grid with each reading replaced; cells without a reading stay empty. */
export function mapGrid(
  grid: Grid,
  change: (value: number, row: number, column: number) => number | null,
): Grid {
  return grid.map((cells, row) =>
    cells.map((value, column) => (value === null ? null : change(value, row, column))),
  )
}

/** The readings of a grid in row order, without the empty cells. */
export function gridValues(grid: Grid): number[] {
  return grid.flat().filter((value) => value !== null)
}

/**
 * Centre of a cell in metres: x along the bearing from the starting goal line,
 * y to its left from the right touchline, so that row 0 has the largest y.
 */
export function cellCentre(
  row: number,
  column: number,
  size: PitchSize = STANDARD_PITCH,
): { x: number; y: number } {
  return { x: ((column + 0.5) * size.length) / COLUMNS, y: size.width - ((row + 0.5) * size.width) / ROWS }
}
