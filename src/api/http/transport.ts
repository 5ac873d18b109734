import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { whileUnderWay } from '@/lib/turns'
import type { Query } from './query'

type Transport = {
  /** Where the backend answers, absolute. */
  baseUrl: string
  fetch: typeof fetch
  /** Language of the interface, for Accept-Language. */
  language: () => string
}

let current: Query | undefined

/** Says where calls go: set once at the start, from the runtime configuration. */
export function setTransport({ baseUrl, fetch, language }: Transport): void {
  const send = fetchBaseQuery({
    baseUrl,
    fetchFn: fetch,
    prepareHeaders: (headers) => {
      headers.set('Accept', 'application/json')
      headers.set('Accept-Language', language())
      return headers
    },
  })
  current = async (args, api, options) => whileUnderWay(async () => await send(args, api, options))
}

/** The innermost query: one request, one answer. */
export const send: Query = (args, api, options) => {
  if (!current) throw new Error('setTransport comes first')
  return current(args, api, options)
}
