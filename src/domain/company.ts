import * as v from 'valibot'
import { amount, id, type Known, maybe } from './wire.ts'
import { unitSystem } from './user.ts'

export const company = v.looseObject({
  isLeagueAdmin: maybe(v.boolean()),
  measurementsOnly: maybe(v.boolean()),
  /** ISO 3166-1 alpha-2, or KSA. */
  country: v.fallback(v.string(), ''),
  allowedActivityNames: v.fallback(v.array(v.string()), []),
  id: maybe(id),
  name: maybe(v.string()),
  timeZone: maybe(v.string()),
  sport: maybe(v.string()),
  region: maybe(v.string()),
  unitSystem: maybe(unitSystem),
  latitude: maybe(amount),
  longitude: maybe(amount),
})
export type Company = Known<v.InferOutput<typeof company>>
