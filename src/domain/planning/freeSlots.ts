import type { Activity } from '../activity.ts'
import { addDays, dayAtGround, daysFrom, instantAtGround, isTimeZone, toInstant } from '../groundTime.ts'
import type { Day, Id, Instant } from '../wire.ts'
import type { PlanningGround } from './clashes.ts'
import { leaveByPerson, type Span, spansOfDays, touched } from './daySpans.ts'
import { onOnePitch, overlap, reach, tooSoon } from './pairs.ts'
import { busyUntil, byStart, type Piece, readingOf, takesTime } from './pieces.ts'
import { capacityOf } from './search.ts'

export type FreeSlot = { startDate: Instant; endDate: Instant }

/** A ground's hours, and how far from where the work stands another time is looked for. */
export const WORKING_HOURS = { from: '05:00', to: '22:00' } as const
const STEP_MS = 15 * 60_000
const DAYS_AROUND = 14

/** Every quarter of an hour of a day at which work of some length, ms, can begin so that it ends within working hours; what is longer than these may end later. */
export function startsOn(day: Day, length: number, timeZone: string): number[] {
  const first = Date.parse(instantAtGround(day, WORKING_HOURS.from, timeZone))
  const close = Date.parse(instantAtGround(day, WORKING_HOURS.to, timeZone))
  const last = length > close - first ? close - STEP_MS : close - length
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP_MS) + 1) },
    (_, n) => first + n * STEP_MS,
  )
}

/**
 * Times near to those of a piece of work at which nothing speaks against it: pitch, people and machines free, none of
 * its people away, no recovery or re-entry cut short in either direction, a working day, 05:00–22:00 at the ground.
 * Not before `from`, within fourteen days and on days that are known, nearest first, none overlapping another; fewer than `count` where there are
 * no more, none for work without readable times.
 */
export function freeSlots(
  draft: Activity,
  others: readonly Activity[],
  ground: PlanningGround,
  { count, from }: { count: number; from: Instant },
): FreeSlot[] {
  const { fixtures, pieceOf } = readingOf(ground)
  const piece: Piece = { ...pieceOf(draft), open: true, done: false }
  const zone = isTimeZone(ground.timeZone) ? ground.timeZone : 'UTC'
  const earliest = Date.parse(from)
  if (!takesTime(piece) || Number.isNaN(earliest)) return []
  const length = piece.end - piece.start
  const today = dayAtGround(piece.start, zone)
  const isFree = freeAt([...others.filter(({ id }) => id !== draft.id).map(pieceOf), ...fixtures], piece, {
    ...ground,
    timeZone: zone,
  })
  const slots: Span[] = []
  const [first, last] = [addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND)]
  // Of what nobody has read nobody can say that it is free.
  const { from: known = first, to: end = last } = ground.known ?? {}
  const limit = ground.known
    ? Date.parse(instantAtGround(addDays(end, 1), '00:00', zone)) - reach(piece)
    : Number.POSITIVE_INFINITY
  const starts = daysFrom(first > known ? first : known, last < end ? last : end)
    .flatMap((day) => startsOn(day, length, zone))
    .filter((start) => start >= earliest && start + length <= limit)
    .sort((a, b) => Math.abs(a - piece.start) - Math.abs(b - piece.start) || a - b)
  for (const start of starts) {
    if (slots.length >= count) break
    const over = start + length
    if (!slots.some((slot) => slot.start < over && start < slot.end) && isFree(start))
      slots.push({ start, end: over })
  }
  return slots.map(({ start, end }) => ({ startDate: toInstant(start), endDate: toInstant(end) }))
}

/** Whether a piece may begin at a time, ms, among others. */
export function freeAt(
  all: readonly Piece[],
  piece: Piece,
  ground: Pick<PlanningGround, 'equipment' | 'daysOff' | 'nonWorkingDays' | 'timeZone'>,
): (start: number) => boolean {
  const shares = (mine: readonly Id[], theirs: readonly Id[]) => mine.some((id) => theirs.includes(id))
  const near = all
    .flatMap((other) => {
      if (!takesTime(other)) return []
      const pitch = shares(piece.pitches, other.pitches)
      const person = other.open && shares(piece.people, other.people)
      const machine = other.open && shares(piece.machines, other.machines)
      return pitch || person || machine ? [{ other, pitch, person, machine }] : []
    })
    .sort((a, b) => byStart(a.other, b.other))
  const shed = new Map(ground.equipment.map((machine) => [machine.id, machine]))
  const machines = piece.machines.map((id) => ({ id, capacity: Math.max(1, capacityOf(id, shed)) }))
  const leave = leaveByPerson(ground.daysOff, ground.timeZone)
  const away = piece.use ? [] : piece.people.map((person) => leave.get(person))
  const closed = piece.use ? [] : spansOfDays(ground.nonWorkingDays, ground.timeZone)
  const length = piece.end - piece.start

  return (start) => {
    const moved = {
      ...piece,
      start,
      end: start + length,
      busyEnd: busyUntil(piece.type, start, start + length),
    }
    if (touched(closed, start, moved.end)) return false
    if (away.some((days) => touched(days, start, moved.busyEnd))) return false
    const running: Piece[] = []
    for (const { other, pitch, person, machine } of near) {
      if (other.start >= moved.end + reach(moved)) break
      if (pitch && (tooSoon(moved, other) || tooSoon(other, moved))) return false
      const meets = overlap(moved, other)
      if (pitch && other.open && meets && onOnePitch(moved, other) === 'stop') return false
      if (person && other.start < moved.busyEnd && moved.start < other.busyEnd) return false
      if (machine && meets) running.push(other)
    }
    return machines.every(({ id, capacity }) => mostAtOnce(running, id, start) < capacity)
  }
}

/** The most pieces that use a machine at one time from a time on; pieces in order of start. */
function mostAtOnce(pieces: readonly Piece[], machine: Id, from: number): number {
  let most = 0
  let ends: number[] = []
  for (const { start, end, machines } of pieces) {
    if (!machines.includes(machine)) continue
    ends = ends.filter((other) => other > Math.max(start, from))
    ends.push(end)
    most = Math.max(most, ends.length)
  }
  return most
}
