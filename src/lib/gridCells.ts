/** Cells of a grid: each is its row × the columns of its grid + its column, so row × 18 + column on a pitch. */
export type Cells = ReadonlySet<number>

/** Rows of readings as they came; null is no reading. Rows may differ in length. */
type Rows = readonly (readonly (number | null)[])[]

export type GridShape = { rows: number; columns: number }

/** Rows and columns of a grid; a short row ends in cells without a reading. */
export const shapeOf = (values: Rows): GridShape => ({
  rows: values.length,
  columns: values.reduce((most, row) => Math.max(most, row.length), 0),
})

export const cellAt = (row: number, column: number, { columns }: GridShape): number => row * columns + column

export const placeOf = (cell: number, { columns }: GridShape): { row: number; column: number } => ({
  row: Math.floor(cell / columns),
  column: cell % columns,
})

/** Every cell between two corners, both included, whichever way round they are. */
export function rectangle(one: number, other: number, shape: GridShape): Set<number> {
  const [a, b] = [placeOf(one, shape), placeOf(other, shape)]
  const cells = new Set<number>()
  for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row += 1)
    for (let column = Math.min(a.column, b.column); column <= Math.max(a.column, b.column); column += 1)
      cells.add(cellAt(row, column, shape))
  return cells
}

/** The cells on the straight way from one to another, both included: a quick hand passes over more than it reports. */
export function line(from: number, to: number, shape: GridShape): Set<number> {
  const [a, b] = [placeOf(from, shape), placeOf(to, shape)]
  const steps = Math.max(Math.abs(b.row - a.row), Math.abs(b.column - a.column), 1)
  return new Set(
    Array.from({ length: steps + 1 }, (_, step) =>
      cellAt(
        Math.round(a.row + ((b.row - a.row) * step) / steps),
        Math.round(a.column + ((b.column - a.column) * step) / steps),
        shape,
      ),
    ),
  )
}

/** The cells of a row, from goal line to goal line. */
export const rowOf = (row: number, shape: GridShape): Set<number> =>
  rectangle(cellAt(row, 0, shape), cellAt(row, shape.columns - 1, shape), shape)

/** The cells of a column, from touchline to touchline. */
export const columnOf = (column: number, shape: GridShape): Set<number> =>
  rectangle(cellAt(0, column, shape), cellAt(shape.rows - 1, column, shape), shape)

export const allOf = ({ rows, columns }: GridShape): Set<number> =>
  new Set(Array.from({ length: rows * columns }, (_, cell) => cell))

/** A to L on a pitch; after Z comes AA. */
export function rowLetter(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return row < 26 ? letter : rowLetter(Math.floor(row / 26) - 1) + letter
}

/** `A4`: row letter and column counted from 1. */
export function cellName(cell: number, shape: GridShape): string {
  const { row, column } = placeOf(cell, shape)
  return `${rowLetter(row)}${column + 1}`
}
