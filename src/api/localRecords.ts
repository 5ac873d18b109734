import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

type Schema = DBSchema & { parts: { key: string; value: Record<string, unknown> } }
type Page = object

let opening: Promise<IDBPDatabase<Schema>> | undefined
const pages = new WeakMap<Page, Map<string, Record<string, unknown>>>()

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('sward-local', 1, {
    upgrade: (database) => void database.createObjectStore('parts'),
    // A newer page must not wait for this one (quality O10).
    blocking: (_from, _to, event) => {
      ;(event.target as IDBDatabase).close()
      opening = undefined
    },
    terminated: () => (opening = undefined),
  })
  opening.catch(() => (opening = undefined))
  return opening
}

function memoryOf(page: Page): Map<string, Record<string, unknown>> {
  const found = pages.get(page) ?? new Map<string, Record<string, unknown>>()
  pages.set(page, found)
  return found
}

/** What is stored under a key. Where the browser refuses IndexedDB, what was written since the page was opened (quality O12). */
export async function readRecord(page: Page, key: string): Promise<Record<string, unknown> | undefined> {
  try {
    return memoryOf(page).get(key) ?? (await (await open()).get('parts', key))
  } catch {
    return memoryOf(page).get(key)
  }
}

/** Writes some parts and leaves the others, in one step: two tabs lose nothing of each other where `change` looks at what is there. */
export async function mergeRecord(
  page: Page,
  key: string,
  change: (present: Record<string, unknown>) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  try {
    const writing = (await open()).transaction('parts', 'readwrite')
    const next = changed({ ...(await writing.store.get(key)), ...memoryOf(page).get(key) }, change)
    await writing.store.put(next, key)
    await writing.done
    memoryOf(page).delete(key)
    return next
  } catch {
    const next = changed({ ...(await readRecord(page, key)) }, change)
    memoryOf(page).set(key, next)
    return next
  }
}

const changed = (
  present: Record<string, unknown>,
  change: (present: Record<string, unknown>) => Record<string, unknown>,
): Record<string, unknown> => ({ ...present, ...change(present) })
