import { type Activity, machinesOf, productsOf } from '../domain/activity.ts'
import { afterRestock } from '../domain/delivery.ts'
import type { Equipment } from '../domain/equipment.ts'
import { afterMaintenance } from '../domain/maintained.ts'
import type { Supply } from '../domain/supply.ts'
import { findOver, putOver } from './collection.ts'
import type { Club } from './seed/clubs.ts'
import { equipmentSeeds, supplySeeds } from './seed/storage.ts'
import { laterThan } from './stamp.ts'
import type { Writing } from './storage.ts'

type Ground = { club: Club; today: string; now: Date }
type Row = { id: string; updatedAt?: string | undefined; [key: string]: unknown }
type Table = 'equipment' | 'supplies'

/** What done work made of a row besides amounts: the fields it changed, as they were and as it left them. */
type Mark = { table: Table; id: string; before: Record<string, unknown>; after: Record<string, unknown> }
export type Marks = readonly Mark[]

/** Leaves each machine of done maintenance and each product of a delivery as the work says. */
export async function leaveMarks(rows: Writing, ground: Ground, work: Activity | undefined): Promise<Marks> {
  if (work?.status !== 'completed') return []
  const marks: Mark[] = []
  const leave = async <Kind extends Equipment | Supply>(
    table: Table,
    id: string,
    change: (row: Kind) => Kind,
  ): Promise<void> => {
    const row = await rowOf(rows, ground, table, id)
    if (!row) return
    const after: Row = change(row as unknown as Kind)
    const changed = Object.keys(after).filter((key) => after[key] !== row[key])
    if (changed.length === 0) return
    marks.push({ table, id, before: only(row, changed), after: only(after, changed) })
    await write(rows, ground, table, after)
  }
  for (const { id } of machinesOf(work))
    await leave<Equipment>('equipment', id, (machine) => afterMaintenance(machine, work))
  for (const { id } of productsOf(work))
    if (id !== undefined) await leave<Supply>('supplies', id, (supply) => afterRestock(supply, work))
  return marks
}

/** What work had made of its rows is as before, but for what somebody has changed since. Answers which tables changed. */
export async function takeBackMarks(rows: Writing, ground: Ground, marks: Marks): Promise<Table[]> {
  const tables: Table[] = []
  for (const { table, id, before, after } of marks) {
    const row = await rowOf(rows, ground, table, id)
    if (!row) continue
    const own = Object.keys(after).filter((key) => after[key] === row[key])
    if (own.length === 0) continue
    const old = Object.fromEntries(own.map((key) => [key, before[key]]))
    await write(rows, ground, table, { ...row, ...old })
    tables.push(table)
  }
  return tables
}

async function rowOf(
  rows: Writing,
  { club, today }: Ground,
  table: Table,
  id: string,
): Promise<Row | undefined> {
  const seeds: readonly Row[] = table === 'equipment' ? equipmentSeeds(club) : supplySeeds(club, today)
  return findOver(rows, table, club.id, seeds, id)
}

function write(rows: Writing, { club, now }: Ground, table: Table, row: Row): Promise<void> {
  const written: Row = { ...row, updatedAt: laterThan(row.updatedAt, now) }
  return putOver(rows, table, club.id, written)
}

const only = (row: Row, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [key, row[key]]))
