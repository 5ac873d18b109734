import * as v from 'valibot'
import { amount, id, instant, type Known, maybe } from './wire.ts'

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
  /** When it was last written; an older one is refused with 409. */
  updatedAt: maybe(instant),
})
export type Equipment = Known<v.InferOutput<typeof equipment>>
