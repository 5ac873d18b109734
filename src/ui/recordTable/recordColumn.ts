import type { ReactNode } from 'react'
import type { Quantity } from '@/lib/units'
import type { Column, Sort } from '../DataTable'

/** Saves what was typed; answers a sentence when it is refused, nothing when it is kept. */
type Save<T, V> = (row: T, value: V) => Promise<string | undefined>

/** How a cell is changed where it stands. */
export type CellEdit<T> = {
  /** What the field is called, such as "Minimum of Iron sulphate". */
  label: (row: T) => string
  /** False for a row whose cell cannot be changed here. */
  when?: (row: T) => boolean
} & (
  | { kind: 'text'; value: (row: T) => string; save: Save<T, string> }
  | {
      kind: 'number'
      /** The value is metric; typed and shown in the reader's unit. */
      quantity?: Quantity | ((row: T) => Quantity | undefined)
      min?: number
      value: (row: T) => number | null
      save: Save<T, number | null>
    }
  | {
      kind: 'select'
      options: readonly { id: string; label: string }[]
      value: (row: T) => string | null
      save: Save<T, string>
    }
)

export type RecordColumn<T> = {
  id: string
  header: string
  cell: (row: T) => ReactNode
  /** What the column sorts by; without it the column cannot be sorted. */
  sortBy?: (row: T) => string | number | null
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** A CSS grid track, such as `96px` or `minmax(120px, 2fr)`. */
  width?: string
  /** Where it stands on phones, as in `DataTable`. */
  phone?: Column<T>['phone']
  quiet?: Column<T>['quiet']
  /** Cannot be hidden. */
  fixed?: true
  edit?: CellEdit<T>
}

export type GroupBy<T> = {
  of: (row: T) => string
  label: (group: string) => ReactNode
  /** Where a group stands among the others; without it by its own text. */
  order?: (group: string) => string | number
}

/** One line of the table: the head of a group, or a row. */
export type RecordLine<T> =
  | { kind: 'group'; id: string; group: string; count: number }
  | { kind: 'row'; id: string; row: T }

/** Least width of a column that does not say its own, px. */
const LEAST = 96
const TITLE = 'minmax(180px, 2.4fr)'
const OTHER = `minmax(${LEAST}px, 1fr)`

/** How wide a column is; what is least at a desk is more than a tablet has. */
export const trackOf = <T>(column: RecordColumn<T>, isTitle: boolean, isTight = false): string =>
  (column.width ?? (isTitle ? TITLE : OTHER)).replace(/\d+(?=px)/, (px) =>
    isTight ? `${Math.round(Number(px) * 0.8)}` : px,
  )

/** The first length of a track, px: below it the table scrolls sideways. */
export const leastOf = (track: string): number => Number(/(\d+)px/.exec(track)?.[1] ?? LEAST)

type Compare = (a: string, b: string) => number

/** Rows in the order asked for; what is unknown stands last in either direction. */
export function sortRows<T>(
  rows: readonly T[],
  by: RecordColumn<T>['sortBy'],
  direction: Sort['direction'],
  compareText: Compare,
): readonly T[] {
  if (!by) return rows
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, key: by(row) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return a.key === b.key ? 0 : a.key === null ? 1 : -1
      if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key)
      return sign * compareText(String(a.key), String(b.key))
    })
    .map(({ row }) => row)
}

/** Rows under the heads of their groups; a closed group shows its head alone. */
export function linesOf<T>(
  rows: readonly T[],
  rowId: (row: T) => string,
  groupBy: GroupBy<T> | undefined,
  closed: ReadonlySet<string>,
  compareText: Compare,
): RecordLine<T>[] {
  const line = (row: T): RecordLine<T> => ({ kind: 'row', id: rowId(row), row })
  if (!groupBy) return rows.map(line)
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groupBy.of(row)
    const members = groups.get(group)
    if (members) members.push(row)
    else groups.set(group, [row])
  }
  const place = groupBy.order ?? ((group: string) => group)
  return [...groups]
    .map(([group, members]) => ({ group, members, at: place(group) }))
    .toSorted((a, b) =>
      typeof a.at === 'number' && typeof b.at === 'number'
        ? a.at - b.at
        : compareText(String(a.at), String(b.at)),
    )
    .flatMap(({ group, members }): RecordLine<T>[] => [
      { kind: 'group', id: `group ${group}`, group, count: members.length },
      ...(closed.has(group) ? [] : members.map(line)),
    ])
}
