import type { CsvCell } from '../../lib/csvText.ts'
import { monthOf } from '../months.ts'

/** One part of a pack in its three forms; rows are made when they are asked for, so that none waits for all. */
export type EvidenceTable = {
  count: number
  csv: { head: readonly string[]; row: (at: number) => readonly CsvCell[] }
  /** What a page shows: fewer and fuller columns than the file. */
  print: { head: readonly string[]; row: (at: number) => readonly CsvCell[] }
  json: (at: number) => unknown
  /** `YYYY-MM`, where a page parts its rows by month. */
  month?: (at: number) => string
}

/** `print: 'only'` stands on the page alone, `'none'` in the file alone. */
export type EvidenceColumn<T> = { heading: string; cell: (row: T) => CsvCell; print?: 'only' | 'none' }

/** A table by its columns. */
export function tableOf<T>(
  rows: readonly T[],
  columns: readonly EvidenceColumn<T>[],
  more: { json: (row: T) => unknown; day?: (row: T) => string },
): EvidenceTable {
  const form = (leaveOut: 'only' | 'none') => {
    const chosen = columns.filter(({ print }) => print !== leaveOut)
    return {
      head: chosen.map(({ heading }) => heading),
      row: (at: number): CsvCell[] => {
        const row = rows[at]
        return row === undefined ? [] : chosen.map(({ cell }) => cell(row))
      },
    }
  }
  const { json, day } = more
  const of =
    <R>(read: (row: T) => R) =>
    (at: number) => {
      const row = rows[at]
      return row === undefined ? undefined : read(row)
    }
  return {
    count: rows.length,
    csv: form('only'),
    print: form('none'),
    json: of(json),
    ...(day && { month: (at: number) => monthOf(of(day)(at) ?? '') }),
  }
}
