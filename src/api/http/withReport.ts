import { statusOf } from '@/lib/problem'
import { report } from '@/lib/report'
import type { CallError, Query } from './query'

const OURS: ReadonlySet<string> = new Set(['superseded', 'readOnly', 'sessionEnded', 'clock'])

function isWorthReporting(error: CallError, path: string, aborted: boolean): boolean {
  if (aborted) return false
  if (error.status === 'CUSTOM_ERROR' && OURS.has(error.error)) return false
  if (error.status === 'FETCH_ERROR' && typeof navigator !== 'undefined' && !navigator.onLine) return false
  // Spec §8: wrong credentials are no fault.
  return !(path === '/token' && statusOf(error) === 403)
}

/** Failures that have been told: calls that wait for the same answer share its error. */
const told = new WeakSet<CallError>()

/** Each failure is reported once (quality F11), without ids, queries or bodies. */
export const withReport =
  (query: Query): Query =>
  async (args, api, options) => {
    const result = await query(args, api, options)
    const path = (args.url.split(/[?#]/)[0] ?? '').replace(/^(\/token\/replenish)\/.*/, '$1')
    if (result.error && !told.has(result.error) && isWorthReporting(result.error, path, api.signal.aborted)) {
      told.add(result.error)
      report(
        new Error(
          `${args.method ?? 'GET'} ${api.endpoint} failed: ${String(statusOf(result.error) ?? result.error.status)}`,
        ),
        {
          endpoint: api.endpoint,
          status: result.error.status,
        },
      )
    }
    return result
  }
