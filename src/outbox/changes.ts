import { ACTS, actOf, record } from './acts'
import type { Entry, NewEntry } from './entry'
import { entityOf, idOf, type Links } from './links'
import type { Change } from './overlay'

/** What the writes that are not sent will have changed, in the order in which they were made. */
export const pendingChanges = (entries: readonly NewEntry[], links: Links): Change[] =>
  entries.filter(isShown).map((entry) => changeOf(entry, links))

function isShown(entry: NewEntry): boolean {
  const { kind } = actOf(entry)
  // What could not be taken away is still there.
  return entry.state !== 'sent' && (entry.state !== 'refused' || kind === 'create' || kind === 'replace')
}

function changeOf(entry: NewEntry, links: Links): Change {
  const id = idOf(entityOf(entry, links))
  const rows = rowsOf(entry.act, actOf(entry).provisional(entry, entry.key))
  return {
    act: entry.act,
    id,
    // A row made here keeps its name when the entry's key has changed.
    rows: rows.map((row) => ('id' in record(row) ? { ...record(row), id } : row)),
    url: entry.url,
    params: entry.params,
    base: entry.base,
  }
}

/** What an answered write has changed. */
export const answeredChange = (entry: Entry, data: unknown): Change => ({
  act: entry.act,
  id: idOf(entry.entity),
  rows: rowsOf(entry.act, data),
  url: entry.url,
  params: entry.params,
  base: entry.base,
})

/** What takes rows away leaves none, whatever it is answered with. */
const rowsOf = (act: Entry['act'], data: unknown): unknown[] =>
  ACTS[act].answer === undefined || data === null || data === undefined
    ? []
    : Array.isArray(data)
      ? (data as unknown[])
      : [data]
