import { type Activity, machinesOf, type ProductUse, productsOf } from '../domain/activity.ts'
import type { Cocktail } from '../domain/cocktail.ts'
import type { Equipment } from '../domain/equipment.ts'
import type { Supply } from '../domain/supply.ts'
import { findOver, listOver, putOver } from './collection.ts'
import { type Club, findPitch } from './seed/clubs.ts'
import { cocktailSeeds, equipmentSeeds, supplySeeds } from './seed/storage.ts'
import type { TableName, Writing } from './storage.ts'

/** What completing an activity may change besides itself. */
export const SHED: readonly TableName[] = ['supplies', 'equipment', 'cocktails']

const rounded = (amount: number): number => Math.round(amount * 1000) / 1000

/**
 * Books the difference that a change of an activity makes to stock and machine hours: completing takes products out
 * and adds hours, completing a restock brings products in, and taking that back reverses it (contract.md, Storage).
 * Answers which resources changed.
 */
export async function book(
  rows: Writing,
  club: Club,
  today: string,
  before: Activity | undefined,
  after: Activity | undefined,
): Promise<string[]> {
  const cocktails = await listOver<Cocktail>(rows, 'cocktails', club.id, cocktailSeeds(club))
  const stock = difference(amountsOf(club, before, cocktails), amountsOf(club, after, cocktails))
  const hours = difference(hoursOf(before), hoursOf(after))
  for (const [id, amount] of stock) {
    const supply = await findOver<Supply>(rows, 'supplies', club.id, supplySeeds(club, today), id)
    if (!supply) continue
    const left: Supply = { ...supply, available: rounded(supply.available - amount) }
    await putOver(rows, 'supplies', club.id, left)
  }
  for (const [id, amount] of hours) {
    const machine = await findOver<Equipment>(rows, 'equipment', club.id, equipmentSeeds(club), id)
    if (!machine) continue
    const used: Equipment = { ...machine, hours: rounded((machine.hours ?? 0) + amount) }
    await putOver(rows, 'equipment', club.id, used)
  }
  return [...(stock.size > 0 ? ['supplies'] : []), ...(hours.size > 0 ? ['equipment'] : [])]
}

type Amounts = Map<string, number>

const add = (amounts: Amounts, id: string, amount: number): void =>
  void amounts.set(id, (amounts.get(id) ?? 0) + amount)

function difference(before: Amounts, after: Amounts): Amounts {
  const result: Amounts = new Map()
  for (const [id, amount] of after) add(result, id, amount)
  for (const [id, amount] of before) add(result, id, -amount)
  return new Map([...result].filter(([, amount]) => Math.abs(amount) > 1e-9))
}

/** m² of the pitches an activity is on, unless it says how much was treated. */
function areaOf(club: Club, activity: Activity): number {
  const treated = activity.fields.find((field) => field.key === 'area')?.value
  if (activity.activityName === 'spraying' && typeof treated === 'number') return treated * 10_000
  return activity.pitchIds.reduce((sum, pitchId) => sum + (findPitch([club], pitchId)?.pitch.area ?? 0), 0)
}

const atRate = ({ rate, rateUnit }: Pick<ProductUse, 'rate' | 'rateUnit'>, area: number): number =>
  (rate * area) / (rateUnit === 'g/m2' ? 1000 : 10_000)

function amountsOf(club: Club, activity: Activity | undefined, cocktails: readonly Cocktail[]): Amounts {
  const amounts: Amounts = new Map()
  if (activity?.status !== 'completed') return amounts
  const area = areaOf(club, activity)
  const sign = activity.activityName === 'restock' ? -1 : 1
  for (const use of productsOf(activity)) {
    if (use.cocktailId !== undefined) {
      const items = cocktails.find((cocktail) => cocktail.id === use.cocktailId)?.items ?? []
      for (const line of items) add(amounts, line.supplyId, sign * atRate(line, area))
    } else if (use.id !== undefined) {
      add(amounts, use.id, sign * (use.quantity ?? atRate(use, area)))
    }
  }
  return amounts
}

function hoursOf(activity: Activity | undefined): Amounts {
  const amounts: Amounts = new Map()
  if (activity?.status !== 'completed') return amounts
  for (const { id, hours } of machinesOf(activity)) if (hours !== undefined) add(amounts, id, hours)
  return amounts
}
