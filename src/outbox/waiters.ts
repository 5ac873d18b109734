import type { CallResult } from '@/api/http/query'
import type { Entry } from './entry'

/** Who waits for a real answer waits so long, ms; then they go on and the write goes on without them (quality O16). */
const PATIENCE_MS = 4000

export type Outcome = { kind: 'answered'; result: CallResult } | { kind: 'kept' }
type Waiter = {
  act: Entry['act']
  isOwn: boolean
  hear: (outcome: Outcome) => void
  forget: () => void
}

/** Those who wait for the answer to a write, by the key of its entry. */
export function createWaiters(patienceMs = PATIENCE_MS) {
  const waiters = new Map<string, Waiter>()
  return {
    /** The backend's answer, if it comes while somebody is patient enough. `isNew` is a write that joined no other. */
    answerTo: (key: string, act: Entry['act'], isNew: boolean): Promise<Outcome> =>
      new Promise((resolve) => {
        const former = waiters.get(key)
        const hear = (heard: Outcome) => {
          clearTimeout(timer)
          waiters.delete(key)
          former?.hear(heard)
          resolve(heard)
        }
        const timer = setTimeout(() => hear({ kind: 'kept' }), patienceMs)
        waiters.set(key, { act, isOwn: isNew && !former, hear, forget: () => clearTimeout(timer) })
      }),

    keys: () => [...waiters.keys()],
    /** Whether somebody hears what becomes of an entry, and whether it is theirs alone: not where their change went into what it changes. */
    audience: ({ key, act }: Pick<Entry, 'key' | 'act'>): 'heard' | 'shared' | 'nobody' => {
      const waiter = waiters.get(key)
      return waiter ? (waiter.isOwn && waiter.act === act ? 'heard' : 'shared') : 'nobody'
    },
    /** It stays here for now. */
    keep: (key: string) => waiters.get(key)?.hear({ kind: 'kept' }),
    /** False where nobody waits. */
    answer(entry: Pick<Entry, 'key' | 'act'>, result: CallResult): boolean {
      const waiter = waiters.get(entry.key)
      waiter?.hear({ kind: 'answered', result: shaped(waiter.act, entry, result) })
      return waiter !== undefined
    },
    /** Who waits belongs to a page that is no more: the write is kept until its person is back. */
    clear(): void {
      for (const waiter of waiters.values()) waiter.forget()
      waiters.clear()
    },
  }
}

/** An answer to one act as the caller of another wants it: a change that went as part of the creation it changed. */
export function shaped(wanted: Entry['act'], entry: Pick<Entry, 'act'>, result: CallResult): CallResult {
  if (result.error || wanted === entry.act || !Array.isArray(result.data)) return result
  return { ...result, data: (result.data as unknown[])[0] }
}
