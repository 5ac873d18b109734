/** What went wrong with a call, in the terms in which a person can be told (keys `problem.<kind>` of the texts). */
export type Problem = {
  kind:
    | 'offline'
    | 'timeout'
    | 'busy'
    | 'forbidden'
    | 'notFound'
    | 'conflict'
    | 'invalid'
    | 'unreadable'
    | 'readOnly'
    | 'clock'
    | 'sessionEnded'
    | 'server'
    | 'unknown'
  /** The backend's own sentence, when it gave one. */
  message?: string
  /** Its words for single fields of a form. */
  fields?: Record<string, string[]>
  /** When it may be tried again. */
  retryAt?: Date
}

type Kind = Problem['kind']
const KIND_OF_STATUS: Record<number, Kind> = {
  400: 'invalid',
  401: 'sessionEnded',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  422: 'invalid',
  429: 'busy',
  503: 'busy',
}
const KIND_OF_NAME: ReadonlyMap<unknown, Kind> = new Map([
  ['FETCH_ERROR', 'offline'],
  ['TIMEOUT_ERROR', 'timeout'],
  ['PARSING_ERROR', 'unreadable'],
  ['readOnly', 'readOnly'],
  ['clock', 'clock'],
  ['sessionEnded', 'sessionEnded'],
])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSentences = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string')

/** The status a call ended with, also when its body could not be read (quality T3). */
export function statusOf(error: unknown): number | undefined {
  if (!isRecord(error)) return undefined
  if (typeof error.status === 'number') return error.status
  return typeof error.originalStatus === 'number' ? error.originalStatus : undefined
}

/** A backend that knows no such address, such as one of the first version. */
export const isMissing = (error: unknown): boolean => [404, 405, 410, 501].includes(statusOf(error) ?? 0)

/** Reads any error of the data layer; never throws. */
export function problemOf(error: unknown): Problem {
  if (!isRecord(error)) return { kind: 'unknown' }
  const status = statusOf(error)
  const name = error.status === 'CUSTOM_ERROR' ? error.error : error.status
  const kind =
    (status !== undefined && status >= 400
      ? (KIND_OF_STATUS[status] ?? (status >= 500 ? 'server' : 'unknown'))
      : undefined) ??
    KIND_OF_NAME.get(name) ??
    'unknown'
  return {
    kind,
    ...wordsOf(error.data),
    ...(typeof error.retryAt === 'number' ? { retryAt: new Date(error.retryAt) } : {}),
  }
}

/** contract.md, Errors: `message`, `detail` or `error`, or lists of sentences by field. */
function wordsOf(body: unknown): Pick<Problem, 'message' | 'fields'> {
  if (!isRecord(body)) return {}
  for (const key of ['message', 'detail', 'error']) {
    const words = body[key]
    if (typeof words === 'string' && words.trim() !== '') return { message: words }
  }
  const fields = Object.entries(body).filter((entry): entry is [string, string[]] => isSentences(entry[1]))
  // Built from entries, so that a field called __proto__ is a field like any other (quality X8).
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}
}
