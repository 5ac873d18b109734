import type { BaseQueryApi, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import type { GenericSchema } from 'valibot'

export type CallError = FetchBaseQueryError & {
  /** When it may be tried again, epoch ms: the store keeps plain values only. */
  retryAt?: number | undefined
}
export type CallMeta = Partial<FetchBaseQueryMeta> & {
  dropped?: number
  /** The backend has not answered yet: the write is kept, and this is what it will come to (withOutbox). */
  provisional?: true
}
/** Writes that are kept until the backend has them; what each is about stands in outbox/acts. */
export type KeptAct =
  | 'addActivity'
  | 'saveActivity'
  | 'removeActivity'
  | 'addFeedback'
  | 'saveFeedback'
  | 'addDaysOff'
  | 'removeDaysOff'
  | 'saveEquipment'
export type CallOptions = {
  /** What the answer must look like; anything else is an error (quality F1, F2). */
  answer?: GenericSchema
  /** The write is kept on the device before it is sent. */
  keep?: KeptAct
  /** Only with a token of this person: a call kept for one must not go in the name of another (quality L2). */
  person?: string
  /** With a person: only while this club is open, empty for none. Another tab may have opened another. */
  club?: string
  /** Without an Idempotency-Key, which a backend elsewhere may refuse to be sent (quality O5). */
  withoutKey?: boolean
}
export type CallResult = { data?: unknown; error?: CallError; meta?: CallMeta | undefined }

/** A call as every wrapper sees it: its address, who asks, and what the endpoint says about the answer. */
export type Query = (args: FetchArgs, api: BaseQueryApi, options: CallOptions) => Promise<CallResult>

export const methodOf = (args: FetchArgs): string => (args.method ?? 'GET').toUpperCase()

/** An error that is ours and not the backend's. */
export const refusal = (
  name: 'readOnly' | 'clock' | 'sessionEnded' | 'superseded',
  data?: unknown,
): CallResult => ({
  error: { status: 'CUSTOM_ERROR', error: name, data },
})
