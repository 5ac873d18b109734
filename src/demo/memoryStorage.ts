import {
  END_OF_TIME,
  type Reading,
  type Row,
  type Storage,
  type TableName,
  TABLES,
  type Writing,
} from './storage.ts'
import { byCode } from '../lib/byCode.ts'

/** Storage of a test, of a small HTTP server, and of a browser that refuses IndexedDB. */
export function memoryStorage(): Storage {
  const tables = new Map<TableName, Map<string, Row>>(TABLES.map((table) => [table, new Map()]))
  const rowsOf = (table: TableName): Map<string, Row> => tables.get(table) ?? new Map()
  let last: Promise<unknown> = Promise.resolve()

  const reading: Reading = {
    get: (table, id) => Promise.resolve(structuredClone(rowsOf(table).get(id))),
    range: (table, company, from = '', to = END_OF_TIME) =>
      Promise.resolve(
        [...rowsOf(table).values()]
          .filter((row) => row.company === company && row.at >= from && row.at < to)
          .toSorted((a, b) => byCode(a.at, b.at))
          .map((row) => structuredClone(row)),
      ),
  }

  async function write<T>(names: readonly TableName[], work: (rows: Writing) => Promise<T>): Promise<T> {
    const before = names.map((name) => [name, new Map(rowsOf(name))] as const)
    const writing: Writing = {
      ...reading,
      put: (table, row) => {
        rowsOf(table).set(row.id, structuredClone(row))
        return Promise.resolve()
      },
      delete: (table, id) => {
        rowsOf(table).delete(id)
        return Promise.resolve()
      },
    }
    try {
      return await work(writing)
    } catch (failure) {
      for (const [name, rows] of before) tables.set(name, rows)
      throw failure
    }
  }

  /** One after the other, as transactions over the same tables are. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }

  return {
    lasting: false,
    read: (_tables, work) => inTurn(() => work(reading)),
    write: (names, work) => inTurn(() => write(names, work)),
    clear: (names) =>
      inTurn(async () => {
        for (const name of names) rowsOf(name).clear()
      }),
  }
}
