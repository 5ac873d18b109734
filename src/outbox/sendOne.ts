import type { CallOptions, CallResult } from '@/api/http/query'
import { statusOf } from '@/lib/problem'
import { actOf, record } from './acts'
import type { Entry } from './entry'
import { stampOf } from './links'
import type { StandingDeps } from './standing'
import { verdictOf } from './verdict'

/** Sends an entry whose ids and stamp are the backend's; the answer is the act's. */
export type SendOne = (entry: Entry, signal: AbortSignal) => Promise<CallResult>

type Deps = StandingDeps & {
  /** The backend stands at another origin, where a browser asks it first which headers it takes. */
  isElsewhere: boolean
}

const NOT_READ: CallResult = {
  error: { status: 'FETCH_ERROR', error: 'what stands there could not be read' },
}

/**
 * Done by its status, but not answered with what came of it: a backend that says nothing (204), or a page of somebody
 * between, which did nothing. What stands there tells.
 */
const isUnsaid = ({ error }: CallResult): boolean => error !== undefined && (statusOf(error) ?? 500) < 300

/**
 * Sends one entry. Where the answer to an earlier try may have been lost, the same key sees to it that nothing is
 * created twice; a backend elsewhere that does not let the key through is read before each further try instead, and
 * a row that says the same and was made by nobody else's act is taken for the entry's (quality O5, docs/decisions).
 */
export function createSendOne({ query, apiFor, isTaken, isElsewhere }: Deps): SendOne {
  let isKeyRefused = false

  const ask = (
    { act, person, company: club, key, method, url, params, body }: Entry,
    signal: AbortSignal,
    withoutKey: boolean,
  ) => {
    const { answer } = actOf({ act })
    const options: CallOptions = { ...(answer ? { answer } : {}), person, club, withoutKey }
    const headers = method === 'POST' && !withoutKey ? { 'Idempotency-Key': key } : {}
    const args = {
      url,
      method,
      headers,
      ...(params ? { params } : {}),
      ...(body === undefined ? {} : { body }),
    }
    return query(args, apiFor(act, signal), options)
  }

  /** It comes only when an answer leaves open what stands there; undefined where it cannot come. */
  const standing = () =>
    import('./standing').then(
      ({ createStanding }) => createStanding({ query, apiFor, isTaken }),
      () => undefined,
    )
  const madeBefore: SendOne = async (entry, signal) =>
    (await standing())?.madeBefore(entry, signal) ?? NOT_READ

  const create: SendOne = async (entry, signal) => {
    const isAgain = entry.attempts > 1
    if (isKeyRefused && isAgain) {
      const before = await madeBefore(entry, signal)
      if (before.error || before.data !== undefined) return before
    }
    const result = await ask(entry, signal, isKeyRefused)
    if (isUnsaid(result)) {
      const made = await madeBefore(entry, signal)
      return made.data === undefined ? result : made
    }
    if (isKeyRefused || !isElsewhere || !isAgain || result.error?.status !== 'FETCH_ERROR') return result
    // The second time that nothing came back. If the backend can be read all the same, it may be the key's fault.
    const before = await madeBefore(entry, signal)
    if (before.error) return result
    if (before.data !== undefined) return before
    const bare = await ask(entry, signal, true)
    isKeyRefused = bare.error === undefined || statusOf(bare.error) !== undefined
    return bare
  }

  return async (entry, signal) => {
    if (entry.method === 'POST') return create(entry, signal)
    const result = await ask(entry, signal, false)
    const { kind, row } = actOf(entry)
    const status = statusOf(result.error)
    const unsaid = isUnsaid(result)
    if (kind !== 'replace' || !row || (status !== 409 && status !== 412 && !unsaid)) return result
    const there = await standing()
    const { data: current, error } = (await there?.currentOf(entry, result, row, signal)) ?? NOT_READ
    // Nobody can decide between two versions of which one is not known: it is tried again with the network.
    if (error && verdictOf({ error }, entry) === 'keep') return { error }
    if (!there || current === undefined) return result
    const isThere = (body: unknown) => there.says(row, current, body)
    // What stands there is what was sent: only the answer had been lost.
    if (isThere(entry.body)) return { data: current }
    if (unsaid) return result
    if (entry.tried?.some(isThere))
      return ask({ ...entry, body: { ...record(entry.body), updatedAt: stampOf(current) } }, signal, false)
    return {
      ...result,
      error: { status: 409, data: { ...record(result.error?.data), current } },
    }
  }
}
