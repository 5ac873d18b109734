import type { TFunction } from 'i18next'
import { type Limits, quantityBeside } from '@/i18n/besideLimits'
import type { Format } from '@/i18n/format'
import { fillIn } from '@/lib/fillIn'
import { type GridShape, rowLetter } from '@/lib/gridCells'
import { type HeatScale, type HeatStep, stepFinder } from '@/lib/heatScale'
import { remember } from '@/lib/remember'
import { convert, displayDecimals, type Quantity } from '@/lib/units'

export type Place = 'within' | 'below' | 'above'

/** What one row of the grid shows and says; arrays of one entry per column. */
export type RowWords = { steps: HeatStep[]; numbers: string[]; names: string[]; estimated: boolean[] }

export type Look = {
  quantity: Quantity
  /** With its unit, where it is not the quantity's own. */
  inUnit?: ((value: number) => string) | undefined
  scale: HeatScale
  band: Limits | undefined
  estimates?: readonly (readonly (number | null)[])[] | undefined
}

/** What a cell has room for; a height in inches has three, which its sentence tells. */
const CELL_DECIMALS = 2

/** Where a reading stands towards its target; undefined where there is none. */
export function placeOf(value: number, band: Limits | undefined): Place | undefined {
  if (!band || (band.low === null && band.high === null)) return undefined
  if (band.low !== null && value < band.low) return 'below'
  return band.high !== null && value > band.high ? 'above' : 'within'
}

/** The steps, figures and sentences of a whole grid; each sentence is asked for once. */
export function cellWords(
  values: readonly (readonly (number | null)[])[],
  { rows, columns }: GridShape,
  { quantity, inUnit, scale, band, estimates }: Look,
  t: TFunction<'grid'>,
  format: Format,
): RowWords[] {
  const step = stepFinder(scale)
  const sentence = remember((place: Place | 'plain' | 'none') =>
    fillIn(['row', 'column', 'value'], (gaps) => t(`heat.cell.${place}`, gaps)),
  )
  const columnNumbers = Array.from({ length: columns }, (_, column) => format.number(column + 1))
  const { unitSystem } = format
  const decimals = (value: number) =>
    Math.min(CELL_DECIMALS, displayDecimals(convert(value, quantity, unitSystem), quantity, unitSystem))
  const inWords = remember((value: number) => ({
    number: format.figure(value, quantity, decimals(value)).number,
    quantity: inUnit?.(value) ?? quantityBeside(value, quantity, band, format),
  }))
  return Array.from({ length: rows }, (_, row) => {
    const words: RowWords = { steps: [], numbers: [], names: [], estimated: [] }
    const letter = rowLetter(row)
    for (let column = 0; column < columns; column += 1) {
      const read = values[row]?.[column] ?? null
      const value = read ?? estimates?.[row]?.[column] ?? null
      const isEstimate = read === null && value !== null
      const { number, quantity: whole } = value === null ? { number: '', quantity: '' } : inWords(value)
      const say = sentence(value === null ? 'none' : (placeOf(value, band) ?? 'plain'))
      words.steps.push(step(value))
      words.numbers.push(number)
      const name = say({ row: letter, column: columnNumbers[column] ?? '', value: whole })
      words.names.push(isEstimate ? t('heat.estimated', { cell: name }) : name)
      words.estimated.push(isEstimate)
    }
    return words
  })
}
