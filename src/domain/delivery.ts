import * as v from 'valibot'
import { type Activity, answerOf, productsOf } from './activity.ts'
import type { Supply } from './supply.ts'
import { day } from './wire.ts'

/**
 * What a delivery makes of a product besides its amount: its batch and the day of its expiry are the product's from then
 * on; those of earlier deliveries stay with their work. Of several products at once nobody knows whose they are.
 */
export function afterRestock(supply: Supply, work: Activity): Supply {
  const uses = productsOf(work)
  if (work.activityName !== 'restock' || work.status !== 'completed' || uses.length !== 1) return supply
  if (uses[0]?.id !== supply.id) return supply
  const batch = answerOf(work, 'batch')
  const expiry = v.safeParse(day, answerOf(work, 'expiryDate'))
  return {
    ...supply,
    ...(typeof batch === 'string' && batch.trim() !== '' && { batch: batch.trim() }),
    ...(expiry.success && { expiryDate: expiry.output }),
  }
}
