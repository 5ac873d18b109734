import { type Cells, type GridShape, placeOf } from '@/lib/gridCells'

export type Readings = { count: number; mean: number; low: number; high: number }

/** Mean and extremes of the readings of some cells, or of all; null where there is none. */
export function readingsOf(
  values: readonly (readonly (number | null)[])[],
  shape: GridShape,
  cells?: Cells,
): Readings | null {
  let [count, sum, low, high] = [0, 0, Infinity, -Infinity]
  const add = (value: number | null | undefined) => {
    if (value === null || value === undefined || !Number.isFinite(value)) return
    count += 1
    sum += value
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (cells)
    for (const cell of cells) {
      const { row, column } = placeOf(cell, shape)
      add(values[row]?.[column])
    }
  else for (const row of values) for (const value of row) add(value)
  return count === 0 ? null : { count, mean: sum / count, low, high }
}
