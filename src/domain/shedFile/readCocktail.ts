import type { RateUnit } from '../rateUnit.ts'
import type { Lookup } from './previewShed.ts'
import {
  type Fault,
  type FaultReason,
  readAmount,
  type ReadGround,
  readMethod,
  readNumber,
  readText,
} from './readCells.ts'
import { rateUnitOf, type RowCells } from './readRow.ts'
import { type ColumnId, kindOf } from './shedColumns.ts'
import type { CocktailLine, Flat } from './shedFlat.ts'
import { nameKey } from './writeShed.ts'

/** A cocktail of a file over what it was: what all of it is by its first row that says so, and a product of each row. */
export function readCocktail(
  rows: readonly RowCells[],
  before: Flat | undefined,
  products: Lookup,
  ground: ReadGround,
  faults: Fault[],
): Flat {
  const flat: Flat = { ...before }
  const say = ({ line }: RowCells, column: ColumnId, reason: FaultReason, value: string) => {
    faults.push({ line, column, reason, value })
  }
  for (const column of ['name', 'method', 'waterRate', 'notes'] as const) {
    const [first] = rows
    if (!first?.has(column)) continue
    const filled = rows.filter((cells) => cells.text(column) !== '')
    const from = filled[0] ?? first
    const text = from.text(column)
    const other = filled.find((cells) => cells.text(column) !== text)
    if (other) say(other, column, 'differs', other.text(column))
    if (text === '' && (column === 'name' || column === 'method')) continue
    const read = readPart(column, from, ground)
    if (read.fault) say(from, column, read.fault, text)
    else flat[column] = read.value
  }
  if (!rows[0]?.has('product')) {
    if (!before && rows[0]) say(rows[0], 'product', 'noProduct', '')
    return flat
  }
  const lines = rows.flatMap((cells) => readLine(cells, before, products, ground, say))
  const had = Array.isArray(before?.product) ? before.product.length : 0
  if (lines.length === 0 && (!before || had > 0) && faults.length === 0 && rows[0])
    say(rows[0], 'product', 'noProduct', '')
  flat.product = lines
  return flat
}

function readPart(column: 'name' | 'method' | 'waterRate' | 'notes', cells: RowCells, ground: ReadGround) {
  const [text, kind] = [cells.text(column), kindOf(column)]
  if (kind.is === 'method') return readMethod(text, ground)
  return kind.is === 'number'
    ? readNumber(text, cells.column(column) ?? { unit: undefined }, kind, ground)
    : readText(text, kind.is === 'text' ? kind.most : 200)
}

/** A product with its rate; none where the row names no product. */
function readLine(
  cells: RowCells,
  before: Flat | undefined,
  { byId, byName }: Lookup,
  ground: ReadGround,
  say: (cells: RowCells, column: ColumnId, reason: FaultReason, value: string) => void,
): CocktailLine[] {
  const text = cells.text('product')
  const rateText = cells.text('rate')
  if (text === '') {
    if (rateText !== '') say(cells, 'product', 'noProduct', '')
    return []
  }
  const named = byName.get(nameKey(text))
  const supplyId = byId.get(text)?.row.id ?? (named === 'several' ? undefined : named?.row.id)
  if (supplyId === undefined)
    say(cells, 'product', named === 'several' ? 'ambiguous' : 'unknownProduct', text)
  const lines = Array.isArray(before?.product) ? before.product : []
  const was = lines.find(
    (line): line is CocktailLine => typeof line === 'object' && line.supplyId === supplyId,
  )
  const rate = cells.has('rate') ? readAmount(rateText, ground) : { value: was?.rate }
  if (rate.fault) say(cells, 'rate', rate.fault, rateText)
  else if (rate.value === undefined) say(cells, 'rate', 'noRate', '')
  const unit = rateUnitOf(cells, 'rate', 'rateUnit', was && { rateUnit: was.rateUnit }, ground)
  if (unit.fault) say(cells, 'rateUnit', unit.fault, cells.text('rateUnit'))
  if (supplyId === undefined || rate.value === undefined || !unit.value) return []
  const size = cells.has('rate') ? unit.value.size : 1
  const rateUnit: RateUnit = unit.value.unit
  return [{ supplyId, rate: rate.value * size, rateUnit }]
}
