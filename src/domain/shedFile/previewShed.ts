import type { Cocktail } from '../cocktail.ts'
import type { Equipment } from '../equipment.ts'
import type { Supply } from '../supply.ts'
import type { FileColumn } from './guessColumns.ts'
import { cellText, type Fault, type ReadGround } from './readCells.ts'
import { readCocktail } from './readCocktail.ts'
import { readRow, type RowCells } from './readRow.ts'
import { type ColumnId, SHED_COLUMNS } from './shedColumns.ts'
import {
  cocktailOf,
  type Flat,
  flatOfCocktail,
  flatOfMachine,
  flatOfSupply,
  type FlatValue,
  machineOf,
  saysTheSame,
  supplyOf,
} from './shedFlat.ts'
import { nameKey, type ShedFileRows } from './writeShed.ts'

export type ShedWrite =
  | { list: 'equipment'; before: Equipment | undefined; after: Equipment }
  | { list: 'supplies'; before: Supply | undefined; after: Supply }
  | { list: 'cocktails'; before: Cocktail | undefined; after: Cocktail }

/** What one row of a file, or the rows of one cocktail, would do. */
export type ShedChange = {
  /** The same for the same row of the same file. */
  key: string
  /** Row of the file, headings being the first. */
  line: number
  name: string
  before: Flat | undefined
  after: Flat
  /** The columns that would change; of a new row those that hold something. */
  fields: readonly ColumnId[]
} & (
  | { kind: 'added' | 'changed'; write: ShedWrite; faults?: never }
  | { kind: 'same'; write?: never; faults?: never }
  | { kind: 'wrong'; faults: readonly Fault[]; write?: never }
)

/** So many rows are read before others get their turn. */
const STEP = 500

/**
 * What a file would change in a list, row by row, in slices; nothing is changed. Rows are those of `readCsv`, the first
 * one holding the headings that `columns` explains. A row is matched by its identifier, else by its name; what no
 * column holds stays as it is, what an empty cell holds is cleared, but for counts and units. Never throws.
 */
export function* previewShed(
  shed: ShedFileRows,
  rows: readonly (readonly string[])[],
  columns: readonly FileColumn[],
  ground: ReadGround,
): Generator<void, ShedChange[]> {
  const at = new Map(columns.flatMap(({ column }, index) => (column ? [[column, index] as const] : [])))
  const cellsOf = (row: readonly string[], line: number): RowCells => ({
    line,
    has: (column) => at.has(column),
    text: (column) => cellText(row, at.get(column)),
    column: (column) => columns[at.get(column) ?? -1],
  })
  const known = lookup(shed)
  const products = shed.list === 'cocktails' ? lookup({ list: 'supplies', rows: shed.supplies }) : undefined
  const seen = new Set<string>()
  const changes: ShedChange[] = []
  const entries = shed.list === 'cocktails' ? groups(rows, cellsOf) : singles(rows, cellsOf)
  for (const cells of entries) {
    const first = cells[0]
    if (!first) continue
    const { row: before, faults, key } = match(first, known)
    if (seen.has(key)) faults.push(fault(first, 'name', 'duplicate', first.text('name') || first.text('id')))
    seen.add(key)
    const was = before && flatOf(before)
    // Where it is not known which row is meant, nothing else is worth telling.
    const after: Flat =
      faults.length > 0
        ? { name: first.text('name') }
        : products
          ? readCocktail(cells, was, products, ground, faults)
          : readRow(shed.list, first, was, ground, faults)
    changes.push(changeOf(shed.list, first.line, before, was, after, faults))
    if (changes.length % STEP === 0) yield
  }
  return changes
}

type KnownRow =
  | { list: 'equipment'; row: Equipment }
  | { list: 'supplies'; row: Supply }
  | { list: 'cocktails'; row: Cocktail }

export type Lookup = {
  byId: ReadonlyMap<string, KnownRow>
  byName: ReadonlyMap<string, KnownRow | 'several'>
}

function lookup(shed: ShedFileRows | { list: 'supplies'; rows: readonly Supply[] }): Lookup {
  const rows = knownRows(shed)
  const byName = new Map<string, KnownRow | 'several'>()
  for (const known of rows) {
    const key = nameKey(known.row.name)
    byName.set(key, byName.has(key) ? 'several' : known)
  }
  return { byId: new Map(rows.map((known) => [known.row.id, known])), byName }
}

function knownRows(shed: ShedFileRows | { list: 'supplies'; rows: readonly Supply[] }): KnownRow[] {
  switch (shed.list) {
    case 'equipment':
      return shed.rows.map((row) => ({ list: 'equipment', row }))
    case 'supplies':
      return shed.rows.map((row) => ({ list: 'supplies', row }))
    case 'cocktails':
      return shed.rows.map((row) => ({ list: 'cocktails', row }))
  }
}

function flatOf(known: KnownRow): Flat {
  switch (known.list) {
    case 'equipment':
      return flatOfMachine(known.row)
    case 'supplies':
      return flatOfSupply(known.row)
    case 'cocktails':
      return flatOfCocktail(known.row)
  }
}

const fault = ({ line }: RowCells, column: ColumnId, reason: Fault['reason'], value: string): Fault => ({
  line,
  column,
  reason,
  value,
})

/** The row that is meant: by its identifier; another club's identifiers say nothing, there the name counts. */
function match(
  cells: RowCells,
  { byId, byName }: Lookup,
): { row: KnownRow | undefined; faults: Fault[]; key: string } {
  const [id, name] = [cells.text('id'), cells.text('name')]
  const own = id === '' ? undefined : byId.get(id)
  if (own) {
    // A name that is cleared is a mistake, one without a column stays.
    const faults = cells.has('name') && name === '' ? [fault(cells, 'name', 'noName', '')] : []
    return { row: own, faults, key: `id ${own.row.id}` }
  }
  if (name === '')
    return { row: undefined, faults: [fault(cells, 'name', 'noName', '')], key: `line ${cells.line}` }
  const key = nameKey(name)
  const found = byName.get(key)
  if (found === 'several')
    return { row: undefined, faults: [fault(cells, 'name', 'ambiguous', name)], key: `name ${key}` }
  return found
    ? { row: found, faults: [], key: `id ${found.row.id}` }
    : { row: undefined, faults: [], key: `name ${key}` }
}

function* singles(
  rows: readonly (readonly string[])[],
  cellsOf: (row: readonly string[], line: number) => RowCells,
): Generator<RowCells[]> {
  for (const [index, row] of rows.entries()) if (index > 0) yield [cellsOf(row, index + 1)]
}

/** The rows of each cocktail together; one without a name goes on with the one above. */
function* groups(
  rows: readonly (readonly string[])[],
  cellsOf: (row: readonly string[], line: number) => RowCells,
): Generator<RowCells[]> {
  const found = new Map<string, RowCells[]>()
  let last = ''
  for (const [index, row] of rows.entries()) {
    if (index === 0) continue
    const cells = cellsOf(row, index + 1)
    const [id, name] = [cells.text('id'), nameKey(cells.text('name'))]
    last = id === '' && name === '' ? last : id === '' ? `name ${name}` : `id ${id}`
    const lines = found.get(last)
    if (lines) lines.push(cells)
    else found.set(last, [cells])
  }
  yield* found.values()
}

function changeOf(
  list: ShedFileRows['list'],
  line: number,
  before: KnownRow | undefined,
  was: Flat | undefined,
  after: Flat,
  faults: readonly Fault[],
): ShedChange {
  const name = typeof after.name === 'string' ? after.name : ''
  const base = { key: `row ${line}`, line, name, before: was, after }
  if (faults.length > 0) return { ...base, fields: [], kind: 'wrong', faults }
  const write = writeOf(list, after, before)
  // As it would be stored: what is left open is filled in by then.
  const stored = flatOf({ list: write.list, row: write.after } as KnownRow)
  const fields = SHED_COLUMNS[list].filter(
    (column) =>
      // The name of what is new heads its row.
      column !== 'id' &&
      (was || column !== 'name') &&
      !saysTheSame(orNothing(was?.[column]), orNothing(stored[column])),
  )
  const change = { ...base, after: stored, fields }
  if (was && fields.length === 0) return { ...change, kind: 'same' }
  return { ...change, kind: was ? 'changed' : 'added', write }
}

const orNothing = (value: FlatValue): FlatValue =>
  Array.isArray(value) && value.length === 0 ? undefined : value

function writeOf(list: ShedFileRows['list'], after: Flat, before: KnownRow | undefined): ShedWrite {
  switch (list) {
    case 'equipment': {
      const row = before?.list === list ? before.row : undefined
      return { list, before: row, after: machineOf(after, row) }
    }
    case 'supplies': {
      const row = before?.list === list ? before.row : undefined
      return { list, before: row, after: supplyOf(after, row) }
    }
    case 'cocktails': {
      const row = before?.list === list ? before.row : undefined
      return { list, before: row, after: cocktailOf(after, row) }
    }
  }
}
