import * as v from 'valibot'
import { amount, id, type Known, maybe } from './wire.ts'

export const equipment = v.looseObject({
  id,
  name: v.fallback(v.string(), ''),
  available: v.fallback(amount, 0),
  units: v.fallback(amount, 1),
  group: v.fallback(v.string(), ''),
  activities: v.fallback(v.array(v.string()), []),
  manufacturer: maybe(v.string()),
  model: maybe(v.string()),
  serialNumber: maybe(v.string()),
  /** h on the meter */
  hours: maybe(amount),
  serviceEvery: maybe(amount),
  lastServiceHours: maybe(amount),
  notes: maybe(v.string()),
})
export type Equipment = Known<v.InferOutput<typeof equipment>>
