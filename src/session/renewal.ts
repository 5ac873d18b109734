import type { TokenPair } from '@/domain/token'
import { clearTokens, clockDisagrees, readAccess, readRefresh, storeTokens } from './tokens'

export type Renewal =
  /** A token is there to be used. */
  | { kind: 'token'; token: string }
  /** The backend no longer knows us: log out. */
  | { kind: 'refused' }
  /** Nobody is logged in. */
  | { kind: 'none' }
  /** The backend did not answer as it should: the session stays (quality T8). */
  | { kind: 'failed'; error: unknown }
  /** New tokens are out of date as soon as they come: the clocks disagree (quality T13). */
  | { kind: 'clock' }

/** What asking the backend for a new pair came to. */
export type RenewalAnswer = { pair: TokenPair } | { refused: true } | { failed: unknown }
export type AskForTokens = (refreshToken: string) => Promise<RenewalAnswer>

const LOCK_WAIT_MS = 5000
const SUSPECT_WINDOW_MS = 60_000
const SUSPECT_LIMIT = 2

let epoch = 0
let inFlight: Promise<Renewal> | undefined
let suspects: number[] = []

/** Called at login and logout: an answer that belongs to the former person is thrown away (quality T18). */
export function startNewEpoch(): void {
  epoch += 1
  inFlight = undefined
  suspects = []
}

export const currentEpoch = (): number => epoch

/**
 * A usable token in exchange for the one that failed (undefined: there was none). One request at a time in
 * this tab, one among all tabs: under the lock the cookie is read again, and a token that another tab has
 * fetched meanwhile is taken as it is (quality T1, T2, T4).
 */
export function renewToken(failed: string | undefined, ask: AskForTokens): Promise<Renewal> {
  const current = readAccess()
  if (current !== undefined && current !== failed) return Promise.resolve({ kind: 'token', token: current })
  if (inFlight) return inFlight
  const renewal = underLock(() => exchange(failed, ask)).finally(() => {
    // Of a former person's renewal the present one must not hear.
    if (inFlight === renewal) inFlight = undefined
  })
  inFlight = renewal
  return renewal
}

async function exchange(failed: string | undefined, ask: AskForTokens): Promise<Renewal> {
  const startedIn = epoch
  const current = readAccess()
  if (current !== undefined && current !== failed) return { kind: 'token', token: current }
  const refreshToken = readRefresh()
  if (refreshToken === undefined) return { kind: 'none' }
  if (tooManySuspects()) return { kind: 'clock' }
  const answer = await ask(refreshToken)
  // Logged out or in as somebody else meanwhile, here or in another tab: this answer is nobody's any more.
  if (epoch !== startedIn || readRefresh() !== refreshToken) return afterChange()
  if ('refused' in answer) {
    // Still under the lock: the tab that waits for it must not ask with the same token again (quality T7).
    clearTokens()
    return { kind: 'refused' }
  }
  if ('failed' in answer) return { kind: 'failed', error: answer.failed }
  const token = answer.pair.access_token
  if (!token) return { kind: 'failed', error: new Error('no access token in the answer') }
  try {
    if (storeTokens(answer.pair) !== 'stored') return { kind: 'failed', error: new Error('tokens not kept') }
  } catch (error) {
    return { kind: 'failed', error }
  }
  if (clockDisagrees()) suspects.push(Date.now())
  return { kind: 'token', token }
}

const afterChange = (): Renewal => {
  const token = readAccess()
  return token === undefined ? { kind: 'none' } : { kind: 'token', token }
}

function tooManySuspects(): boolean {
  suspects = suspects.filter((time) => Date.now() - time < SUSPECT_WINDOW_MS)
  return suspects.length >= SUSPECT_LIMIT
}

/** Web Locks can hang or be missing (quality T5, T6): then this tab goes on alone, still single flight. */
async function underLock(run: () => Promise<Renewal>): Promise<Renewal> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return run()
  let started = false
  try {
    return await locks.request('sward-renewal', { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
      started = true
      return run()
    })
  } catch (error) {
    if (started) throw error
    return run()
  }
}
