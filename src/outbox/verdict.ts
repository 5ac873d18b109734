import type { CallError, CallResult } from '@/api/http/query'
import { statusOf } from '@/lib/problem'
import { actOf } from './acts'
import type { Entry } from './entry'

export type Verdict = 'done' | 'keep' | 'refused' | 'conflict'

/** Worth another try as it is. */
const LATER: ReadonlySet<number> = new Set([401, 408, 425, 429])
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * What an answer means for an entry (quality O6): done; kept for another try; or the person's to decide. An answer
 * that is none, such as a sign-in page of some network, proves nothing and is kept.
 */
export function verdictOf({ error }: CallResult, entry: Pick<Entry, 'act' | 'attempts'>): Verdict {
  if (!error) return 'done'
  const status = statusOf(error)
  if (status === undefined || status < 400)
    return error.status === 'CUSTOM_ERROR' && error.error === 'readOnly' ? 'refused' : 'keep'
  if (LATER.has(status) || status >= 500) return 'keep'
  const { kind } = actOf(entry)
  const takesAway = kind === 'remove' || entry.act === 'removeDaysOff'
  // What was to go is not there: the answer to an earlier try may have been lost.
  if (takesAway && entry.attempts > 1 && GONE.has(status)) return 'done'
  return kind === 'replace' && (status === 409 || status === 412) ? 'conflict' : 'refused'
}

/** The way to the backend is broken, so that others would fare no better. */
export function isUnreachable(error: CallError | undefined): boolean {
  if (!error) return false
  const status = statusOf(error)
  return (
    error.status === 'FETCH_ERROR' ||
    error.status === 'TIMEOUT_ERROR' ||
    isStandIn(error) ||
    (status !== undefined && status >= 502 && status <= 504)
  )
}

/** A page in place of an answer. */
const isStandIn = (error: CallError): boolean =>
  error.status === 'PARSING_ERROR' && (statusOf(error) ?? 200) < 400

/** Nobody may send now: logged out, or the session cannot be renewed. */
export const isOurs = (error: CallError | undefined): boolean =>
  error !== undefined &&
  (statusOf(error) === 401 || (error.status === 'CUSTOM_ERROR' && error.error !== 'readOnly'))
