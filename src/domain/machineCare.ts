import { type Activity, machinesOf } from './activity.ts'
import { isOpen } from './activityWork.ts'
import { byStart } from './byStart.ts'
import type { Equipment } from './equipment.ts'
import { addDays, dayAtGround, daysBetween } from './groundTime.ts'
import { monthOf, monthsFrom } from './months.ts'
import type { Day, Id } from './wire.ts'

/** A service that is nearer than this share of its interval is "soon"; a rule of this product. */
const SOON_SHARE = 0.1
/** From so many jobs with hours on, the use of a machine says something about its future; a rule of this product. */
const ENOUGH_JOBS = 3
/** A forecast further away than this says nothing, days. */
const FORECAST_DAYS = 366

type Metered = Pick<Equipment, 'hours' | 'serviceEvery' | 'lastServiceHours'>

/** All in h on the meter; `left` is below 0 once the service is overdue. */
export type Service =
  | { kind: 'due' | 'soon' | 'later'; nextAt: number; left: number; every: number }
  /** Its interval is kept, but not the meter or the last service. */
  | { kind: 'unknown'; nextAt: number | null; left: null; every: number }
  /** Nobody services it by hours. */
  | { kind: 'none'; nextAt: null; left: null; every: null }

/** When a machine's next service is, by its meter (F30). What is not known is not taken for 0. */
export function serviceOf({ hours, serviceEvery: every, lastServiceHours }: Metered): Service {
  if (every === undefined || every <= 0) return { kind: 'none', nextAt: null, left: null, every: null }
  const nextAt = lastServiceHours === undefined ? null : rounded(lastServiceHours + every)
  if (nextAt === null || hours === undefined) return { kind: 'unknown', nextAt, left: null, every }
  const left = rounded(nextAt - hours)
  return { kind: left <= 0 ? 'due' : left <= every * SOON_SHARE ? 'soon' : 'later', nextAt, left, every }
}

const isServiceDue = (machine: Metered): boolean => serviceOf(machine).kind === 'due'

/** Meters and jobs are read to a tenth, sums must not show more. */
const rounded = (hours: number): number => Math.round(hours * 1000) / 1000

/** In the order in which they matter. */
export const MACHINE_STATES = ['out', 'partlyOut', 'serviceDue', 'inUse', 'ready', 'present'] as const
/**
 * `out`: none works; `partlyOut`: some are in the workshop; `inUse`: begun work has one; `ready`: it works and is free;
 * `present`: it works, and whether it is in use is not known.
 */
export type MachineState = (typeof MACHINE_STATES)[number]

/** How many of a machine are out of order. */
export const outOfOrder = ({ units, available }: Pick<Equipment, 'units' | 'available'>): number =>
  Math.max(0, units - Math.max(0, available))

/**
 * What can be said of a machine, never nothing, the most important first.
 *
 * @param running how many are in use at the moment; undefined while that is not known
 * @param isDueByDay whether the day of its service has come
 */
export function machineStates(
  machine: Equipment,
  running: number | undefined,
  isDueByDay = false,
): MachineState[] {
  const isOut = machine.available <= 0
  const states: MachineState[] = [
    ...(isOut ? (['out'] as const) : outOfOrder(machine) > 0 ? (['partlyOut'] as const) : []),
    ...(isDueByDay || isServiceDue(machine) ? (['serviceDue'] as const) : []),
    ...(running !== undefined && running > 0 ? (['inUse'] as const) : []),
  ]
  if (isOut || states.includes('inUse') || states.includes('serviceDue')) return states
  return [...states, running === undefined ? 'present' : 'ready']
}

const uses = (work: Activity, id: Id): boolean => machinesOf(work).some((use) => use.id === id)

/** How many pieces of begun work have each machine, by its id. */
export function machinesInUse(activities: readonly Activity[]): Map<Id, number> {
  const counts = new Map<Id, number>()
  for (const work of activities)
    if (work.status === 'in_progress')
      for (const id of new Set(machinesOf(work).map((use) => use.id)))
        counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** Work of a machine: what is open, earliest first, and what is done, latest first. Cancelled work is neither. */
export function machineWork(activities: readonly Activity[], id: Id): { next: Activity[]; done: Activity[] } {
  const own = activities.filter((work) => uses(work, id)).toSorted(byStart)
  return {
    next: own.filter(isOpen),
    done: own.filter(({ status }) => status === 'completed').toReversed(),
  }
}

export type MonthHours = {
  /** `YYYY-MM` at the ground. */
  month: string
  hours: number
  /** Jobs whose hours nobody entered: the sum lacks them. */
  unknown: number
}

/** Hours that completed work ran a machine, month by month without gaps, earliest first. */
export function hoursByMonth(activities: readonly Activity[], id: Id, timeZone: string): MonthHours[] {
  const months = new Map<string, MonthHours>()
  const at = (month: string): MonthHours => {
    const known = months.get(month) ?? { month, hours: 0, unknown: 0 }
    months.set(month, known)
    return known
  }
  for (const work of machineWork(activities, id).done.toReversed()) {
    const sum = at(monthOf(dayAtGround(work.startDate, timeZone)))
    for (const use of machinesOf(work)) {
      if (use.id !== id) continue
      if (use.hours === undefined) sum.unknown += 1
      else sum.hours = rounded(sum.hours + use.hours)
    }
  }
  const [first] = months.keys()
  const last = [...months.keys()].at(-1)
  if (first === undefined || last === undefined) return []
  return monthsFrom(first, last).map(at)
}

/**
 * The day on which a service falls due if a machine is used on as it was: h left over the h a day of its done work, from
 * the first of that work to today. Null when that says too little: fewer than three jobs with hours, or over a year away.
 */
export function serviceDay(
  machine: Equipment,
  activities: readonly Activity[],
  today: Day,
  timeZone: string,
): Day | null {
  const { left } = serviceOf(machine)
  if (left === null || left <= 0) return null
  const logged = machineWork(activities, machine.id).done.flatMap((work) => {
    const hours = machinesOf(work).find(({ id }) => id === machine.id)?.hours
    return hours !== undefined && hours > 0 ? [{ day: dayAtGround(work.startDate, timeZone), hours }] : []
  })
  const first = logged.at(-1)?.day
  if (first === undefined || logged.length < ENOUGH_JOBS || first >= today) return null
  const perDay = logged.reduce((sum, { hours }) => sum + hours, 0) / daysBetween(first, today)
  const ahead = Math.ceil(left / perDay)
  return ahead > FORECAST_DAYS ? null : addDays(today, ahead)
}

/** A meter runs one way: a reading below the last is asked about. */
export const isSetBack = (before: number | undefined, after: number | null): boolean =>
  before !== undefined && after !== null && after < before
