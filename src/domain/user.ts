import * as v from 'valibot'
import type { UnitSystem } from '../lib/units.ts'
import { id, instant, type Known, maybe } from './wire.ts'

/** coach and kitman have areas of their own; any other word is staff (spec §3 "or others"). */
export type Role = 'coach' | 'kitman' | (string & {})

export const unitSystem = v.picklist(['metric', 'imperial'] satisfies UnitSystem[])

export const user = v.looseObject({
  id,
  organizationId: maybe(id),
  fullName: v.fallback(v.string(), ''),
  language: maybe(v.string()),
  role: v.fallback(v.string(), ''),
  email: maybe(v.string()),
  phone: maybe(v.string()),
  unitSystem: maybe(unitSystem),
  /** null: the terms are still to be accepted; absent: the backend does not ask. */
  tosAcceptedAt: v.optional(v.nullable(v.fallback(instant, ''))),
  active: maybe(v.boolean()),
})
export type User = Known<v.InferOutput<typeof user>>
