import { methodOf, type Query } from './query'

/** How long an answer may take, ms (quality F5). */
export const READ_TIMEOUT = 15_000
export const WRITE_TIMEOUT = 30_000

/** No call waits for ever. */
export const withTimeout =
  (query: Query): Query =>
  (args, api, options) =>
    query({ timeout: methodOf(args) === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT, ...args }, api, options)
