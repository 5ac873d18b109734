import * as v from 'valibot'
import { id, instant, type Known, maybe } from './wire.ts'

export const suggestedActivity = v.looseObject({
  name: v.string(),
  startDate: instant,
  endDate: instant,
  id: maybe(id),
  pitchId: maybe(id),
  /** Key of a sentence, such as `diseaseHigh`. */
  reason: maybe(v.string()),
  priority: maybe(v.picklist(['low', 'medium', 'high'])),
})
export type SuggestedActivity = Known<v.InferOutput<typeof suggestedActivity>>
