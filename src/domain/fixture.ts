import * as v from 'valibot'
import { id, instant, type Known, maybe } from './wire.ts'

/** A match, training or booking made elsewhere (GET /events): read only. */
export const fixture = v.looseObject({
  id,
  name: v.fallback(v.string(), ''),
  startDate: instant,
  endDate: instant,
  kind: v.fallback(v.picklist(['match', 'training', 'other']), 'other'),
  pitchId: maybe(id),
  teamId: maybe(id),
})
export type Fixture = Known<v.InferOutput<typeof fixture>>
