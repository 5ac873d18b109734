import { byCode } from '../../lib/byCode.ts'
import { MINUTE_MS } from '../../lib/durations.ts'
import type { Activity, FieldValue, NewActivity } from '../activity.ts'
import { isOpen } from '../activityWork.ts'
import { byStart } from '../byStart.ts'
import { noted } from '../calledOff.ts'
import { carriedAnswers, plannedAnew } from '../carriedAnswers.ts'
import { isJob, jobsOn } from '../dayJobs.ts'
import { addDays, atGround, dayAtGround, instantAtGround, toInstant } from '../groundTime.ts'
import type { DayTemplateJob } from '../localData.ts'
import type { Day, Id, Instant } from '../wire.ts'
import { WORKING_DAY_MINUTES } from './load.ts'
import { clockMinutes, distance, endAfter, inPlaceOf, shiftedTimes } from './moving.ts'
import { busyUntil } from './pieces.ts'

type Times = { startDate: Instant; endDate: Instant }

/** Whole minutes that work takes, never less than none. */
export const lengthOf = ({ startDate, endDate }: Times): number =>
  Math.max(0, Math.round((Date.parse(endDate) - Date.parse(startDate)) / MINUTE_MS))

/**
 * Minutes of a day at the ground that work takes from a person: a working day at most, nothing when it is cancelled,
 * and of lamps and fans that run by themselves only the time with which somebody has to do with them.
 */
export function minutesOn(
  job: Times & Pick<Activity, 'status' | 'activityName'>,
  day: Day,
  timeZone: string,
): number {
  if (job.status === 'cancelled') return 0
  const from = Date.parse(instantAtGround(day, '00:00', timeZone))
  const to = Date.parse(instantAtGround(addDays(day, 1), '00:00', timeZone))
  const start = Date.parse(job.startDate)
  const end = busyUntil(job.activityName, start, Date.parse(job.endDate))
  const length = Math.min(to, end) - Math.max(from, start)
  return Math.min(WORKING_DAY_MINUTES, Math.max(0, Math.round(length / MINUTE_MS)))
}

/** Planned work that begins and ends on one day: only such work is moved to another time by moving others. */
export function isMovable(job: Times & Pick<Activity, 'status'>, timeZone: string): boolean {
  const last = Math.max(Date.parse(job.startDate), Date.parse(job.endDate) - 1)
  return job.status === 'planned' && dayAtGround(job.startDate, timeZone) === dayAtGround(last, timeZone)
}

/** The same work from another instant on; its length stays. */
export function startingAt<T extends Times>(job: T, start: Instant | number): T {
  const from = typeof start === 'number' ? start : Date.parse(start)
  const length = Date.parse(job.endDate) - Date.parse(job.startDate)
  return { ...job, startDate: toInstant(from), endDate: toInstant(from + length) }
}

/** The same work on another day, wall clock by wall clock (quality D6). */
export const movedToDay = <T extends Times>(job: T, day: Day, timeZone: string): T =>
  shiftedTimes(job, distance(job.startDate, { day }, timeZone), timeZone)

/** One piece of work before and after an act. */
export type Change = { before: Activity; after: Activity }

/** What is different afterwards; the rest need not be written. */
export const changesOf = (before: readonly Activity[], after: readonly Activity[]): Change[] =>
  after.flatMap((job) => {
    const was = before.find(({ id }) => id === job.id)
    const same =
      was !== undefined &&
      was.startDate === job.startDate &&
      was.endDate === job.endDate &&
      was.status === job.status &&
      was.notes === job.notes &&
      was.fields === job.fields &&
      was.userIds.join() === job.userIds.join()
    return was === undefined || same ? [] : [{ before: was, after: job }]
  })

/**
 * A person's jobs in another order: those between the old and the new place follow one another from where the first of
 * them began, each as long as it was and with the breaks that lay between them. What comes later only gives way. Work
 * that has begun, is done or lasts for days stays where it is.
 */
export function reordered(
  jobs: readonly Activity[],
  id: Id,
  place: number,
  { timeZone }: { timeZone: string },
): Activity[] {
  const movable = jobs.filter((job) => isMovable(job, timeZone))
  const old = movable.findIndex((job) => job.id === id)
  const moved = movable[old]
  if (!moved) return [...jobs]
  const without = jobs.filter((job) => job.id !== id)
  const at = without.slice(0, place).filter((job) => isMovable(job, timeZone)).length
  const order = movable.toSpliced(old, 1).toSpliced(at, 0, moved)
  const [first, last] = [Math.min(old, at), Math.max(old, at)]
  const breaks = movable.map((job, n) => {
    const next = movable[n + 1]
    return next ? Math.max(0, Date.parse(next.startDate) - Date.parse(job.endDate)) : 0
  })
  let from = Date.parse(movable[first]?.startDate ?? moved.startDate)
  const timed = order.map((job, n) => {
    if (n < first || n > last) return job
    const next = startingAt(job, from)
    from = Date.parse(next.endDate) + (breaks[n] ?? 0)
    return next
  })
  const pushed = old === at ? timed : givingWay(timed, last)
  return merged(jobs, pushed)
}

/**
 * A person's jobs with one more at a place: at its own time where that fits between its neighbours, else when the one
 * before it ends; first of all it takes the time of the one that was first. What comes later gives way. Only `job` and
 * what had to move have other times.
 */
export function inserted(
  jobs: readonly Activity[],
  job: Activity,
  place: number,
  { timeZone }: { timeZone: string },
): Activity[] {
  if (!isMovable(job, timeZone)) return [...jobs, job]
  const others = jobs.filter(({ id, status }) => id !== job.id && status !== 'cancelled')
  const kept = jobs.filter(({ id }) => id !== job.id)
  const at = kept.slice(0, place).filter(({ status }) => status !== 'cancelled').length
  const until = Math.max(...others.slice(0, at).map(({ endDate }) => Date.parse(endDate)), -Infinity)
  const next = others[at]
  const [start, end] = [Date.parse(job.startDate), Date.parse(job.endDate)]
  const fits = start >= until && (next === undefined || end <= Date.parse(next.startDate))
  const from = fits ? start : at > 0 ? until : Date.parse(next?.startDate ?? job.startDate)
  const order = others.toSpliced(at, 0, startingAt(job, from))
  const pushed = givingWay(order, at, (one) => isMovable(one, timeZone))
  return merged([...kept, job], pushed)
}

/** Whatever comes after a place begins no sooner than the work before it has ended. */
function givingWay(
  order: readonly Activity[],
  from: number,
  mayMove: (job: Activity) => boolean = () => true,
): Activity[] {
  let until = Date.parse(order[from]?.endDate ?? '')
  return order.map((job, n) => {
    if (n <= from || Number.isNaN(until)) return job
    const next = mayMove(job) && Date.parse(job.startDate) < until ? startingAt(job, until) : job
    until = Math.max(until, Date.parse(next.endDate))
    return next
  })
}

const merged = (jobs: readonly Activity[], changed: readonly Activity[]): Activity[] =>
  jobs.map((job) => changed.find(({ id }) => id === job.id) ?? job).sort(byStart)

/** The job with one person in another's stead; `from` or `to` undefined stands for nobody. */
export const handedOver = <T extends Pick<Activity, 'userIds'>>(
  job: T,
  from: Id | undefined,
  to: Id | undefined,
): T => ({ ...job, userIds: inPlaceOf(job.userIds, from, to) })

/** Work planned again on another day: with those of its people who are there, without what was true only once. */
export function copyOf(
  job: Activity,
  day: Day,
  isPresent: (person: Id) => boolean,
  timeZone: string,
): NewActivity {
  return {
    ...plannedAnew(job),
    ...movedToDay({ startDate: job.startDate, endDate: job.endDate }, day, timeZone),
    userIds: job.userIds.filter(isPresent),
  }
}

/** What can be copied from a day: what began on it and was not cancelled. */
export const copyableOn = (activities: readonly Activity[], day: Day, timeZone: string): Activity[] =>
  jobsOn(activities, day, timeZone).filter(
    ({ status, startDate }) => status !== 'cancelled' && dayAtGround(startDate, timeZone) === day,
  )

/** True when the day has such work on the same pitches already. */
export const isPlannedOn = (
  job: Pick<Activity, 'activityName' | 'name' | 'pitchIds'>,
  jobs: readonly Activity[],
): boolean =>
  jobs.some(
    (other) =>
      other.status !== 'cancelled' &&
      other.activityName === job.activityName &&
      (other.name ?? '') === (job.name ?? '') &&
      [...other.pitchIds].sort().join() === [...job.pitchIds].sort().join(),
  )

/** A day's work as a template keeps it, as long as clocks at the ground show it (quality D6). */
export const templateJobs = (jobs: readonly Activity[], timeZone: string): DayTemplateJob[] =>
  jobs.map((job) => ({
    activityName: job.activityName,
    name: job.name,
    pitchIds: job.pitchIds,
    sectionIds: job.sectionIds,
    userIds: job.userIds,
    start: atGround(job.startDate, timeZone).time,
    minutes: Math.max(1, clockMinutes(job, timeZone)),
    fields: carriedAnswers(job.activityName, job.fields),
    notes: job.notes,
  }))

/** A template's work on a day, with those of its people who are there. */
export function fromTemplate(
  job: DayTemplateJob,
  day: Day,
  isPresent: (person: Id) => boolean,
  timeZone: string,
): NewActivity {
  const startDate = instantAtGround(day, job.start, timeZone)
  return {
    activityName: job.activityName,
    name: job.name,
    taskId: undefined,
    teamId: undefined,
    recurrence: undefined,
    status: 'planned',
    startDate,
    endDate: endAfter(startDate, job.minutes, timeZone),
    fields: job.fields,
    pitchIds: job.pitchIds,
    sectionIds: job.sectionIds,
    userIds: job.userIds.filter(isPresent),
    notes: job.notes,
  }
}

/**
 * Work that a rhythm asks for, as it was done the last time, on that pitch alone; undefined when that is not known.
 * Without `lastDone` it is the last that was completed.
 */
export function byRhythm(
  { pitchId, activityName, lastDone }: { pitchId: Id; activityName: string; lastDone?: Instant },
  history: readonly Activity[],
  day: Day,
  timeZone: string,
): NewActivity | undefined {
  const last =
    history.find(
      (job) =>
        job.activityName === activityName &&
        job.pitchIds.includes(pitchId) &&
        (job.startDate === lastDone || job.endDate === lastDone),
    ) ??
    history
      .filter(
        (job) =>
          job.activityName === activityName && job.status === 'completed' && job.pitchIds.includes(pitchId),
      )
      .toSorted((a, b) => byCode(b.startDate, a.startDate))[0]
  if (!last || !isJob(last)) return undefined
  return {
    ...copyOf(last, day, () => false, timeZone),
    name: undefined,
    notes: undefined,
    pitchIds: [pitchId],
    sectionIds: last.pitchIds.length > 1 ? [] : last.sectionIds,
  }
}

/** Done as it was planned: its times stay. */
export const doneAsPlanned = (job: Activity): Activity => ({ ...job, status: 'completed' })

export type Deviation = {
  /** Minutes used, where they were others. */
  minutes?: number | undefined
  /** Other amounts of products, by their place in the list, in the product's unit. */
  quantities?: ReadonlyMap<number, number> | undefined
  /** Other hours of machines, by their place in the list. */
  machineHours?: ReadonlyMap<number, number> | undefined
  note?: string | undefined
}

/** Done, but otherwise: only what changed is asked and written (product.md, F35). Rates follow the amounts. */
export function doneOtherwise(
  job: Activity,
  { minutes, quantities, machineHours, note }: Deviation,
): Activity {
  const used = minutes !== undefined && minutes > 0 && minutes !== lengthOf(job) ? minutes : undefined
  return {
    ...noted(job, note ?? ''),
    status: 'completed',
    endDate: used === undefined ? job.endDate : toInstant(Date.parse(job.startDate) + used * MINUTE_MS),
    fields: job.fields.map((field): FieldValue => {
      if (field.key === 'actualMinutes' && used !== undefined) return { ...field, value: used }
      if (field.key === 'product' && quantities?.size)
        return withUses(field, (use, at) => withQuantity(use, quantities.get(at)))
      if (field.key === 'machine' && machineHours?.size)
        return withUses(field, (use, at) => withHours(use, machineHours.get(at)))
      return field
    }),
  }
}

/** Hours of a machine where the work takes other minutes than planned: they follow its length, to a tenth. */
export function hoursWithin(job: Pick<Activity, 'startDate' | 'endDate'>, hours: number, minutes: number) {
  const planned = lengthOf(job)
  return planned > 0 && minutes !== planned ? Math.round((hours * minutes * 10) / planned) / 10 : hours
}

const withUses = (field: FieldValue, change: (use: unknown, at: number) => unknown): FieldValue =>
  Array.isArray(field.value) ? { ...field, value: field.value.map(change) as never } : field

const withHours = (use: unknown, hours: number | undefined): unknown =>
  hours === undefined || typeof use !== 'object' || use === null ? use : { ...use, hours }

function withQuantity(use: unknown, quantity: number | undefined): unknown {
  if (quantity === undefined || typeof use !== 'object' || use === null || !('rate' in use)) return use
  const { rate, quantity: planned } = use as { rate: number; quantity?: number }
  return {
    ...use,
    quantity,
    rate: planned !== undefined && planned > 0 ? (rate * quantity) / planned : rate,
  }
}

/** What is still to be done on a day or was left over from the days before it. */
export const openUntil = (activities: readonly Activity[], day: Day, timeZone: string): Activity[] =>
  activities
    .filter((job) => isJob(job) && isOpen(job) && dayAtGround(job.startDate, timeZone) <= day)
    .filter(
      (job) => dayAtGround(Math.max(Date.parse(job.startDate), Date.parse(job.endDate) - 1), timeZone) <= day,
    )
    .sort(byStart)
