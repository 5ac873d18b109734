import { withoutIsolates } from './isolate.ts'
import { decimalOf } from './parseNumber.ts'

export type CsvCell = string | number | boolean | null | undefined
export type CsvStyle = {
  separator: ',' | ';' | '\t'
  /** How decimals are written; a spreadsheet that parts cells by a semicolon expects a comma. */
  decimal: '.' | ','
}

/** What a spreadsheet of that language reads without asking: where decimals have a comma, cells are parted by semicolons. */
export function csvStyleOf(locale: string): CsvStyle {
  const decimal = decimalOf(locale)
  return { separator: decimal === ',' ? ';' : ',', decimal }
}

/** A spreadsheet would take it for a formula or lose the cell; full-width forms become formulas in East Asian settings. */
const TRIGGER = /^[\s\u200B\uFEFF]*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * A table as RFC 4180 text with CRLF, and the mark by which spreadsheets know UTF-8. Text that a spreadsheet would
 * run is written with a leading apostrophe (quality X5, ASVS 1.2.10); numbers stay numbers. The marks that keep a
 * name together among words of the other direction stay on the screen.
 * Written here and not taken from a package: Papa Parse is 19 kB, reads well, but does not know the full-width forms.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], style: CsvStyle): string {
  const cell = (value: CsvCell): string => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'number')
      return Number.isFinite(value) ? quoted(String(value).replace('.', style.decimal), style) : ''
    const text = withoutIsolates(String(value))
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
