export type CsvCell = string | number | boolean | null | undefined
export type CsvStyle = {
  separator: ',' | ';' | '\t'
  /** How decimals are written; a spreadsheet that parts cells by a semicolon expects a comma. */
  decimal: '.' | ','
}

/** What a spreadsheet of that language reads without asking: where decimals have a comma, cells are parted by semicolons. */
export function csvStyleOf(locale: string): CsvStyle {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')
  return part?.value === ',' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/** A spreadsheet would take it for a formula or lose the cell; full-width forms become formulas in East Asian settings. */
const TRIGGER = /^[\s\u200B\uFEFF]*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * A table as RFC 4180 text with CRLF, and the mark by which spreadsheets know UTF-8. Text that a spreadsheet would
 * run is written with a leading apostrophe (quality X5, ASVS 1.2.10); numbers stay numbers.
 * Written here and not taken from a package: Papa Parse is 19 kB, reads well, but does not know the full-width forms.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], style: CsvStyle): string {
  const cell = (value: CsvCell): string => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'number')
      return Number.isFinite(value) ? quoted(String(value).replace('.', style.decimal), style) : ''
    const text = String(value)
    return quoted(TRIGGER.test(text) ? `'${text}` : text, style)
  }
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(style.separator)}\r\n`).join('')}`
}

/** Any separator is quoted, not only ours: the reader's spreadsheet may use another. A decimal comma is none then. */
const quoted = (text: string, { separator }: CsvStyle): string =>
  NEEDS_QUOTES.test(text) && !(separator !== ',' && /^-?\d+,\d+$/.test(text))
    ? `"${text.replaceAll('"', '""')}"`
    : text

/** What a person typed, without the apostrophe that `writeCsv` puts before it. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && TRIGGER.test(cell.slice(1)) ? cell.slice(1) : cell

/** So many rows are read before others get their turn. */
const STEP = 2000

/**
 * Rows of a CSV text: cells parted by comma, semicolon or tab, whichever the first row uses most; quotes, BOM, any
 * line ends. Rows without any text are left out. A quote that never closes ends with the text. Never throws.
 */
export function readCsv(text: string, most = Number.POSITIVE_INFINITY): string[][] {
  const steps = readCsvSteps(text, most)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
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
