import { convert, type Quantity, toMetric, type UnitSystem } from '../lib/units.ts'
import type { PackSize } from './localData.ts'

export type PackList = {
  /** How many of which pack, the largest first. */
  packs: { pack: PackSize; count: number }[]
  /** What is in them, in the supply's unit. */
  amount: number
  /** In the supply's currency; undefined where a pack has no price. */
  price: number | undefined
}

/** A size as it is typed, in the supply's unit: exact enough to be read as the 50 lb that it was. */
export const sizeAsKept = (size: number, quantity: Quantity | undefined, system: UnitSystem): number =>
  Math.round((quantity ? toMetric(size, quantity, system) : size) * 1e6) / 1e6

/** A size as it is read, in the reader's unit. */
export const sizeAsRead = (size: number, quantity: Quantity | undefined, system: UnitSystem): number =>
  Number((quantity ? convert(size, quantity, system) : size).toPrecision(6))

/** Packs are told apart to a thousandth of the supply's unit. */
const STEPS = 1000
/** So many amounts are looked at; a need beyond that is first filled with the pack that gives most for its price. */
const MOST_CELLS = 50_000

/**
 * The list of packs that covers a need, in the supply's unit: the cheapest where every pack has a price, else the one
 * with least left over; of equals the one with least left over, then with the fewest packs. Undefined without packs.
 * An unbounded covering knapsack over the common measure of the sizes.
 */
export function cheapestPacks(need: number, offered: readonly PackSize[]): PackList | undefined {
  const packs = offered.filter(({ size }) => Number.isFinite(size) && Math.round(size * STEPS) > 0)
  if (packs.length === 0 || !Number.isFinite(need)) return undefined
  const priced = packs.every(({ price }) => price !== undefined)
  const sizes = packs.map(({ size }) => Math.round(size * STEPS))
  const unit = sizes.reduce(commonMeasure)
  const cells = Math.max(0, Math.ceil((need * STEPS - 1e-6) / unit))
  const costs = packs.map(({ price }, at) => (priced ? Math.round((price ?? 0) * STEPS) : (sizes[at] ?? 0)))
  const steps = sizes.map((size) => size / unit)

  const counts = packs.map(() => 0)
  const best = steps.reduce(
    (found, step, at) => ((costs[at] ?? 0) / step < (costs[found] ?? 0) / (steps[found] ?? 1) ? at : found),
    0,
  )
  const bulk = Math.max(0, Math.ceil((cells - MOST_CELLS) / (steps[best] ?? 1)))
  counts[best] = bulk
  fill(cells - bulk * (steps[best] ?? 1), steps, costs, counts)

  const list = packs
    .map((pack, at) => ({ pack, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.pack.size - a.pack.size)
  const sum = (of: (pack: PackSize) => number) =>
    list.reduce((total, { pack, count }) => total + count * of(pack), 0)
  return {
    packs: list,
    amount: Math.round(sum(({ size }) => size) * STEPS) / STEPS,
    price: priced ? Math.round(sum(({ price }) => price ?? 0) * STEPS) / STEPS : undefined,
  }
}

const commonMeasure = (a: number, b: number): number => (b === 0 ? a : commonMeasure(b, a % b))

/** Adds to `counts` what covers so many cells; each amount is covered by one pack more than a smaller one. */
function fill(cells: number, steps: readonly number[], costs: readonly number[], counts: number[]): void {
  if (cells <= 0) return
  const cost = new Float64Array(cells + 1)
  const amount = new Float64Array(cells + 1)
  const number = new Uint32Array(cells + 1)
  const last = new Uint16Array(cells + 1)
  for (let cell = 1; cell <= cells; cell += 1) {
    let found = false
    for (const [at, step] of steps.entries()) {
      const rest = Math.max(0, cell - step)
      const [price, size, many] = [
        (cost[rest] ?? 0) + (costs[at] ?? 0),
        (amount[rest] ?? 0) + step,
        (number[rest] ?? 0) + 1,
      ]
      const difference = price - (cost[cell] ?? 0) || size - (amount[cell] ?? 0) || many - (number[cell] ?? 0)
      if (found && difference >= 0) continue
      found = true
      cost[cell] = price
      amount[cell] = size
      number[cell] = many
      last[cell] = at
    }
  }
  for (let cell = cells; cell > 0;) {
    const at = last[cell] ?? 0
    counts[at] = (counts[at] ?? 0) + 1
    cell -= steps[at] ?? cell
  }
}
