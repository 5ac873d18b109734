import { byCode } from '../lib/byCode.ts'
import { DAY_MS } from '../lib/durations.ts'
import { type Activity, machinesOf, productsOf } from './activity.ts'
import { isOpen } from './activityWork.ts'
import { byStart } from './byStart.ts'
import type { Equipment } from './equipment.ts'
import { dayAtGround } from './groundTime.ts'
import type { ShedRows } from './shed.ts'
import { dayBelow, shelvesAhead } from './shelvesAhead.ts'
import type { Supply } from './supply.ts'
import type { Day } from './wire.ts'

/** As far as planned work is looked at, days (F5). */
export const STOCK_DAYS = 14

export type SupplyAlert = {
  kind: 'supply'
  supply: Supply
  /** All in the supply's unit. */
  onHand: number
  needed: number
  /** Of the restocks that are planned. */
  coming: number
  shortfall: number
  /** `short` runs out, `low` only falls below the club's own minimum. */
  why: 'short' | 'low'
  /** The first day on which it does not reach; of `low` the day it falls below. */
  day: Day
}
/** So many of a machine are needed at once, and fewer are there. */
export type MachineAlert = {
  kind: 'machine'
  machine: Equipment
  onHand: number
  needed: number
  shortfall: number
  day: Day
}
export type StockAlert = SupplyAlert | MachineAlert

/** Machines of which none works and which no alert names: nobody has planned anything with them. */
export const brokenBeside = (
  equipment: readonly Equipment[],
  alerts: readonly StockAlert[],
): readonly Equipment[] =>
  equipment.filter(
    ({ id, units, available }) =>
      units > 0 && available <= 0 && !alerts.some((one) => one.kind === 'machine' && one.machine.id === id),
  )

/** Products, mixes and machines, with the ground. */
export type ShedAhead = ShedRows & { equipment: readonly Equipment[] }

/**
 * What the open work of the next fourteen days runs short of, products before machines and the worst first. A planned
 * restock counts from its day on; work without a readable time is passed over.
 */
export function stockAhead(
  activities: readonly Activity[],
  shed: ShedAhead,
  now: Date,
  timeZone: string,
): StockAlert[] {
  const ahead = openAhead(activities, now).toSorted(byStart)
  // What is over in time but still open may need its product one day; its machine stands in the shed.
  const running = ahead.filter(({ endDate }) => Date.parse(endDate) > now.getTime())
  return [...suppliesShort(ahead, shed, now, timeZone), ...machinesShort(running, shed.equipment, timeZone)]
}

const openAhead = (activities: readonly Activity[], now: Date): Activity[] => {
  const end = now.getTime() + STOCK_DAYS * DAY_MS
  return activities.filter((work) => isOpen(work) && Date.parse(work.startDate) < end)
}

/** Whether the open work of the same days wants anything of the shed: what nothing wants covers nothing. */
export const usesStock = (activities: readonly Activity[], now: Date): boolean =>
  openAhead(activities, now).some(
    (work) => machinesOf(work).length > 0 || (work.activityName !== 'restock' && productsOf(work).length > 0),
  )

function suppliesShort(
  ahead: readonly Activity[],
  shed: ShedRows,
  now: Date,
  timeZone: string,
): SupplyAlert[] {
  const shelves = shelvesAhead(ahead, shed, dayAtGround(now, timeZone), timeZone)
  return shed.supplies
    .flatMap((supply): SupplyAlert[] => {
      const shelf = shelves.get(supply.id)
      if (!shelf) return []
      const { lowest, reserved: needed } = shelf
      const coming = shelf.coming.reduce((sum, { amount }) => sum + amount, 0)
      const base = { kind: 'supply', supply, onHand: supply.available, needed, coming } as const
      const short = dayBelow(shelf, 0)
      if (short) return [{ ...base, shortfall: -lowest, day: short, why: 'short' }]
      const minimum = supply.minimum ?? 0
      const low = dayBelow(shelf, minimum)
      return low ? [{ ...base, shortfall: minimum - lowest, day: low, why: 'low' }] : []
    })
    .toSorted((a, b) => Number(a.why === 'low') - Number(b.why === 'low') || byCode(a.day, b.day))
}

/** The most that work wants of a machine at one moment, against what is in working order. */
function machinesShort(
  ahead: readonly Activity[],
  equipment: readonly Equipment[],
  timeZone: string,
): MachineAlert[] {
  return equipment.flatMap((machine): MachineAlert[] => {
    const moments = ahead
      // The service of one that is out of order is what puts it in order again.
      .filter((work) => work.activityName !== 'maintenance' || machine.units <= machine.available)
      .filter((work) => machinesOf(work).some(({ id }) => id === machine.id))
      .flatMap(({ startDate, endDate }) =>
        Date.parse(endDate) > Date.parse(startDate)
          ? [
              { at: startDate, step: 1 },
              { at: endDate, step: -1 },
            ]
          : [],
      )
      .toSorted((a, b) => byCode(a.at, b.at) || a.step - b.step)
    let [running, needed, day] = [0, 0, '']
    for (const { at, step } of moments) {
      running += step
      if (running <= needed) continue
      needed = running
      if (running > machine.available && day === '') day = dayAtGround(at, timeZone)
    }
    return needed > machine.available
      ? [
          {
            kind: 'machine',
            machine,
            onHand: machine.available,
            needed,
            shortfall: needed - machine.available,
            day,
          },
        ]
      : []
  })
}
