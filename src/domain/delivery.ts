import * as v from 'valibot'
import { type Activity, answerOf, productsOf } from './activity.ts'
import type { Supply } from './supply.ts'
import { day, type Id } from './wire.ts'

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

/** The last delivery of each product among some work. */
export function lastDeliveries(activities: readonly Activity[]): Map<Id, Activity> {
  const last = new Map<Id, Activity>()
  for (const work of activities) {
    if (work.activityName !== 'restock' || work.status !== 'completed') continue
    for (const { id } of productsOf(work)) {
      const known = id === undefined ? undefined : last.get(id)
      if (id !== undefined && !(known && known.endDate > work.endDate)) last.set(id, work)
    }
  }
  return last
}

/**
 * The batch of a product that some work was done with: what the work says itself, else the product's own where its last
 * known delivery brought that before. Undefined where nobody knows: a later delivery or somebody's hand may have put
 * another in its place.
 */
export function batchUsed(
  work: Activity,
  supply: Supply | undefined,
  deliveries: ReadonlyMap<Id, Activity>,
): string | undefined {
  const [use, ...others] = productsOf(work)
  const said = answerOf(work, 'batch')
  // Of several products at once nobody knows whose it is.
  if (typeof said === 'string' && said.trim() !== '' && use?.id !== undefined && others.length === 0)
    return said.trim()
  const delivery = supply && deliveries.get(supply.id)
  if (!delivery || delivery.endDate > work.startDate) return undefined
  const { batch } = afterRestock({ ...supply, batch: undefined }, delivery)
  return batch === supply.batch ? batch : undefined
}
