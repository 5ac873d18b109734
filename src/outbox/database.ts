import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Id } from '@/domain/wire'
import type { Entry, NewEntry } from './entry'

type Schema = DBSchema & {
  entries: { key: number; value: Entry; indexes: { key: string; owner: [Id, string] } }
}

/** Whose entries: nobody else sees, sends or counts them (quality L2). */
export type Owner = { person: Id; company: string }

/** False where nobody is there. */
export const isSame = (one: Owner | undefined, other: Owner | undefined): boolean =>
  one !== undefined && one.person === other?.person && one.company === other.company

/** What an act changes at once: entries taken out, put in another form, added. */
export type Enlisted = { remove: number[]; put: Entry[]; add: NewEntry | undefined }

export type OutboxDatabase = ReturnType<typeof openOutboxDatabase>

export const DATABASE_NAME = 'sward-outbox'
const VERSION = 1

/** IndexedDB of this browser; each call may fail where the browser refuses it (quality O11, O12). */
export function openOutboxDatabase(lost: () => void = () => undefined) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const open = () => {
    opening ??= openDB<Schema>(DATABASE_NAME, VERSION, {
      // Each version adds its own step; what an older one has written stays readable (quality O10).
      upgrade: (database, from) => {
        if (from >= 1) return
        const entries = database.createObjectStore('entries', { keyPath: 'order', autoIncrement: true })
        entries.createIndex('key', 'key', { unique: true })
        entries.createIndex('owner', ['person', 'company'])
      },
      // A newer page must not wait for this one.
      blocking: (_from, to, event) => {
        ;(event.target as IDBDatabase).close()
        opening = undefined
        if (to === null) lost()
      },
      terminated: () => {
        opening = undefined
        lost()
      },
    })
    opening.catch(() => (opening = undefined))
    return opening
  }
  /** A connection that another page or the browser has closed meanwhile is opened anew, once. */
  const during = async <T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await open()
    try {
      return await act(database)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      opening = undefined
      return act(await open())
    }
  }
  const ranged = ({ person, company }: Owner) => IDBKeyRange.only([person, company])

  return {
    /** All entries of somebody, in order. */
    all: (owner: Owner): Promise<Entry[]> =>
      during(async (database) =>
        (await database.getAllFromIndex('entries', 'owner', ranged(owner))).sort((a, b) => a.order - b.order),
      ),

    byKey: (key: string): Promise<Entry | undefined> =>
      during((database) => database.getFromIndex('entries', 'key', key)),

    /**
     * Decides in one step, on what is there at that moment, what an act comes to. It is on the disk when this
     * returns: `strict` outlives a battery that dies.
     */
    enlist: <T extends Enlisted>(
      owner: Owner,
      decide: (entries: Entry[]) => T,
    ): Promise<{ decided: T; added: Entry | undefined }> =>
      during(async (database) => {
        const writing = database.transaction('entries', 'readwrite', { durability: 'strict' })
        const found = await writing.store.index('owner').getAll(ranged(owner))
        const decided = decide(found.sort((a, b) => a.order - b.order))
        for (const order of decided.remove) await writing.store.delete(order)
        for (const entry of decided.put) await writing.store.put(entry)
        let added: Entry | undefined
        // The number comes from the database: an entry goes in without one.
        if (decided.add) added = { ...decided.add, order: await writing.store.add(decided.add as Entry) }
        await writing.done
        return { decided, added }
      }),

    /** Changes one entry on what is there at that moment; null removes it, undefined leaves it. */
    change: (order: number, change: (entry: Entry) => Entry | null | undefined): Promise<Entry | undefined> =>
      during(async (database) => {
        const writing = database.transaction('entries', 'readwrite')
        const entry = await writing.store.get(order)
        const next = entry && change(entry)
        if (next === null) await writing.store.delete(order)
        else if (next) await writing.store.put(next)
        await writing.done
        return next === null ? undefined : (next ?? entry)
      }),

    /** Puts back what the tab still knows, after the browser has thrown the database away. */
    restore: (entries: readonly Entry[]): Promise<void> =>
      during(async (database) => {
        const writing = database.transaction('entries', 'readwrite', { durability: 'strict' })
        for (const entry of entries)
          if ((await writing.store.index('key').getKey(entry.key)) === undefined)
            await writing.store.put(entry)
        await writing.done
      }),

    remove: (orders: readonly number[]): Promise<void> =>
      during(async (database) => {
        const writing = database.transaction('entries', 'readwrite')
        for (const order of orders) await writing.store.delete(order)
        await writing.done
      }),

    close: async (): Promise<void> => {
      const closing = opening
      opening = undefined
      ;(await closing?.catch(() => undefined))?.close()
    },
  }
}
