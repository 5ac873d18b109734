import { parseNumber } from './parseNumber.ts'

/** What was read of a pasted text: null where a cell was empty, NaN where it held no number. */
export type PastedRows = (number | null)[][]

/** Nobody measures more cells; a pasted page is not worked through to its end. */
const MOST = 200

/**
 * Rows and columns as a spreadsheet copies them: cells parted by tabs, or by semicolons where there are none. A head
 * row of 1, 2, 3 … and a head column of letters are left out. Null where the text is a single cell.
 */
export function readPastedRows(text: string, decimal: '.' | ','): PastedRows | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, MOST)
  const mark = text.includes('\t') ? '\t' : ';'
  let rows = lines.map((line) => line.split(mark).slice(0, MOST))
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return null
  if (rows.length > 1 && rows.slice(1).every(([first = '']) => /^\s*[A-Za-z]{1,2}\s*$/.test(first)))
    rows = rows.map((row) => row.slice(1))
  const heads = rows[0]?.map((cell) => cell.trim()) ?? []
  if (rows.length > 1 && heads.length > 2 && heads.every((cell, at) => cell === String(at + 1)))
    rows = rows.slice(1)
  return rows.map((row) =>
    row.map((cell) => parseNumber(cell, decimal) ?? (EMPTY.test(cell) ? null : Number.NaN)),
  )
}

/** What people leave in a cell without a reading. */
const EMPTY = /^\s*(|-|–|—|n\/?a|null|nan)\s*$/i
