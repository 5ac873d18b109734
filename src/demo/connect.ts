import { type Backend, createBackend } from './backend.ts'
import { indexedDbStorage } from './indexedDbStorage.ts'
import { memoryStorage } from './memoryStorage.ts'
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

const CHANNEL = 'sward-demo'

/** The embedded backend for a page: data in IndexedDB, tabs in step, `?chaos=10` in the address for faults. */
export function connectDemo(): Connection {
  const storage = openStorage()
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  const chaos = Number(new URLSearchParams(globalThis.location.search).get('chaos') ?? 0) || 0
  const backend = storage.then((opened) => withOtherTabs(createBackend({ storage: opened, chaos }), channel))
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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin already
  if (channel) backend.onChange((resource) => channel.postMessage(resource))
  return backend
}

/** IndexedDB is refused in some private windows and when cookies are blocked (quality O12). */
async function openStorage(): Promise<Storage> {
  try {
    return await indexedDbStorage(CHANNEL)
  } catch {
    return memoryStorage()
  }
}
