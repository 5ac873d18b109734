import type { Column, Sort } from './DataTable'

/** The rows in an order; without one, as they are. What is unknown stands last in either direction. */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: Sort | undefined,
  compareText: (a: string, b: string) => number,
): readonly T[] {
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !by) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, key: by(row) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return a.key === b.key ? 0 : a.key === null ? 1 : -1
      if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key)
      return sign * compareText(String(a.key), String(b.key))
    })
    .map(({ row }) => row)
}
