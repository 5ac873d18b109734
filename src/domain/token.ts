import * as v from 'valibot'
import type { Known } from './wire.ts'

export const tokenPair = v.looseObject({
  access_token: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  message: v.optional(v.string()),
  detail: v.optional(v.string()),
})
/** What POST /token and /token/replenish answer. A renewal may leave out the refresh token (quality T11). */
export type TokenPair = Known<v.InferOutput<typeof tokenPair>>
