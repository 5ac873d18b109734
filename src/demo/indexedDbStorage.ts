import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  END_OF_TIME,
  type Reading,
  type Row,
  type Storage,
  type TableName,
  TABLES,
  type Writing,
} from './storage.ts'

type Schema = DBSchema & {
  [Table in TableName]: { key: string; value: Row; indexes: { byTime: [string, string] } }
}

/** The data of the browser, shared by its tabs. Rejects when the browser refuses IndexedDB (quality O12). */
export async function indexedDbStorage(name: string): Promise<Storage> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(name, 2, {
    upgrade(opened) {
      for (const table of TABLES) {
        // A browser that knows an earlier version keeps what it has.
        if (opened.objectStoreNames.contains(table)) continue
        opened.createObjectStore(table, { keyPath: 'id' }).createIndex('byTime', ['company', 'at'])
      }
    },
    // A newer page must not wait for this one (quality O10).
    blocking: () => database.close(),
  })

  function transaction(names: readonly TableName[], mode: 'readonly' | 'readwrite') {
    const opened = database.transaction([...names], mode)
    const reading: Reading = {
      get: (table, id) => opened.objectStore(table).get(id),
      range: (table, company, from = '', to = END_OF_TIME) =>
        opened
          .objectStore(table)
          .index('byTime')
          .getAll(IDBKeyRange.bound([company, from], [company, to], false, true)),
    }
    return { opened, reading }
  }

  return {
    lasting: true,
    async read(names, work) {
      const { opened, reading } = transaction(names, 'readonly')
      const result = await work(reading)
      await opened.done
      return result
    },
    async write<T>(names: readonly TableName[], work: (rows: Writing) => Promise<T>): Promise<T> {
      const { opened, reading } = transaction(names, 'readwrite')
      const writing: Writing = {
        ...reading,
        async put(table, row) {
          await opened.objectStore(table).put?.(row)
        },
        async delete(table, id) {
          await opened.objectStore(table).delete?.(id)
        },
      }
      try {
        const result = await work(writing)
        await opened.done
        return result
      } catch (failure) {
        opened.done.catch(() => undefined)
        try {
          opened.abort()
        } catch {
          // Already aborted by the fault itself.
        }
        throw failure
      }
    },
    async clear(names) {
      const opened = database.transaction([...names], 'readwrite')
      await Promise.all(names.map((table) => opened.objectStore(table).clear()))
      await opened.done
    },
  }
}
