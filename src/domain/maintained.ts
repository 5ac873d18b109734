import { byCode } from '../lib/byCode.ts'
import { DAY_MS } from '../lib/durations.ts'
import { type Activity, answerOf, machinesOf } from './activity.ts'
import type { Equipment } from './equipment.ts'
import { serviced } from './machineLog.ts'

/** So long a noted service is asked about, days: later nobody remembers it, and a meter may have been replaced. */
const ASKED_DAYS = 60

/** Work after which a machine of several is one more that works. */
export const MENDS: readonly unknown[] = ['repair', 'service']

/**
 * What done maintenance makes of a machine: its meter moves up, a service counts from there, and the state afterwards
 * takes it out of order or brings it back. The same as the page of the machine writes by itself, and the same however
 * often it is said: of several machines, one that is out already is not taken out again.
 */
export function afterMaintenance(machine: Equipment, work: Activity): Equipment {
  if (work.activityName !== 'maintenance' || work.status !== 'completed') return machine
  const machines = machinesOf(work)
  if (!machines.some(({ id }) => id === machine.id)) return machine
  const number = (key: string): number | undefined => {
    const value = answerOf(work, key)
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  const [kind, state] = [answerOf(work, 'kind'), answerOf(work, 'statusAfter')]
  const isOnly = machines.length === 1
  const meter = isOnly ? number('meterHours') : undefined
  let after = machine
  if (meter !== undefined && meter > (machine.hours ?? 0)) after = { ...after, hours: meter }
  const at = meter ?? after.hours
  if (kind === 'service' && at !== undefined && at >= (after.lastServiceHours ?? 0))
    after = serviced(after, { hours: at, nextHours: isOnly ? number('nextDueHours') : undefined })
  if (state === 'workshop') return { ...after, available: Math.min(after.available, after.units - 1) }
  if (state === 'ready' && after.available < after.units && (after.units === 1 || MENDS.includes(kind)))
    return { ...after, available: Math.max(0, after.available) + 1 }
  return after
}

/** A service that work tells of and the machine's record does not count; `change` is what it makes of the record. */
export type UncountedService = {
  work: Activity
  /** h on the meter when it was done. */
  hours: number
  change: Pick<Equipment, 'hours' | 'lastServiceHours' | 'serviceEvery'>
}

/**
 * The last service of a machine that was done as work, with the hours on the meter, where the record still counts from
 * an earlier one: not every backend writes it there (contract.md names products and hours of use only). Null where the
 * record has it, or nothing tells at how many hours it was.
 */
export function uncountedService(
  machine: Equipment,
  activities: readonly Activity[],
  now: Date,
): UncountedService | null {
  const since = now.getTime() - ASKED_DAYS * DAY_MS
  const [work] = activities
    .filter(
      (one) =>
        one.status === 'completed' &&
        Date.parse(one.endDate) > since &&
        answerOf(one, 'kind') === 'service' &&
        typeof answerOf(one, 'meterHours') === 'number' &&
        machinesOf(one).some(({ id }) => id === machine.id),
    )
    .toSorted((a, b) => byCode(b.endDate, a.endDate))
  if (!work) return null
  const { hours, lastServiceHours, serviceEvery } = afterMaintenance(machine, work)
  if (lastServiceHours === undefined || lastServiceHours === machine.lastServiceHours) return null
  return { work, hours: lastServiceHours, change: { hours, lastServiceHours, serviceEvery } }
}
