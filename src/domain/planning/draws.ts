import { type Activity, answerOf, type ProductUse, productsOf } from '../activity.ts'
import { type RateUnit } from '../rateUnit.ts'
import type { Supply } from '../supply.ts'
import { statedArea, type WorkGround, workArea } from '../workArea.ts'
import type { Shed } from '../shed.ts'

/**
 * How much of a supply a rate takes on an area in m², in the supply's own unit, by its density in kg/l; undefined where
 * rate and stock are counted in things that cannot be turned into each other, or the rate cannot be read.
 */
export function amountAtRate(
  { rate, rateUnit }: { rate: number; rateUnit: RateUnit },
  area: number,
  { action: { unit }, density }: Pick<Supply, 'action' | 'density'>,
): number | undefined {
  if (!Number.isFinite(rate) || !(area > 0)) return undefined
  const amount = (rate * area) / (rateUnit === 'g/m2' ? 1000 : 10_000)
  const liquid = rateUnit === 'l/ha'
  if (unit === 'kg' || unit === 'g') {
    const kilograms = liquid ? density && amount * density : amount
    return kilograms === undefined ? undefined : kilograms * (unit === 'g' ? 1000 : 1)
  }
  if (unit === 'l' || unit === 'ml') {
    const litres = liquid ? amount : density && amount / density
    return litres === undefined ? undefined : litres * (unit === 'ml' ? 1000 : 1)
  }
  return undefined
}

/**
 * What a piece of work takes from each supply, in that supply's unit; what a restock brings is negative. A cocktail
 * counts by its lines on the area that is treated: what the work says, else its litres over their rate, else
 * `pitchArea`, m², or the shed's own ground. A quantity that cannot be known is left out.
 */
export function drawsOf(
  work: Pick<Activity, 'activityName' | 'fields'> & Partial<Pick<Activity, 'pitchIds' | 'sectionIds'>>,
  { supplies, cocktails, ground }: Shed,
  pitchArea?: number,
): Map<string, number> {
  const draws = new Map<string, number>()
  const uses = productsOf(work)
  // Most work takes nothing, and is asked of by the thousand.
  if (uses.length === 0) return draws
  const whole = pitchArea ?? groundArea(work, ground)
  const sign = work.activityName === 'restock' ? -1 : 1
  const add = (id: string, amount: number | undefined) => {
    if (amount !== undefined && Number.isFinite(amount)) draws.set(id, (draws.get(id) ?? 0) + sign * amount)
  }
  for (const use of uses) {
    const area = areaOf(work, use) ?? whole
    if (use.cocktailId !== undefined) {
      if (area === undefined) continue
      for (const line of cocktails.get(use.cocktailId)?.items ?? []) {
        const supply = supplies.get(line.supplyId)
        if (supply) add(supply.id, amountAtRate(line, area, supply))
      }
    } else if (use.id !== undefined) {
      const supply = supplies.get(use.id)
      add(
        use.id,
        use.quantity ?? (supply && area !== undefined ? amountAtRate(use, area, supply) : undefined),
      )
    }
  }
  return draws
}

/** m² that a use treats, as far as the work itself tells. */
export function areaOf(work: Pick<Activity, 'activityName' | 'fields'>, use: ProductUse): number | undefined {
  const stated = statedArea(work.activityName, answerOf(work, 'area'))
  if (stated !== undefined) return stated
  if (use.cocktailId === undefined || use.quantity === undefined || !(use.rate > 0)) return undefined
  return (use.quantity / use.rate) * (use.rateUnit === 'g/m2' ? 1000 : 10_000)
}

const groundArea = (
  { pitchIds = [], sectionIds = [] }: Partial<Pick<Activity, 'pitchIds' | 'sectionIds'>>,
  ground: WorkGround | undefined,
): number | undefined => (ground && workArea({ pitchIds, sectionIds }, ground)) || undefined
