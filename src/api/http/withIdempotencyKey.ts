import { methodOf, type Query } from './query'

const CREATES = /^(?:\/league_admin)?\/(activities(\/[^/]+\/feedback)?|users\/days_off)$/

/**
 * The same act is stored once however often it is sent (quality T17, O4). A caller that keeps its act, such as
 * a form or the outbox, brings a key of its own; otherwise this call and its retries share one.
 */
export const withIdempotencyKey =
  (query: Query): Query =>
  (args, api, options) => {
    if (options.withoutKey || methodOf(args) !== 'POST' || !CREATES.test(args.url))
      return query(args, api, options)
    const headers = new Headers(args.headers as HeadersInit | undefined)
    if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID())
    return query({ ...args, headers }, api, options)
  }
