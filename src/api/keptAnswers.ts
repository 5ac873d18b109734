import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { DAY_MS } from '@/lib/durations'
import { KEPT_DATABASE } from '@/lib/keptDatabase'

/** Whose answer it is, and what it answers; a period apart, as one may be answered from others. */
export type KeptQuestion = { person: string; company: string; address: string; from: string; to: string }
export type Kept = KeptQuestion & { at: number; data: unknown }
type Schema = DBSchema & { answers: { key: string[]; value: Kept; indexes: { at: number } } }
type Row = { id?: unknown; startDate?: unknown; endDate?: unknown; date?: unknown }

const LONGEST_MS = 30 * DAY_MS
/** Periods of one address that are kept: the calendar's window and some around it. */
const PERIODS = 8

let opening: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(KEPT_DATABASE, 1, {
    upgrade: (database) =>
      void database
        .createObjectStore('answers', { keyPath: ['person', 'company', 'address', 'from', 'to'] })
        .createIndex('at', 'at'),
    // A logout, here or in another tab, must not wait for this one.
    blocking: (_from, _to, event) => {
      ;(event.target as IDBDatabase).close()
      opening = undefined
    },
    terminated: () => (opening = undefined),
  })
  opening.catch(() => (opening = undefined))
  return opening
}

/**
 * Writes what was answered; what its reader could not read is not kept. The person may have gone: `isStillWanted` is
 * asked before the database is opened, which would make it anew, and once more before anything is written.
 */
export async function keepAnswers(
  list: readonly { kept: Kept; schema: GenericSchema | undefined }[],
  isStillWanted: () => boolean,
): Promise<void> {
  const readable = list.filter(({ kept, schema }) => schema === undefined || v.is(schema, kept.data))
  if (!isStillWanted()) return
  const database = await open()
  if (!isStillWanted()) return
  const writing = database.transaction('answers', 'readwrite')
  const { store } = writing
  for (const { kept } of readable) await store.put(kept)
  // Keys alone, oldest first: the answers themselves may be a year of work.
  const keys = await store.index('at').getAllKeys()
  for (const far of tooMany(keys)) await store.delete(far)
  let old = await store.index('at').openCursor(IDBKeyRange.upperBound(Date.now() - LONGEST_MS))
  while (old) {
    await old.delete()
    old = await old.continue()
  }
  await writing.done
}

/**
 * Of each address, all periods but those nearest to today and of these the newest: a report or a pack asks for last month
 * in pieces, and must not push out the days that are worked in. `keys` are oldest first.
 */
export function tooMany(
  keys: readonly string[][],
  today = new Date().toISOString().slice(0, 10),
): string[][] {
  const counts = new Map<string, number>()
  return keys
    .toReversed()
    .map((key) => ({ key, away: daysAway(key, today) }))
    .toSorted((a, b) => a.away - b.away)
    .filter(({ key }) => {
      const address = JSON.stringify(key.slice(0, 3))
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return count > PERIODS
    })
    .map(({ key }) => key)
}

/** Days between today and a kept period; none where today lies in it, or where an answer has no period. */
function daysAway([, , , from = '', to = '']: readonly string[], today: string): number {
  if (from === '' || (from <= today && today <= to)) return 0
  return Math.abs(Date.parse(from > today ? from : to) - Date.parse(today)) / DAY_MS
}

/** What is kept for a question that the present reader can read: the same one's answer, or for a period that of others which hold it. */
export async function findKept(
  question: KeptQuestion,
  schema: GenericSchema | undefined,
): Promise<{ data: unknown; at: number } | undefined> {
  const database = await open()
  const exact = await database.get('answers', keyOf(question))
  const found =
    exact ?? (question.from === '' ? undefined : joined(question, await periods(database, question)))
  return found && (schema === undefined || v.is(schema, found.data)) ? found : undefined
}

const keyOf = ({ person, company, address, from, to }: KeptQuestion) => [person, company, address, from, to]

const periodsOf = ({ person, company, address }: KeptQuestion): IDBKeyRange =>
  IDBKeyRange.bound([person, company, address], [person, company, address, []])

const periods = (database: IDBPDatabase<Schema>, question: KeptQuestion) =>
  database.getAll('answers', periodsOf(question))

/**
 * Tomorrow the window is another one, and most of it was read today. It is answered when the kept periods hold at
 * least half of it and the present day, if that is asked for; of several periods the newest says what is in it.
 */
export function joined(
  { from, to }: Pick<KeptQuestion, 'from' | 'to'>,
  kept: readonly Kept[],
  today = new Date().toISOString().slice(0, 10),
): { data: unknown; at: number } | undefined {
  const near = kept
    .filter((one) => one.from <= to && one.to >= from && Array.isArray(one.data))
    .toSorted((a, b) => b.at - a.at)
  const holds = (day: string) => near.some((one) => one.from <= day && day <= one.to)
  const days = daysFrom(from, to)
  if (days.filter(holds).length * 2 < days.length || (from <= today && today <= to && !holds(today)))
    return undefined
  const rows = new Map<string, Row>()
  for (const [newer, one] of near.entries())
    for (const row of one.data as Row[]) {
      const [start, end] = daysOf(row)
      const isSaidByNewer = near.slice(0, newer).some((said) => said.from <= start && end <= said.to)
      const key = JSON.stringify(row.id ?? row)
      if (start <= to && end >= from && !isSaidByNewer && !rows.has(key)) rows.set(key, row)
    }
  return { data: [...rows.values()], at: Math.min(...near.map(({ at }) => at)) }
}

function daysFrom(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) =>
    new Date(Date.parse(from) + n * DAY_MS).toISOString().slice(0, 10),
  )
}

function daysOf({ startDate, endDate, date }: Row): [string, string] {
  const [start = '', end = start] = [startDate ?? date, endDate].map((time) =>
    typeof time === 'string' ? time.slice(0, 10) : undefined,
  )
  return [start, end]
}
