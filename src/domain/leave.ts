import { byCode } from '../lib/byCode.ts'
import { type DayOff, LEAVE_TYPES } from './daysOff.ts'
import { addDays, daysBetween, daysFrom } from './groundTime.ts'
import type { Day, Id } from './wire.ts'

export type LeaveType = DayOff['leaveType']

/** Days from and to, both included, of one person. */
export type LeaveRange = { user: Id; from: Day; to: Day }
/** Days off of one person and one type without a working day between them. */
export type LeaveStretch = LeaveRange & { leaveType: LeaveType }

/**
 * Days off as stretches, earliest first. Days on which nobody works do not part a stretch: leave from Friday to
 * Tuesday is one, though the Sunday in it is nobody's leave.
 */
export function leaveStretches(daysOff: readonly DayOff[], nonWorking: ReadonlySet<Day>): LeaveStretch[] {
  const stretches: LeaveStretch[] = []
  const open = new Map<Id, LeaveStretch>()
  for (const { user, date, leaveType } of daysOff.toSorted((a, b) => byCode(a.date, b.date))) {
    const last = open.get(user)
    if (last && last.leaveType === leaveType && date <= nextWorkingDay(last.to, nonWorking)) last.to = date
    else {
      const stretch = { user, leaveType, from: date, to: date }
      open.set(user, stretch)
      stretches.push(stretch)
    }
  }
  return stretches
}

/** The first day after a day on which somebody works; a year without any is not looked through. */
function nextWorkingDay(day: Day, nonWorking: ReadonlySet<Day>): Day {
  let next = addDays(day, 1)
  for (let looked = 0; nonWorking.has(next) && looked < 366; looked += 1) next = addDays(next, 1)
  return next
}

/** The stretch of a person that holds a day. */
export const stretchAt = (stretches: readonly LeaveStretch[], user: Id, day: Day): LeaveStretch | undefined =>
  stretches.find((one) => one.user === user && one.from <= day && day <= one.to)

/** The person's leave that goes on or comes next. */
export const nextLeave = (
  stretches: readonly LeaveStretch[],
  user: Id,
  today: Day,
): LeaveStretch | undefined => stretches.find((one) => one.user === user && one.to >= today)

/** What is to be written: days that get a type, and days that no longer have one. */
export type LeaveWrite = { add: DayOff[]; remove: { user: Id; dates: Day[] } }
/** A write and the one that takes it back. */
export type LeaveChange = { write: LeaveWrite; back: LeaveWrite }

/**
 * What it takes to give a range a type, or none for null. Days on which nobody works are left out, unless the range
 * has no others. Days that are as wanted are not written again, and the way back restores what each day was.
 */
export function leaveChange(
  { user, from, to }: LeaveRange,
  leaveType: LeaveType | null,
  daysOff: readonly DayOff[],
  nonWorking: ReadonlySet<Day>,
): LeaveChange {
  const before = new Map(daysOff.filter((off) => off.user === user).map((off) => [off.date, off]))
  const days = daysFrom(from, to)
  const working = days.filter((day) => !nonWorking.has(day))
  const wanted = leaveType === null ? [] : working.length > 0 ? working : days
  const add =
    leaveType === null
      ? []
      : wanted
          .filter((date) => before.get(date)?.leaveType !== leaveType)
          .map((date): DayOff => ({ user, date, leaveType }))
  const dates = leaveType === null ? days.filter((day) => before.has(day)) : []
  return {
    write: { add, remove: { user, dates } },
    back: {
      add: [...add.map(({ date }) => date), ...dates].flatMap((date) => before.get(date) ?? []),
      remove: { user, dates: add.map(({ date }) => date).filter((date) => !before.has(date)) },
    },
  }
}

/** What turns one stretch into another range or type: days that fell out of it go, the others get the type. */
export function leaveMove(
  stretch: LeaveStretch,
  to: LeaveRange,
  leaveType: LeaveType,
  daysOff: readonly DayOff[],
  nonWorking: ReadonlySet<Day>,
): LeaveChange {
  const kept = daysOff.filter(
    ({ user, date }) => user === stretch.user && stretch.from <= date && date <= stretch.to,
  )
  const gone = kept.filter(({ date }) => date < to.from || date > to.to)
  const { write, back } = leaveChange(to, leaveType, daysOff, nonWorking)
  return {
    write: { add: write.add, remove: { user: stretch.user, dates: gone.map(({ date }) => date) } },
    back: { add: [...back.add, ...gone], remove: back.remove },
  }
}

/** The days off as they are after a write. */
export function afterWrite(daysOff: readonly DayOff[], { add, remove }: LeaveWrite): DayOff[] {
  const keyOf = ({ user, date }: Pick<DayOff, 'user' | 'date'>) => `${date} ${user}`
  const gone = new Set([...remove.dates.map((date) => keyOf({ user: remove.user, date })), ...add.map(keyOf)])
  return [...daysOff.filter((off) => !gone.has(keyOf(off))), ...add]
}

/** How many people are off on each day; a person counts once. */
export function offPerDay(daysOff: readonly DayOff[]): Map<Day, number> {
  const people = new Map<Day, Set<Id>>()
  for (const { user, date } of daysOff) people.set(date, (people.get(date) ?? new Set()).add(user))
  return new Map([...people].map(([date, users]) => [date, users.size]))
}

/** Days on which more than so many people are off, in order. */
export const crowdedDays = (daysOff: readonly DayOff[], mostOff: number): Day[] =>
  [...offPerDay(daysOff)]
    .filter(([, count]) => count > mostOff)
    .map(([date]) => date)
    .sort()

export type LeaveTotals = Record<LeaveType, number> & { all: number }

/** Days off by type, each day once. */
export function leaveTotals(daysOff: readonly DayOff[]): LeaveTotals {
  const counted = new Map(daysOff.map(({ user, date, leaveType }) => [`${user} ${date}`, leaveType]))
  const types = [...counted.values()]
  const by = (type: LeaveType) => types.filter((one) => one === type).length
  const [holiday, sick, training, other] = LEAVE_TYPES
  return {
    holiday: by(holiday),
    sick: by(sick),
    training: by(training),
    other: by(other),
    all: types.length,
  }
}

/** Two days in either order as a range. */
export const rangeOf = (user: Id, one: Day, other: Day): LeaveRange =>
  one <= other ? { user, from: one, to: other } : { user, from: other, to: one }

/** Days of a chunk of leave: what one request asks for at most. */
const CHUNK_DAYS = 21
const FIRST_CHUNK: Day = '2000-01-03'

/**
 * The chunks of 21 days that hold the days from and to, always cut at the same places, so that every view of the same
 * days asks for the same.
 */
export function leaveChunks(from: Day, to: Day): { from: Day; to: Day }[] {
  const chunks: { from: Day; to: Day }[] = []
  let start = addDays(FIRST_CHUNK, Math.floor(daysBetween(FIRST_CHUNK, from) / CHUNK_DAYS) * CHUNK_DAYS)
  while (start <= to) {
    const end = addDays(start, CHUNK_DAYS - 1)
    chunks.push({ from: start, to: end })
    if (end >= to) break
    start = addDays(end, 1)
  }
  return chunks
}
