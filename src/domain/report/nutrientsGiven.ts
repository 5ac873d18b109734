import { byName } from '../../lib/byName.ts'
import type { Activity } from '../activity.ts'
import { knownSum } from '../../lib/knownSum.ts'
import { appliedFeeds } from '../feeds.ts'
import type { Fertilisation } from '../pitchReport.ts'
import { drawsOf } from '../planning/draws.ts'
import type { Shed } from '../shed.ts'
import type { Supply } from '../supply.ts'
import type { Id } from '../wire.ts'

/** What feeds brought onto a pitch, kg/ha of N, P2O5 and K2O; undefined where feeds were given and nobody knows. */
export type NutrientRow = {
  pitchId: Id
  feeds: number
  n: number | undefined
  p: number | undefined
  k: number | undefined
}

/** Sums of the feeds that were carried out, of pitches in the order given. */
export const nutrientsGiven = (
  pitches: readonly { pitchId: Id; history: readonly Fertilisation[] }[],
  shed: Shed,
): NutrientRow[] =>
  pitches.map(({ pitchId, history }) => {
    const feeds = appliedFeeds(history, shed)
    const sum = (nutrient: 'n' | 'p' | 'k') => knownSum(feeds.map(({ nutrients }) => nutrients[nutrient]))
    return { pitchId, feeds: feeds.length, n: sum('n'), p: sum('p'), k: sum('k') }
  })

/** How much of each product completed work took, in the product's own unit, by name. */
export type ProductRow = { supply: Supply; jobs: number; amount: number }

/** Products that the shed knows, and of which an amount is known. What a restock brings is none of it. */
export function productsUsed(activities: readonly Activity[], shed: Shed): ProductRow[] {
  const rows = new Map<Id, ProductRow>()
  for (const work of activities) {
    if (work.status !== 'completed' || work.activityName === 'restock') continue
    for (const [id, amount] of drawsOf(work, shed)) {
      const supply = shed.supplies.get(id)
      if (!supply || amount <= 0) continue
      const row = rows.get(id)
      if (row) {
        row.jobs += 1
        row.amount += amount
      } else rows.set(id, { supply, jobs: 1, amount })
    }
  }
  return [...rows.values()].toSorted((a, b) => byName()(a.supply, b.supply))
}
