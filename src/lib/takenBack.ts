/**
 * A value as it is `now`, without what one act did to it: from `before` to `after`. Of a list or a record, what the act
 * took away is there again and what it added is not; what it changed is set back where it is still there. Whatever was
 * done since stays done: to take back a new name does not bring back what was deleted after it.
 */
export function takenBack<T>(now: T, before: T, after: T): T
export function takenBack(now: unknown, before: unknown, after: unknown): unknown {
  if (same(before, after)) return now
  const all = [now, before, after]
  if (all.every(Array.isArray)) return entriesBack(all.map(rowsOf)).map(([, row]) => row)
  if (all.every(isRecord)) return Object.fromEntries(entriesBack(all.map(Object.entries)))
  return before
}

type Entry = [key: string, value: unknown]

function entriesBack([now = [], before = [], after = []]: Entry[][]): Entry[] {
  const [was, became] = [new Map(before), new Map(after)]
  const next = now.flatMap(([key, value]): Entry[] => {
    if (!became.has(key)) return [[key, value]]
    return was.has(key) ? [[key, takenBack(value, was.get(key), became.get(key))]] : []
  })
  for (const [at, entry] of before.entries())
    if (!became.has(entry[0]) && !next.some(([key]) => key === entry[0])) next.splice(at, 0, entry)
  return next
}

/** Rows by what tells them apart: one without an id is what it says. */
const rowsOf = (list: unknown[]): Entry[] =>
  list.map((row) => [isRecord(row) && typeof row.id === 'string' ? row.id : JSON.stringify(row), row])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
