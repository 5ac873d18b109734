import { DAY_MS } from '@/lib/durations'
import type { Enlisted, OutboxDatabase, Owner } from './database'
import { type Entry, isPutAside } from './entry'
import { type Links, linksOf } from './links'

/** Sent entries that screens may still refer to are kept so long, ms. */
const SENT_MS = 7 * DAY_MS
/** And so many of them at most. */
const SENT_COUNT = 1000

/** What of the outbox this tab holds in memory: the entries of one person in one company. */
export function createMirror(database: Pick<OutboxDatabase, 'all' | 'remove' | 'restore'>) {
  const entries = new Map<number, Entry>()
  let links: Links | undefined
  const mirror = {
    all: (): Entry[] => [...entries.values()],
    byKey: (key: string): Entry | undefined => mirror.all().find((entry) => entry.key === key),
    links: (): Links => (links ??= linksOf(entries.values())),
    /** In order: what has a higher number was added later. */
    set(entry: Entry): void {
      const isNew = !entries.has(entry.order)
      entries.set(entry.order, entry)
      if (isNew && entries.size > 1) sort()
      if (entry.state === 'sent') links = undefined
    },
    /** Takes over what was decided on the disk. */
    take({ remove, put }: Pick<Enlisted, 'remove' | 'put'>, added?: Entry): void {
      for (const order of remove) mirror.delete(order)
      for (const entry of [...put, ...(added ? [added] : [])]) mirror.set(entry)
    },
    delete(order: number): void {
      entries.delete(order)
    },
    clear(): void {
      entries.clear()
      links = undefined
    },
    /** Reads again what there is; `isStill` says whether it is still wanted when it has come. */
    async load(owner: Owner, isStill: () => boolean, wasLost: boolean): Promise<void> {
      if (wasLost)
        await database.restore(mirror.all().filter((one) => one.state !== 'sent' || isPutAside(one)))
      const found = await database.all(owner)
      if (!isStill()) return
      mirror.clear()
      for (const entry of found) entries.set(entry.order, entry)
      await forgetOld(found)
    },
  }

  function sort(): void {
    const orders = [...entries.keys()]
    if (orders.every((order, n) => n === 0 || (orders[n - 1] ?? 0) < order)) return
    const sorted = mirror.all().sort((a, b) => a.order - b.order)
    entries.clear()
    for (const entry of sorted) entries.set(entry.order, entry)
  }

  async function forgetOld(found: readonly Entry[]): Promise<void> {
    const sent = found.filter((one) => one.state === 'sent' && !isPutAside(one))
    const surplus = sent.slice(0, Math.max(0, sent.length - SENT_COUNT))
    const old = sent.filter(({ settledAt = 0 }) => Date.now() - settledAt > SENT_MS)
    const doomed = [...new Set([...surplus, ...old])].map(({ order }) => order)
    if (doomed.length === 0) return
    for (const order of doomed) entries.delete(order)
    links = undefined
    await database.remove(doomed)
  }
  return mirror
}

export type Mirror = ReturnType<typeof createMirror>
