import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import type { GridShape } from '@/lib/gridCells'
import { readPastedRows } from '@/lib/gridPaste'
import { decimalOf } from '@/lib/parseNumber'
import { type Quantity, toMetric } from '@/lib/units'

/** Readings of a spreadsheet in the metric unit, NaN where there was no number, and the cell that the first belongs to. */
export type PastedBlock = { cell: number; values: (number | null)[][] }

/** Reads a pasted text in the reader's unit and decimals; null where it is one cell. */
export function usePastedBlock(quantity: Quantity, shape: GridShape) {
  const { i18n } = useTranslation()
  const { unitSystem, locale } = useFormat()
  const decimal = decimalOf(locale || i18n.language)
  return (cell: number, text: string): PastedBlock | null => {
    const read = readPastedRows(text, decimal)
    if (!read) return null
    const values = read.map((row) =>
      row.map((value) => (value === null ? null : toMetric(value, quantity, unitSystem))),
    )
    const widest = Math.max(...values.map((row) => row.length))
    const isWhole = values.length >= shape.rows && widest >= shape.columns
    return { cell: isWhole ? 0 : cell, values }
  }
}
