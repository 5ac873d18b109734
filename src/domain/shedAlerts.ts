import type { Activity } from './activity.ts'
import type { Equipment } from './equipment.ts'
import { addDays, dayAtGround } from './groundTime.ts'
import { serviceOf } from './machineCare.ts'
import type { DayService } from './machineService.ts'
import {
  brokenBeside,
  type MachineAlert,
  type ShedAhead,
  stockAhead,
  type SupplyAlert,
} from './stockAhead.ts'
import type { Supply } from './supply.ts'
import type { Day } from './wire.ts'

/** So long before it a product's expiry is told (product.md, Storage). */
export const EXPIRY_DAYS = 30
/** In the order in which they matter. */
const KINDS = ['negative', 'expired', 'short', 'service', 'machine', 'out', 'expiring', 'low'] as const

export type ShedAlert =
  /** Less than nothing on hand: somebody has to count. */
  | { kind: 'negative'; supply: Supply }
  | { kind: 'expired' | 'expiring'; supply: Supply; day: Day }
  | { kind: 'short' | 'low'; supply: Supply; alert: SupplyAlert }
  | { kind: 'machine'; machine: Equipment; alert: MachineAlert }
  /** None of it works. */
  | { kind: 'out'; machine: Equipment }
  /** `over` is h on the meter since the service was due; `day` is when it was, by the calendar. */
  | { kind: 'service'; machine: Equipment; over: number }
  | { kind: 'service'; machine: Equipment; day: Day }

type Shed = ShedAhead & {
  /** When a machine is due by the calendar, as far as that is known. */
  dayServiceOf?: ((machine: Equipment, today: Day) => DayService | null) | undefined
}

/**
 * Everything in the shed that somebody has to see to, the most pressing first: what the open work of the next fourteen
 * days runs short of, what has expired or soon will while there is some of it, and machines whose service is due.
 */
export function shedAlerts(
  activities: readonly Activity[],
  shed: Shed,
  now: Date,
  timeZone: string,
): ShedAlert[] {
  const today = dayAtGround(now, timeZone)
  const soon = addDays(today, EXPIRY_DAYS)
  const alerts = stockAhead(activities, shed, now, timeZone)
  const ahead = alerts.flatMap((alert): ShedAlert[] => {
    if (alert.kind === 'machine') return [{ kind: 'machine', machine: alert.machine, alert }]
    const { supply, why } = alert
    return isNegative(supply) ? [] : [{ kind: why, supply, alert }]
  })
  const shelves = shed.supplies.flatMap((supply): ShedAlert[] => {
    const { expiryDate: day, available } = supply
    const alerts: ShedAlert[] = isNegative(supply) ? [{ kind: 'negative', supply }] : []
    if (day !== undefined && available > 0 && day <= soon)
      alerts.push({ kind: day < today ? 'expired' : 'expiring', supply, day })
    return alerts
  })
  const services = shed.equipment.flatMap((machine): ShedAlert[] => {
    const service = serviceOf(machine)
    if (service.kind === 'due') return [{ kind: 'service', machine, over: -service.left }]
    const byDay = shed.dayServiceOf?.(machine, today)
    return byDay?.kind === 'due' ? [{ kind: 'service', machine, day: byDay.day }] : []
  })
  const broken = brokenBeside(shed.equipment, alerts).map((machine): ShedAlert => ({ kind: 'out', machine }))
  return [...ahead, ...shelves, ...services, ...broken].toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  )
}

const isNegative = ({ available }: Supply): boolean => available < -1e-6
