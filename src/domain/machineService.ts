import { byCode } from '../lib/byCode.ts'
import type { Equipment } from './equipment.ts'
import { addDays } from './groundTime.ts'
import type { MachineEntry } from './machineLog.ts'
import type { Day } from './wire.ts'

/** A service by date is "soon" so many days ahead: time to order parts and call the workshop; a rule of this product. */
const SOON_DAYS = 14

/** When a machine's next service is by the calendar. */
export type DayService = { kind: 'due' | 'soon' | 'later'; day: Day }

/**
 * The day by which a machine's last noted service asked for the next (F37), as seen on `today`; due from that day on.
 * Null where no day was named, or where the meter says that it was serviced again since.
 */
export function dayServiceOf(
  { id, lastServiceHours }: Pick<Equipment, 'id' | 'lastServiceHours'>,
  log: readonly MachineEntry[],
  today: Day,
): DayService | null {
  const [last] = log
    .filter(({ machineId, kind }) => machineId === id && kind === 'service')
    .toSorted((a, b) => byCode(b.at, a.at))
  const day = last?.nextDay
  if (last === undefined || day === undefined) return null
  if (last.hours !== undefined && lastServiceHours !== undefined && last.hours < lastServiceHours) return null
  return { kind: day <= today ? 'due' : day <= addDays(today, SOON_DAYS) ? 'soon' : 'later', day }
}
