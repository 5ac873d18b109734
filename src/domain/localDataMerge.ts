import type { LocalData, LocalPart } from './localData.ts'

type Row = Record<string, unknown>

const byId = ({ id }: Row): string => String(id)
/** The parts that are lists of things, and what tells the things apart. Other lists are taken as one. */
const LISTS: Partial<Record<LocalPart, (row: Row) => string>> = {
  templates: byId,
  dayTemplates: byId,
  views: byId,
  gddCounters: byId,
  stockCounts: byId,
  machineLog: ({ machineId, at, kind }) => `${String(machineId)} ${String(at)} ${String(kind)}`,
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Entries of `present`, with what became of those of `base` in `next`: changed, removed or new. */
function mergedEntries(
  base: ReadonlyMap<string, unknown>,
  next: ReadonlyMap<string, unknown>,
  present: ReadonlyMap<string, unknown>,
): Map<string, unknown> {
  const merged = new Map(present)
  for (const key of base.keys()) if (!next.has(key)) merged.delete(key)
  for (const [key, entry] of next) if (!same(entry, base.get(key))) merged.set(key, entry)
  return merged
}

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const entriesOf = (record: unknown) => new Map(isRecord(record) ? Object.entries(record) : [])

/**
 * What is to be stored where somebody who knew `base` wants `change`, and meanwhile `present` is stored, by another tab
 * for instance: only the entries that they changed are changed, added or removed; what they did not know of stays.
 */
export function mergeLocalData(
  base: Partial<LocalData>,
  change: Partial<LocalData>,
  present: Partial<LocalData>,
): Partial<LocalData> {
  const parts = Object.keys(change) as LocalPart[]
  return Object.fromEntries(
    parts.map((part) => {
      const [before, next, now] = [base[part], change[part], present[part]]
      if (now === undefined || same(before, now)) return [part, next]
      const keyOf = LISTS[part]
      if (keyOf) {
        const rows = (list: unknown) =>
          new Map(Array.isArray(list) ? (list as Row[]).map((row) => [keyOf(row), row]) : [])
        return [part, [...mergedEntries(rows(before), rows(next), rows(now)).values()]]
      }
      if (isRecord(next) && isRecord(now))
        return [part, Object.fromEntries(mergedEntries(entriesOf(before), entriesOf(next), entriesOf(now)))]
      return [part, next]
    }),
  )
}
