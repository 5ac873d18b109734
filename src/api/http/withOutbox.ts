import { methodOf, type Query } from './query'

/** What keeps writes until the backend has them, and lays them over what is read. */
export type Outbox = {
  /** Keeps a write, sends it in its turn, and answers: for real, or provisionally. */
  write: Query
  /** The rows of a list with what is not sent yet; the endpoint says which list it is. */
  lay: (endpoint: string, rows: readonly unknown[], params: unknown) => readonly unknown[]
  /** How many writes have been answered. */
  answered: () => number
  /** The rows of a list that was asked for when so many had been answered, with the answers since. */
  renewed: (read: Read, known: number) => readonly unknown[]
}
export type Read = { endpoint: string; rows: readonly unknown[]; params: unknown }

/** Lists that show what is not sent yet. */
const LAID = new Set([
  'getActivities',
  'getMyFeedback',
  'getActivityFeedback',
  'getDaysOff',
  'getUserDaysOff',
  'getEquipment',
])

let load: (() => Promise<Outbox>) | undefined
let outbox: Outbox | undefined
let inner: Query | undefined
const reads = new Map<string, Read>()

/** Says where writes are kept; undefined: nowhere, they go straight to the backend. It is loaded with the first write, or before. */
export function setOutbox(loadOutbox: (() => Promise<Outbox>) | undefined): void {
  load = loadOutbox
  outbox = undefined
  forgetReads()
}

/** From now on lists are laid over as they come. */
export function layReads(loaded: Outbox): void {
  outbox = loaded
}

/** What the backend answered to each list that is laid over, by the key under which the store holds it. */
export const plainReads = (): Map<string, Read> => reads

/** They were read by somebody who has left, or of another club. */
export const forgetReads = (): void => reads.clear()

/** Sends a kept write, or reads what the backend holds, past the outbox. */
export const sendKept: Query = (args, api, options) => {
  if (!inner) throw new Error('withOutbox comes first')
  return inner(args, api, options)
}

/** Writes that an endpoint marks with `keep` are on the device before they are sent (quality O2–O8). */
export const withOutbox = (query: Query): Query => {
  inner = query
  return async (args, api, options) => {
    if (!load) return query(args, api, options)
    if (options.keep) {
      // Without the part that keeps it, a write still goes as it always did.
      const keeper = outbox ?? (await load().catch(() => undefined))
      return keeper ? keeper.write(args, api, options) : query(args, api, options)
    }
    const known = outbox?.answered() ?? 0
    const result = await query(args, api, options)
    if (methodOf(args) !== 'GET' || !LAID.has(api.endpoint) || !Array.isArray(result.data)) return result
    const params: unknown = { url: args.url, ...args.params }
    const read: Read = { endpoint: api.endpoint, rows: result.data, params }
    // A write that was answered while the list was on its way must not be undone by it.
    if (outbox) read.rows = outbox.renewed(read, known)
    reads.set(api.queryCacheKey ?? '', read)
    return outbox ? { ...result, data: outbox.lay(api.endpoint, read.rows, params) } : result
  }
}
