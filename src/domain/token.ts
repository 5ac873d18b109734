import * as v from 'valibot'
import { type Known, maybe } from './wire.ts'

export const tokenPair = v.looseObject({
  access_token: maybe(v.string()),
  refresh_token: maybe(v.string()),
  message: maybe(v.string()),
  detail: maybe(v.string()),
})
/** What POST /token and /token/replenish answer. A renewal may leave out the refresh token (quality T11). */
export type TokenPair = Known<v.InferOutput<typeof tokenPair>>
