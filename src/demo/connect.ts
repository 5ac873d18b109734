import { type Backend, createBackend } from './backend.ts'
import { indexedDbStorage } from './indexedDbStorage.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { SeedSize } from './seed/clubs.ts'
import type { Storage } from './storage.ts'

export type Connection = Pick<Backend, 'fetch' | 'reset'> & {
  /**
   * Calls back with each resource that another tab changed, or `everything` after a reset there; returns how to stop.
   * What this tab changes it knows already.
   */
  onChange: (listener: (resource: string) => void) => () => void
  /** False when the browser keeps nothing: changes last as long as the page. Known once the first call was answered. */
  isLasting: () => Promise<boolean>
}

/** Where the data is kept, and on which channel tabs with the same data talk. */
const NAMES: Readonly<Record<SeedSize, string>> = { usual: 'sward-demo', large: 'sward-demo-large' }
const SIZE_KEY = 'sward-demo-seed'

/**
 * The embedded backend for a page: data in IndexedDB, tabs in step, `?chaos=10` in the address for faults and
 * `?seed=large` for a club that is large, which has data of its own (`?seed=usual` leads back).
 */
export function connectDemo(): Connection {
  const address = new URLSearchParams(globalThis.location.search)
  const seed = sizeFor(address.get('seed'))
  const storage = openStorage(NAMES[seed])
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAMES[seed])
  const chaos = Number(address.get('chaos') ?? 0) || 0
  const backend = storage.then((opened) =>
    withOtherTabs(createBackend({ storage: opened, chaos, seed }), channel),
  )
  const listeners = new Set<(resource: string) => void>()
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') for (const listener of listeners) listener(data)
  })
  return {
    fetch: async (request) => (await backend).fetch(request),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reset: async () => (await backend).reset(),
    isLasting: async () => (await storage).lasting,
  }
}

function withOtherTabs(backend: Backend, channel: BroadcastChannel | undefined): Backend {
  if (channel) backend.onChange((resource) => channel.postMessage(resource))
  return backend
}

/** What the address asks for, or what this tab had before: later addresses do not say it again. */
function sizeFor(asked: string | null): SeedSize {
  try {
    if (asked !== null) sessionStorage.setItem(SIZE_KEY, asked)
    return sessionStorage.getItem(SIZE_KEY) === 'large' ? 'large' : 'usual'
  } catch {
    return asked === 'large' ? 'large' : 'usual'
  }
}

/** IndexedDB is refused in some private windows and when cookies are blocked (quality O12). */
async function openStorage(name: string): Promise<Storage> {
  try {
    return await indexedDbStorage(name)
  } catch {
    return memoryStorage()
  }
}
