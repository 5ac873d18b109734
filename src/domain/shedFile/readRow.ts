import { SUPPLY_UNITS, type SupplyUnit } from '../supply.ts'
import type { FileColumn } from './guessColumns.ts'
import {
  type Fault,
  type FaultReason,
  type Read,
  readActivities,
  readAmount,
  readDay,
  type ReadGround,
  readGroup,
  readMethod,
  readNumber,
  readText,
} from './readCells.ts'
import { type ColumnId, kindOf, SHED_COLUMNS, type ShedList } from './shedColumns.ts'
import type { Flat } from './shedFlat.ts'
import {
  type FileUnit,
  rateUnitFor,
  readRateUnit,
  readStockUnit,
  stockUnitFor,
  unitsIn,
} from './shedUnits.ts'

/** One row of a file, by what its columns hold. */
export type RowCells = {
  line: number
  has: (column: ColumnId) => boolean
  text: (column: ColumnId) => string
  column: (column: ColumnId) => FileColumn | undefined
}

/** Counts that are never unknown: an empty cell leaves them as they are. */
const KEPT: ReadonlySet<ColumnId> = new Set([
  'id',
  'name',
  'units',
  'inOrder',
  'stock',
  'unit',
  'group',
  'method',
])

/** A machine or product of a file over what it was; what cannot be read is put among the faults. */
export function readRow(
  list: ShedList,
  cells: RowCells,
  before: Flat | undefined,
  ground: ReadGround,
  faults: Fault[],
): Flat {
  const say = (column: ColumnId, reason: FaultReason, value = cells.text(column)) => {
    faults.push({ line: cells.line, column, reason, value })
  }
  const flat: Flat = { ...before }
  const stock = list === 'supplies' ? stockUnitOf(cells, before, ground, say) : undefined
  if (stock) {
    // 20 kg to be kept are not 20 bags, nor does a bag cost as much.
    if (before && before.unit !== stock.stored) flat.minimum = flat.unitCost = undefined
    flat.unit = stock.stored
  }
  for (const column of SHED_COLUMNS[list]) {
    const text = cells.text(column)
    if (!cells.has(column) || column === 'id' || column === 'unit') continue
    if (text === '' && KEPT.has(column)) continue
    const read = readCell(column, text, cells, before, stock, ground)
    if (read.fault === 'unknownUnit') say(column, read.fault, unitNamed(column, text, cells))
    else if (read.fault) say(column, read.fault)
    else flat[column] = read.value
  }
  if (flat.maximumRate !== undefined && list === 'supplies') checkRate(cells, before, flat, say)
  if (typeof flat.inOrder === 'number' && typeof flat.units === 'number' && flat.inOrder > flat.units)
    say('inOrder', 'moreInOrder', String(flat.inOrder))
  return flat
}

/** The unit that is not known: a cell of its own, or what the heading says. */
const unitNamed = (column: ColumnId, text: string, cells: RowCells): string =>
  kindOf(column).is === 'rateUnit' ? text : (cells.column(column)?.unit ?? cells.text('unit'))

function readCell(
  column: ColumnId,
  text: string,
  cells: RowCells,
  before: Flat | undefined,
  stock: StockUnit | undefined,
  ground: ReadGround,
): Read<string | number | readonly string[]> {
  const kind = kindOf(column)
  switch (kind.is) {
    case 'number':
      return readNumber(text, cells.column(column) ?? { unit: undefined }, kind, ground)
    case 'stock':
    case 'cost': {
      const read = readAmount(text, ground, { below: kind.is === 'stock' ? kind.below : undefined })
      if (read.value === undefined) return read
      // What is wrong with the unit of the row has been said.
      if (!stock) return { value: undefined }
      const size = stock.sizeOf(column)
      if (size === undefined) return { fault: 'unknownUnit' }
      return { value: kind.is === 'cost' ? read.value / size : read.value * size }
    }
    case 'rate': {
      const read = readAmount(text, ground)
      if (read.value === undefined) return read
      const unit = rateUnitOf(cells, column, kind.unitIn, before, ground)
      // The cell of the unit says so itself.
      if (unit.fault) return cells.text(kind.unitIn) === '' ? unit : { value: undefined }
      return { value: read.value * (unit.value?.size ?? 1) }
    }
    case 'rateUnit': {
      if (text === '') return { value: undefined }
      const unit = readRateUnit(text)
      return unit ? { value: unit.unit } : { fault: 'unknownUnit' }
    }
    case 'day':
      return readDay(text, ground)
    case 'group':
      return readGroup(text, ground)
    case 'activities': {
      const known = before?.activities
      const names = Array.isArray(known) ? known.filter((one) => typeof one === 'string') : []
      return readActivities(text, names, ground)
    }
    case 'method':
      return readMethod(text, ground)
    case 'text':
      return readText(text, kind.most)
    default:
      return { value: text }
  }
}

type StockUnit = {
  /** The unit of stock afterwards. */
  stored: SupplyUnit
  /** How many of it one of a column's unit is; undefined where they do not go into each other. */
  sizeOf: (column: ColumnId) => number | undefined
}

/**
 * What the amounts of a product are counted in: by its unit cell, else by the heading of each amount, else as the
 * product is shown to the reader. A product keeps its unit where the file's goes into it: 2 lb of one kept in kg are 0.9.
 */
function stockUnitOf(
  cells: RowCells,
  before: Flat | undefined,
  { words, system }: ReadGround,
  say: (column: ColumnId, reason: FaultReason, value?: string) => void,
): StockUnit | undefined {
  const own = SUPPLY_UNITS.find((unit) => unit === before?.unit)
  const text = cells.text('unit')
  const named = text === '' ? undefined : readStockUnit(text, words)
  if (text !== '' && !named) {
    say('unit', 'unknownUnit')
    return undefined
  }
  const ofHeading = (column: ColumnId) => {
    const unit = cells.column(column)?.unit
    return unit === undefined || unit === '' ? undefined : (readStockUnit(unit, words) ?? 'unknown')
  }
  const first = named ?? (['stock', 'minimum', 'unitCost'] as const).map(ofHeading).find((one) => one)
  if (first === 'unknown') {
    say('unit', 'unknownUnit', cells.column('stock')?.unit ?? '')
    return undefined
  }
  if (!own && !first) {
    say('unit', 'noUnit')
    return undefined
  }
  const stored = own && (!first || unitsIn(first.unit, own) !== undefined) ? own : (first?.unit ?? 'kg')
  // What was counted in kilograms is not as many bags.
  if (own && stored !== own && cells.text('stock') === '') say('unit', 'otherUnit')
  const sizeIn = (unit: FileUnit<SupplyUnit>): number | undefined => {
    const times = unitsIn(unit.unit, stored)
    return times === undefined ? undefined : unit.size * times
  }
  return {
    stored,
    sizeOf: (column) => {
      const unit = named ?? ofHeading(column)
      if (unit === 'unknown') return undefined
      return unit ? sizeIn(unit) : stockUnitFor(stored, system).size
    },
  }
}

/** The unit of a rate: by its own cell, else by the heading, else as the rate is shown to the reader. */
export function rateUnitOf(
  cells: RowCells,
  column: ColumnId,
  unitIn: 'rateUnit' | 'maximumRateUnit',
  before: Flat | undefined,
  { system }: Pick<ReadGround, 'system'>,
): Read<FileUnit<'kg/ha' | 'l/ha' | 'g/m2'>> {
  const text = cells.text(unitIn)
  const heading = cells.column(column)?.unit
  if (text !== '' || heading) {
    const unit = readRateUnit(text === '' ? (heading ?? '') : text)
    return unit ? { value: unit } : { fault: 'unknownUnit' }
  }
  const own = (['kg/ha', 'l/ha', 'g/m2'] as const).find((unit) => unit === before?.[unitIn])
  return own ? { value: { unit: own, size: rateUnitFor(own, system).size } } : { fault: 'noUnit' }
}

/** A highest rate whose unit stands in the heading, or was there before. */
function checkRate(
  cells: RowCells,
  before: Flat | undefined,
  flat: Flat,
  say: (column: ColumnId, reason: FaultReason) => void,
): void {
  if (cells.text('maximumRate') === '') {
    // A rate without its unit says nothing.
    if (flat.maximumRateUnit === undefined) say('maximumRateUnit', 'noUnit')
    return
  }
  const unit = rateUnitOf(cells, 'maximumRate', 'maximumRateUnit', before, { system: 'metric' })
  if (unit.value) flat.maximumRateUnit = unit.value.unit
}
