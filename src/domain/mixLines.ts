import type { Activity, ProductUse } from './activity.ts'
import type { RateUnit } from './rateUnit.ts'
import { isOpen } from './activityWork.ts'
import type { Cocktail } from './cocktail.ts'
import { kilogramsPerHectare, type NutrientAmounts, nutrientsOfProducts } from './feeds.ts'
import { tankMix } from './mix.ts'
import { amountAtRate, drawsOf } from './planning/draws.ts'
import { shedOf, type ShedRows } from './shed.ts'
import type { Supply } from './supply.ts'
import type { Id } from './wire.ts'

/** One product of the work, by itself or as part of a cocktail, on the whole area. */
export type MixLine = {
  supply: Supply
  rate: number
  rateUnit: RateUnit
  /** In the supply's unit; undefined where rate and stock cannot be turned into each other. */
  total: number | undefined
}

/** Everything that goes onto an area in m², cocktails taken apart; a rate that is none (empty, below zero) goes nowhere. */
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
    if (!supply || !Number.isFinite(rate) || rate < 0) return []
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

/** What other open work takes from each supply, as far as it is loaded (F32); a mix by the area of its pitches, if these are known. */
export function reservedBy(others: readonly Activity[], plan: ShedRows | undefined): Map<Id, number> {
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

/** What goes out at a rate, counted by itself: the quantity of a mix has no other unit. */
export const unitOfRate = ({ rateUnit }: { rateUnit: RateUnit }): 'l' | 'kg' =>
  rateUnit === 'l/ha' ? 'l' : 'kg'

export type TankLine = { line: MixLine; perFullTank: number; lastTank: number; unit: 'l' | 'kg' }
export type Tanks = { fullTanks: number; lastTank: number; totalSpray: number; lines: TankLine[] }

/** Tanks of water with what goes into each, l or kg; undefined while area, water rate or tank is missing. */
function tanksOf(
  lines: readonly MixLine[],
  area: number,
  waterRate: unknown,
  tankSize: unknown,
): Tanks | undefined {
  if (typeof waterRate !== 'number' || typeof tankSize !== 'number') return undefined
  if (![area, waterRate, tankSize].every((one) => one > 0 && Number.isFinite(one))) return undefined
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
              unit: unitOfRate(line),
            },
          ]
        : []
    }),
  }
}

/** What goes onto an area, and what is known of the shed it comes from. */
export type MixInput = {
  uses: readonly ProductUse[]
  /** m² */
  area: number
  /** l/ha; whatever a form holds. */
  waterRate: unknown
  /** l; whatever a form holds. */
  tankSize: unknown
  cocktails: readonly Cocktail[]
  supplies: readonly Supply[]
  /** What other work has been promised, by supply, in its own unit. */
  reserved: ReadonlyMap<Id, number>
}

export type Mix = {
  lines: MixLine[]
  /** Products that the shed no longer has. */
  gone: Id[]
  tanks: Tanks | undefined
  /** kg/ha as declared; undefined is unknown. */
  nutrients: NutrientAmounts
  /** Products with an analysis whose litres cannot be weighed: their density is missing. */
  unweighed: Supply[]
  /** How much is missing of each supply, in its own unit. */
  short: Map<Id, number>
}

/** The one calculation of a mix on an area: totals, tanks, nutrients, shortages (agronomy.md 7.3). */
export function mixOf({ uses, area, waterRate, tankSize, cocktails, supplies, reserved }: MixInput): Mix {
  const lines = mixLines(uses, cocktails, supplies, area)
  const wanted = uses.flatMap(({ id, cocktailId }) =>
    cocktailId === undefined
      ? id === undefined
        ? []
        : [id]
      : (cocktails.find((one) => one.id === cocktailId)?.items.map(({ supplyId }) => supplyId) ?? []),
  )
  return {
    lines,
    gone: wanted.filter((id) => !supplies.some((supply) => supply.id === id)),
    tanks: tanksOf(lines, area, waterRate, tankSize),
    nutrients: nutrientsOfProducts(
      lines.map(({ supply, rate, rateUnit, total }) => ({ supply, rate, rateUnit, quantity: total })),
    ),
    unweighed: lines.flatMap((line) =>
      line.supply.analysis && kilogramsPerHectare(line, line.supply.density) === undefined
        ? [line.supply]
        : [],
    ),
    short: shortages(lines, reserved),
  }
}

/**
 * A mix as work uses it: sprayed with its water rate in l/ha, spread with the weight of all its lines in kg/ha, so that
 * rate and quantity tell the area.
 */
export function cocktailUse({ id, method, waterRate, items }: Cocktail): ProductUse {
  const rate =
    method === 'spray'
      ? (waterRate ?? 0)
      : items.reduce((sum, item) => sum + (item.rateUnit === 'g/m2' ? item.rate * 10 : item.rate), 0)
  return {
    id: undefined,
    cocktailId: id,
    rate,
    rateUnit: method === 'spray' ? 'l/ha' : 'kg/ha',
    quantity: undefined,
  }
}
