import type { Activity, ProductUse } from '@/domain/activity'
import type { RateUnit } from '@/domain/rateUnit'
import { isOpen } from '@/domain/activityWork'
import type { Cocktail } from '@/domain/cocktail'
import { type Nutrients, nutrientsOf, tankMix } from '@/domain/mix'
import type { PlanningGround } from '@/domain/planning/clashes'
import { drawsOf } from '@/domain/planning/draws'
import { shedOf } from '@/domain/planning/recovery'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { amountAtRate } from '@/domain/planning/draws'

/** One product of the work, by itself or as part of a cocktail, on the whole area. */
export type MixLine = {
  supply: Supply
  rate: number
  rateUnit: RateUnit
  /** In the supply's unit; undefined where rate and stock cannot be turned into each other. */
  total: number | undefined
}

/** Everything that goes onto an area in m², cocktails taken apart. */
export function mixLines(
  uses: readonly ProductUse[],
  cocktails: readonly Cocktail[],
  supplies: readonly Supply[],
  area: number,
): MixLine[] {
  const parts = uses.flatMap((use) =>
    use.cocktailId === undefined
      ? [{ id: use.id, rate: use.rate, rateUnit: use.rateUnit }]
      : (cocktails.find(({ id }) => id === use.cocktailId)?.items ?? []).map((item) => ({
          id: item.supplyId,
          rate: item.rate,
          rateUnit: item.rateUnit,
        })),
  )
  return parts.flatMap(({ id, rate, rateUnit }) => {
    const supply = supplies.find((one) => one.id === id)
    if (!supply || !Number.isFinite(rate)) return []
    return [
      {
        supply,
        rate,
        rateUnit,
        total: amountAtRate({ rate, rateUnit }, area, supply),
      },
    ]
  })
}

/** What other open work takes from each supply, as far as it is loaded (F32). */
export function reservedBy(others: readonly Activity[], plan: PlanningGround | undefined): Map<Id, number> {
  const reserved = new Map<Id, number>()
  if (!plan) return reserved
  const shed = shedOf(plan)
  for (const work of others.filter(isOpen))
    for (const [id, amount] of drawsOf(work, shed))
      if (amount > 0) reserved.set(id, (reserved.get(id) ?? 0) + amount)
  return reserved
}

/** How much is missing of each supply, in its own unit; only those that will not reach. */
export function shortages(lines: readonly MixLine[], reserved: ReadonlyMap<Id, number>): Map<Id, number> {
  const wanted = new Map<Id, number>()
  for (const { supply, total } of lines)
    if (total !== undefined) wanted.set(supply.id, (wanted.get(supply.id) ?? 0) + total)
  const short = new Map<Id, number>()
  for (const { supply } of lines) {
    const missing = (wanted.get(supply.id) ?? 0) - (supply.available - (reserved.get(supply.id) ?? 0))
    if (missing > 1e-6) short.set(supply.id, missing)
  }
  return short
}

/** kg/ha of every nutrient, of the products that declare any and can be weighed. */
export const nutrientsIn = (lines: readonly MixLine[]): Nutrients =>
  nutrientsOf(
    lines.flatMap(({ supply: { analysis, density }, rate, rateUnit }) => {
      const kgPerHectare =
        rateUnit === 'kg/ha' ? rate : rateUnit === 'g/m2' ? rate * 10 : density && rate * density
      return analysis && kgPerHectare ? [{ kgPerHectare, analysis }] : []
    }),
  )

export type TankLine = { line: MixLine; perFullTank: number; lastTank: number; unit: 'l' | 'kg' }
export type Tanks = { fullTanks: number; lastTank: number; totalSpray: number; lines: TankLine[] }

/** Tanks of water with what goes into each, l or kg; undefined while area, water rate or tank is missing. */
export function tanksOf(
  lines: readonly MixLine[],
  area: number,
  waterRate: unknown,
  tankSize: unknown,
): Tanks | undefined {
  if (typeof waterRate !== 'number' || typeof tankSize !== 'number') return undefined
  if (!(area > 0 && waterRate > 0 && tankSize > 0)) return undefined
  const { fullTanks, lastTank, totalSpray, products } = tankMix(
    area / 10_000,
    waterRate,
    tankSize,
    lines.map(({ rate, rateUnit }) => ({ rate: rateUnit === 'g/m2' ? rate * 10 : rate })),
  )
  return {
    fullTanks,
    lastTank,
    totalSpray,
    lines: lines.flatMap((line, at) => {
      const amounts = products[at]
      return amounts
        ? [
            {
              line,
              perFullTank: amounts.perFullTank,
              lastTank: amounts.lastTank,
              unit: line.rateUnit === 'l/ha' ? 'l' : 'kg',
            },
          ]
        : []
    }),
  }
}
