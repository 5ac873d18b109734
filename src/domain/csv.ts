import { atOnce } from '../lib/inSlices.ts'

export { type CsvCell, type CsvStyle, csvStyleOf, plainCell, writeCsv } from '../lib/csvText.ts'

/** So many rows are read before others get their turn. */
const STEP = 2000

/**
 * Rows of a CSV text: cells parted by comma, semicolon or tab, whichever the first row uses most; quotes, BOM, any
 * line ends. Rows without any text are left out. A quote that never closes ends with the text. Never throws.
 */
export function readCsv(text: string, most = Number.POSITIVE_INFINITY): string[][] {
  return atOnce(readCsvSteps(text, most))
}

/** `readCsv` in slices, for where it must not keep others waiting; it ends after `most` rows. */
export function* readCsvSteps(text: string, most: number): Generator<void, string[][]> {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const told = /^sep=([,;\t])\r?\n/i.exec(text.slice(at, at + 8))
  if (told) at += told[0].length
  const separator = told?.[1] ?? separatorOf(text, at)
  const rows: string[][] = []
  let row: string[] = []
  const endRow = (): void => {
    if (row.some((cell) => cell.trim() !== '')) rows.push(row)
    row = []
  }
  while (at < text.length && rows.length < most) {
    const { cell, end } = cellAt(text, at, separator)
    row.push(cell)
    at = end
    const mark = text[at]
    if (mark === separator) {
      at += 1
      // The text may end with a separator: one more cell, which is empty.
      if (at === text.length) row.push('')
      continue
    }
    if (mark === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    endRow()
    if (rows.length % STEP === 0) yield
  }
  if (rows.length < most) endRow()
  return rows
}

/** The cell that starts at a place, and where it ends: at a separator, a line end or the end of the text. */
function cellAt(text: string, start: number, separator: string): { cell: string; end: number } {
  if (text[start] !== '"') {
    const end = plainEnd(text, start, separator)
    return { cell: text.slice(start, end), end }
  }
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { cell: cell + text.slice(from), end: text.length }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      // What stands behind the closing quote, against the rules, belongs to the cell.
      const end = plainEnd(text, quote + 1, separator)
      return { cell: cell + text.slice(quote + 1, end), end }
    }
    cell += '"'
    from = quote + 2
  }
}

function plainEnd(text: string, start: number, separator: string): number {
  let end = start
  for (; end < text.length; end += 1) {
    const mark = text[end]
    if (mark === separator || mark === '\n' || mark === '\r') return end
  }
  return end
}

/** The separator that the first row uses most, quoted text aside. */
function separatorOf(text: string, start: number): string {
  const counts = new Map([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ])
  let inQuotes = false
  for (let at = start; at < text.length; at += 1) {
    const mark = text[at] ?? ''
    if (mark === '"') inQuotes = !inQuotes
    else if (!inQuotes && (mark === '\n' || mark === '\r')) break
    else if (!inQuotes && counts.has(mark)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}
