import { statusOf } from '@/lib/problem'
import { methodOf, type CallResult, type Query } from './query'

const TRIES = 5
const LONGEST_WAIT_MS = 10_000
const JITTER_MS = 250

/** Seconds or an HTTP date, as a moment; undefined when the header says nothing usable. */
export function readRetryAfter(header: string | null | undefined, now = Date.now()): Date | undefined {
  const text = header?.trim()
  if (!text) return undefined
  // A date is looked at before it is parsed: to the parser of Chromium `-1` is a day in 2001.
  const time = /^\d+$/.test(text)
    ? now + Number(text) * 1000
    : /^[a-z]+,? /i.test(text)
      ? Date.parse(text)
      : NaN
  return Number.isFinite(time) && Math.abs(time) < 8.64e15 ? new Date(time) : undefined
}

/** When a busy backend wants to be asked again; what its body is does not matter (quality T3). */
function retryTime({ error, meta }: CallResult): Date | undefined {
  const status = statusOf(error)
  return status === 429 || status === 503
    ? readRetryAfter(meta?.response?.headers.get('retry-after'))
    : undefined
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** A busy backend that says when to come back is asked again by reads, if it is soon (quality F4). */
export const withRetryAfter =
  (query: Query): Query =>
  async (args, api, options) => {
    for (let tries = 1; ; tries += 1) {
      const result = await query(args, api, options)
      const retryAt = retryTime(result)
      if (!retryAt || !result.error) return result
      const delay = Math.max(0, retryAt.getTime() - Date.now())
      const last = methodOf(args) !== 'GET' || tries >= TRIES || delay > LONGEST_WAIT_MS || api.signal.aborted
      if (last) return { ...result, error: { ...result.error, retryAt: retryAt.getTime() } }
      await wait(delay + Math.random() * JITTER_MS, api.signal)
      if (api.signal.aborted) return result
    }
  }
