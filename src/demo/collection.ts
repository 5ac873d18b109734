import type { Reading, TableName, Writing } from './storage.ts'

/**
 * The seeds of a club with what people changed laid over them: a table holds only rows that were written, and a
 * null for each that was deleted.
 */
export async function listOver<T extends { id: string }>(
  rows: Reading,
  table: TableName,
  company: string,
  seeds: readonly T[],
): Promise<T[]> {
  const written = new Map((await rows.range(table, company)).map((row) => [row.id, row.value]))
  const seedIds = new Set(seeds.map((seed) => seed.id))
  const kept = seeds.flatMap((seed): T[] => {
    const value = written.get(seed.id)
    return value === null ? [] : [(value as T | undefined) ?? seed]
  })
  const added = [...written].flatMap(([id, value]): T[] =>
    value === null || seedIds.has(id) ? [] : [value as T],
  )
  return [...kept, ...added]
}

export async function findOver<T extends { id: string }>(
  rows: Reading,
  table: TableName,
  company: string,
  seeds: readonly T[],
  id: string,
): Promise<T | undefined> {
  const row = await rows.get(table, id)
  if (row) return row.company === company && row.value !== null ? (row.value as T) : undefined
  return seeds.find((seed) => seed.id === id)
}

export const putOver = (
  rows: Writing,
  table: TableName,
  company: string,
  value: { readonly id: string },
  at = '',
): Promise<void> => rows.put(table, { id: value.id, company, at, value })

export const deleteOver = (rows: Writing, table: TableName, company: string, id: string): Promise<void> =>
  rows.put(table, { id, company, at: '', value: null })
