import { problemOf } from '@/lib/problem'

export type ActKeys = {
  /** The same key for every try of an act. */
  of: (act: string) => string
  /** What became of a try. Refused is not written: what is sent next is another act. Anything else may have arrived. */
  tried: (act: string, error: unknown) => void
  /** It was done, or taken back: the next of its name is another. */
  forget: (act: string) => void
}

/** The keys of acts that may have to be tried again (contract.md, Idempotency-Key; quality O4), by what the caller calls each. */
export function createActKeys(): ActKeys {
  const keys = new Map<string, string>()
  return {
    of: (act) => {
      const key = keys.get(act) ?? crypto.randomUUID()
      keys.set(act, key)
      return key
    },
    tried: (act, error) => {
      if (problemOf(error).kind === 'invalid') keys.delete(act)
    },
    forget: (act) => void keys.delete(act),
  }
}
