import { type Activity, machinesOf } from '../domain/activity.ts'
import type { Cocktail } from '../domain/cocktail.ts'
import type { Equipment } from '../domain/equipment.ts'
import { drawsOf } from '../domain/planning/draws.ts'
import { shedOf } from '../domain/shed.ts'
import type { Supply } from '../domain/supply.ts'
import { findOver, listOver, putOver } from './collection.ts'
import { leaveMarks, type Marks, takeBackMarks } from './marks.ts'
import type { Club } from './seed/clubs.ts'
import { cocktailSeeds, equipmentSeeds, supplySeeds } from './seed/storage.ts'
import { laterThan } from './stamp.ts'
import type { TableName, Writing } from './storage.ts'

/** What completing an activity may change besides itself. */
export const SHED: readonly TableName[] = ['supplies', 'equipment', 'cocktails', 'bookings']

type Amounts = Readonly<Record<string, number>>
/** What one activity has taken out of the shed, products in their units, and put on machines, h; and what it says of them. */
type Booking = { stock: Amounts; hours: Amounts; marks?: Marks }
type Ground = { club: Club; today: string; now: Date }

const NOTHING: Booking = { stock: {}, hours: {} }
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000 || 0

/**
 * Books the difference that a change of an activity makes to stock and machine hours: completing takes products out
 * and adds hours, completing a restock brings products in, and taking that back reverses it (contract.md, Storage).
 * What was booked is kept, so that exactly that comes back even when recipe, density or unit have changed since. Done
 * maintenance leaves its machine as it says, and a delivery its batch and expiry on the product.
 * Answers which resources changed.
 */
export async function book(
  rows: Writing,
  ground: Ground,
  before: Activity | undefined,
  after: Activity | undefined,
): Promise<string[]> {
  const id = (after ?? before)?.id
  if (id === undefined) return []
  const kept = (await rows.get('bookings', id))?.value as Booking | undefined
  // What nobody touched is done when its time is over, and was reckoned with in the stock of that day.
  const booked = kept ?? (await bookingOf(rows, ground, before))
  const isSame = saysTheSame(before, after)
  const booking = isSame ? booked : await bookingOf(rows, ground, after)

  const { club, today, now } = ground
  const stock = difference(booked.stock, booking.stock)
  const hours = difference(booked.hours, booking.hours)
  for (const [supplyId, amount] of stock) {
    const supply = await findOver<Supply>(rows, 'supplies', club.id, supplySeeds(club, today), supplyId)
    if (!supply) continue
    const left: Supply = {
      ...supply,
      available: rounded(supply.available - amount),
      updatedAt: laterThan(supply.updatedAt, now),
    }
    await putOver(rows, 'supplies', club.id, left)
  }
  for (const [machineId, amount] of hours) {
    const machine = await findOver<Equipment>(rows, 'equipment', club.id, equipmentSeeds(club), machineId)
    if (!machine) continue
    const used: Equipment = {
      ...machine,
      hours: rounded((machine.hours ?? 0) + amount),
      updatedAt: laterThan(machine.updatedAt, now),
    }
    await putOver(rows, 'equipment', club.id, used)
  }
  const restored = isSame ? [] : await takeBackMarks(rows, ground, booked.marks ?? [])
  const marks = isSame ? booking.marks : await leaveMarks(rows, ground, after)
  const value = marks ? { ...booking, marks } : booking
  if (after) await rows.put('bookings', { id, company: club.id, at: '', value })
  else await rows.delete('bookings', id)
  const marked = isSame ? [] : (marks ?? []).map(({ table }) => table)
  return [
    ...new Set([
      ...(stock.length > 0 ? ['supplies'] : []),
      ...(hours.length > 0 ? ['equipment'] : []),
      ...restored,
      ...marked,
    ]),
  ]
}

/** Notes, people or a later hour do not touch the shed, whatever became of a recipe meanwhile. */
const saysTheSame = (before: Activity | undefined, after: Activity | undefined): boolean =>
  before !== undefined && after !== undefined && shedPart(before) === shedPart(after)

const shedPart = ({ activityName, status, fields, pitchIds, sectionIds }: Activity): string =>
  JSON.stringify([activityName, status, fields, pitchIds, sectionIds])

async function bookingOf(
  rows: Writing,
  { club, today }: Ground,
  work: Activity | undefined,
): Promise<Booking> {
  if (work?.status !== 'completed') return NOTHING
  const shed = shedOf({
    supplies: await listOver<Supply>(rows, 'supplies', club.id, supplySeeds(club, today)),
    cocktails: await listOver<Cocktail>(rows, 'cocktails', club.id, cocktailSeeds(club)),
    pitches: club.pitches,
    sections: club.sections,
  })
  const hours = new Map<string, number>()
  for (const { id, hours: more = 0 } of machinesOf(work)) hours.set(id, (hours.get(id) ?? 0) + more)
  return { stock: amountsOf(drawsOf(work, shed)), hours: amountsOf(hours) }
}

/** Rounded here and not where they are booked: what is taken back is then exactly what was taken. */
const amountsOf = (amounts: ReadonlyMap<string, number>): Amounts =>
  Object.fromEntries([...amounts].map(([id, amount]) => [id, rounded(amount)]))

function difference(before: Amounts, after: Amounts): [id: string, amount: number][] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids]
    .map((id): [string, number] => [id, rounded((after[id] ?? 0) - (before[id] ?? 0))])
    .filter(([, amount]) => amount !== 0)
}
