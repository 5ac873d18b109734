import type { BaseQueryApi, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import type { GenericSchema } from 'valibot'

export type CallError = FetchBaseQueryError & {
  /** When it may be tried again, epoch ms: the store keeps plain values only. */
  retryAt?: number | undefined
}
export type CallMeta = FetchBaseQueryMeta & { dropped?: number }
export type CallOptions = {
  /** What the answer must look like; anything else is an error (quality F1, F2). */
  answer?: GenericSchema
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
