import { type Activity, type MachineUse, machinesOf } from '../activity.ts'
import { addDays, atGround, dayNumber, instantAtGround } from '../groundTime.ts'
import type { Day, Id, Instant } from '../wire.ts'

/** What a row of a plan stands for, and so what work gets that is put there. */
export type Holder = { kind: 'pitch' | 'person' | 'machine'; id: Id }

export type Move = {
  /** Calendar days later; negative is earlier. */
  days: number
  /** Minutes later on the ground's clocks. */
  minutes: number
  /** Where it is taken from and put; null is nobody's, undefined leaves it with whom it is. */
  from?: Holder | null
  to?: Holder | null
}

/** Moves go by the quarter of an hour (F11). */
export const SNAP_MINUTES = 15
const DAY_MINUTES = 1440

/** A day and minutes since its midnight on the ground's clocks. */
type Wall = { day: Day; minutes: number }

function wallOf(instant: Instant, timeZone: string): Wall {
  const { day, time } = atGround(instant, timeZone)
  return { day, minutes: minutesOfClock(time) }
}

const instantOf = ({ day, minutes }: Wall, timeZone: string): Instant =>
  instantAtGround(addDays(day, Math.floor(minutes / DAY_MINUTES)), clockOf(minutes), timeZone)

/** "23:30" of minutes since a midnight, whichever day they fall on. */
function clockOf(minutes: number): string {
  const left = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`
}

const minutesOfClock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const shifted = ({ day, minutes }: Wall, by: Pick<Move, 'days' | 'minutes'>): Wall => ({
  day: addDays(day, by.days),
  minutes: minutes + by.minutes,
})

/**
 * Work at another time and place. It starts and ends at the same distance on the ground's clocks, whatever they do in
 * between (quality D6), and never ends before it starts; a kick-off goes with it. Sections are the pitch's own and stay
 * behind with it.
 */
export const moved = (activity: Activity, move: Move, timeZone: string): Activity =>
  handedOver(withPlayTimes(shiftedTimes(activity, move, timeZone), move.minutes), move)

/** Answers that are a time of the day the work is on, as the ground's clocks show it. */
const PLAY_TIMES: ReadonlySet<string> = new Set(['kickOff', 'warmUpStart'])

function withPlayTimes(activity: Activity, minutes: number): Activity {
  if (minutes === 0 || !activity.fields.some(({ key }) => PLAY_TIMES.has(key))) return activity
  const fields = activity.fields.map((field) =>
    PLAY_TIMES.has(field.key) && typeof field.value === 'string' && /^\d\d:\d\d$/.test(field.value)
      ? { ...field, value: clockOf(minutesOfClock(field.value) + minutes) }
      : field,
  )
  return { ...activity, fields }
}

/** The same at another time; see `moved`. */
export function shiftedTimes<T extends { startDate: Instant; endDate: Instant }>(
  work: T,
  by: Pick<Move, 'days' | 'minutes'>,
  timeZone: string,
): T {
  if (by.days === 0 && by.minutes === 0) return work
  const startDate = instantOf(shifted(wallOf(work.startDate, timeZone), by), timeZone)
  const endDate = instantOf(shifted(wallOf(work.endDate, timeZone), by), timeZone)
  return { ...work, startDate, endDate: endDate < startDate ? startDate : endDate }
}

/** One id for another, in its place; undefined takes it out, or puts one more at the end. Nobody is there twice. */
export function inPlaceOf(ids: readonly Id[], from: Id | undefined, to: Id | undefined): Id[] {
  const at = ids.findIndex((id) => id === from)
  const rest = ids.filter((id) => id !== from && id !== to)
  if (to === undefined) return rest
  return at < 0 ? [...rest, to] : rest.toSpliced(at, 0, to)
}

function handedOver(activity: Activity, { from, to }: Move): Activity {
  if (to === undefined || (from?.kind === to?.kind && from?.id === to?.id)) return activity
  const swap = (ids: readonly Id[]): Id[] => inPlaceOf(ids, from?.id, to?.id)
  switch (to?.kind ?? from?.kind) {
    case 'pitch':
      return { ...activity, pitchIds: swap(activity.pitchIds), sectionIds: [] }
    case 'person':
      return { ...activity, userIds: swap(activity.userIds) }
    case 'machine':
      return withMachine(activity, from ?? null, to ?? null)
    default:
      return activity
  }
}

function withMachine(activity: Activity, from: Holder | null, to: Holder | null): Activity {
  const before = machinesOf(activity)
  const hours = before.find(({ id }) => id === from?.id)?.hours
  const kept = before.filter(({ id }) => id !== from?.id && id !== to?.id)
  const value: MachineUse[] = to ? [...kept, { id: to.id, ...(hours === undefined ? {} : { hours }) }] : kept
  return {
    ...activity,
    fields: [...activity.fields.filter(({ key }) => key !== 'machine'), { key: 'machine', value }],
  }
}

type Span = { startDate: Instant; endDate: Instant }

/** Minutes between start and end as clocks at the ground show them: seventeen to eight is fifteen hours on any night. */
export function clockMinutes({ startDate, endDate }: Span, timeZone: string): number {
  const [start, end] = [wallOf(startDate, timeZone), wallOf(endDate, timeZone)]
  return (dayNumber(end.day) - dayNumber(start.day)) * DAY_MINUTES + end.minutes - start.minutes
}

/** The end that lies so many minutes after a start by the ground's clocks (quality D6), never before it. */
export function endAfter(start: Instant, minutes: number, timeZone: string): Instant {
  const end = instantOf(shifted(wallOf(start, timeZone), { days: 0, minutes }), timeZone)
  return end < start ? start : end
}

/** Work that ends so many minutes later; never shorter than a quarter of an hour. */
export function stretched(activity: Activity, minutes: number, timeZone: string): Activity {
  const start = wallOf(activity.startDate, timeZone)
  const end = shifted(wallOf(activity.endDate, timeZone), { days: 0, minutes })
  const length = (dayNumber(end.day) - dayNumber(start.day)) * DAY_MINUTES + end.minutes - start.minutes
  const kept = length >= SNAP_MINUTES ? end : { day: start.day, minutes: start.minutes + SNAP_MINUTES }
  return { ...activity, endDate: instantOf(kept, timeZone) }
}

/** How far a start is from a place in a plan: in days, and to the minute where the place has a time. */
export function distance(
  start: Instant,
  to: { day: Day; minutes?: number | undefined },
  timeZone: string,
): Pick<Move, 'days' | 'minutes'> {
  const from = wallOf(start, timeZone)
  return {
    days: dayNumber(to.day) - dayNumber(from.day),
    minutes: (to.minutes ?? from.minutes) - from.minutes,
  }
}
