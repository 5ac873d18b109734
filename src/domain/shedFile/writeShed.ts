import { ACTIVITY_NAMES } from '../activityName.ts'
import type { Cocktail } from '../cocktail.ts'
import type { CsvCell } from '../csv.ts'
import type { Equipment } from '../equipment.ts'
import type { Supply } from '../supply.ts'
import { type Unit, unitOf, type UnitSystem } from '../../lib/units.ts'
import { type ColumnId, kindOf, SHED_COLUMNS, type ShedWords } from './shedColumns.ts'
import { type Flat, flatOfCocktail, flatOfMachine, flatOfSupply, type FlatValue } from './shedFlat.ts'
import { plainNumber, rateUnitFor, shownNumber, stockUnitFor } from './shedUnits.ts'

/** The rows of one list. */
export type ShedFileRows =
  | { list: 'equipment'; rows: readonly Equipment[] }
  | { list: 'supplies'; rows: readonly Supply[] }
  | { list: 'cocktails'; rows: readonly Cocktail[]; supplies: readonly Supply[] }

export type WriteGround = {
  words: ShedWords
  system: UnitSystem
  /** `Density` and `kg/l` as one heading. */
  withUnit: (heading: string, unit: Unit) => string
}

/** Several of one cell stand apart by this, as no name holds it. */
const BETWEEN = ' | '

/** A list as rows of a file: headings and amounts in the reader's words and units, identifiers first. */
export function writeShed(shed: ShedFileRows, ground: WriteGround): CsvCell[][] {
  const columns = SHED_COLUMNS[shed.list]
  return [
    columns.map((column) => headingOf(column, ground)),
    ...flatRows(shed).map((flat) => columns.map((column) => cellOf(column, flat, ground))),
  ]
}

function headingOf(column: ColumnId, { words, system, withUnit }: WriteGround): string {
  const kind = kindOf(column)
  return kind.is === 'number' && kind.quantity !== undefined
    ? withUnit(words.heading(column), unitOf(kind.quantity, system))
    : words.heading(column)
}

function flatRows(shed: ShedFileRows): Flat[] {
  switch (shed.list) {
    case 'equipment':
      return shed.rows.map(flatOfMachine)
    case 'supplies':
      return shed.rows.map(flatOfSupply)
    case 'cocktails': {
      const names = new Map(shed.supplies.map(({ id, name }) => [id, name]))
      const isTwice = twice(shed.supplies.map(({ name }) => name))
      return shed.rows.flatMap((cocktail) => {
        const { product: _lines, ...flat } = flatOfCocktail(cocktail)
        const lines = cocktail.items.map(({ supplyId, rate, rateUnit }): Flat => {
          const name = names.get(supplyId)
          // A name that two products share, or one that is gone, would not lead back.
          const product = name === undefined || isTwice(name) ? supplyId : name
          return { ...flat, product, rate, rateUnit }
        })
        return lines.length > 0 ? lines : [flat]
      })
    }
  }
}

function twice(names: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(nameKey(name), (counts.get(nameKey(name)) ?? 0) + 1)
  return (name) => (counts.get(nameKey(name)) ?? 0) > 1
}

/** Names are the same in any case, width and spacing. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en')

function cellOf(column: ColumnId, flat: Flat, { words, system }: WriteGround): CsvCell {
  const kind = kindOf(column)
  const value = flat[column]
  switch (kind.is) {
    case 'number':
      if (typeof value !== 'number') return undefined
      return kind.quantity === undefined ? plainNumber(value) : shownNumber(value, kind.quantity, system)
    case 'stock':
    case 'cost': {
      const unit = stockUnit(flat)
      if (typeof value !== 'number' || unit === undefined) return undefined
      const { size } = stockUnitFor(unit, system)
      return plainNumber(kind.is === 'cost' ? value * size : value / size)
    }
    case 'unit': {
      const unit = stockUnit(flat)
      if (unit === undefined) return undefined
      return unit === 'pcs' || unit === 'bag' ? words.unit(unit) : stockUnitFor(unit, system).sign
    }
    case 'rate': {
      const unit = rateUnit(flat[kind.unitIn])
      return typeof value === 'number' && unit !== undefined
        ? plainNumber(value / rateUnitFor(unit, system).size)
        : undefined
    }
    case 'rateUnit': {
      const unit = rateUnit(value)
      return unit && rateUnitFor(unit, system).sign
    }
    case 'group':
      return typeof value === 'string' ? (words.groups.get(value) ?? value) : undefined
    case 'activities':
      return Array.isArray(value) ? value.map((name) => activityWord(String(name), words)).join(BETWEEN) : ''
    case 'method':
      return value === 'spray' || value === 'spread' ? words.method(value) : undefined
    default:
      return typeof value === 'string' ? value : undefined
  }
}

const KNOWN: ReadonlySet<string> = new Set(ACTIVITY_NAMES)
const activityWord = (name: string, words: ShedWords): string =>
  KNOWN.has(name) ? words.activity(name) : name

const stockUnit = ({ unit }: Flat): Supply['action']['unit'] | undefined =>
  (['kg', 'l', 'g', 'ml', 'pcs', 'bag'] as const).find((one) => one === unit)
const rateUnit = (value: FlatValue) => (['kg/ha', 'l/ha', 'g/m2'] as const).find((one) => one === value)
