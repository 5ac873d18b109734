import * as v from 'valibot'
import { RATE_UNITS } from './rateUnit.ts'
import { amount, id, instant, type Known, listOf, maybe } from './wire.ts'

export const cocktailLine = v.looseObject({ supplyId: id, rate: amount, rateUnit: v.picklist(RATE_UNITS) })

export const cocktail = v.looseObject({
  id,
  name: v.fallback(v.string(), ''),
  method: v.fallback(v.picklist(['spray', 'spread']), 'spray'),
  /** l/ha */
  waterRate: maybe(amount),
  items: v.fallback(listOf(cocktailLine), []),
  notes: maybe(v.string()),
  /** When it was last written; an older one is refused with 409. */
  updatedAt: maybe(instant),
})
export type Cocktail = Known<v.InferOutput<typeof cocktail>>
