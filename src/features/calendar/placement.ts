import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import type { Fixture } from '@/domain/fixture'
import { addDays, atGround, daysFrom } from '@/domain/groundTime'
import type { Day, Id, Instant } from '@/domain/wire'

/** What stands in a calendar: work, or something made elsewhere. */
export type Entry = { kind: 'work'; activity: Activity } | { kind: 'fixture'; fixture: Fixture }

const HOUR = 3_600_000
/** From here on an entry covers days rather than hours. */
const LONG = 24 * HOUR

export const spanOf = (entry: Entry): { startDate: Instant; endDate: Instant } =>
  entry.kind === 'work' ? entry.activity : entry.fixture
export const idOf = (entry: Entry): Id => (entry.kind === 'work' ? entry.activity.id : entry.fixture.id)
export const pitchesOf = (entry: Entry): readonly Id[] =>
  entry.kind === 'work'
    ? entry.activity.pitchIds
    : entry.fixture.pitchId === undefined
      ? []
      : [entry.fixture.pitchId]
export const peopleOf = (entry: Entry): readonly Id[] => (entry.kind === 'work' ? entry.activity.userIds : [])

export const isLong = (entry: Entry): boolean => {
  const { startDate, endDate } = spanOf(entry)
  return Date.parse(endDate) - Date.parse(startDate) >= LONG
}

/** The days that a long entry covers, as the ground counts them; the last instant belongs to the day before it. */
export function coveredDays(entry: Entry, timeZone: string): { from: Day; to: Day } {
  const { startDate, endDate } = spanOf(entry)
  const from = atGround(startDate, timeZone).day
  const to = atGround(Math.max(Date.parse(startDate), Date.parse(endDate) - 1), timeZone).day
  return { from, to }
}

/** Entries by the day on which they stand, earliest first: the one they start on, or every day for long ones. */
export function byDay(
  entries: readonly Entry[],
  bounds: { from: Day; to: Day },
  timeZone: string,
): Map<Day, Entry[]> {
  const days = new Map<Day, Entry[]>(daysFrom(bounds.from, bounds.to).map((day) => [day, []]))
  for (const entry of entries) {
    const { from, to } = coveredDays(entry, timeZone)
    if (!isLong(entry)) days.get(from)?.push(entry)
    else
      for (const day of daysFrom(from < bounds.from ? bounds.from : from, to > bounds.to ? bounds.to : to))
        days.get(day)?.push(entry)
  }
  for (const list of days.values()) list.sort(inOrder)
  return days
}

const inOrder = (a: Entry, b: Entry): number =>
  Number(isLong(b)) - Number(isLong(a)) ||
  spanOf(a).startDate.localeCompare(spanOf(b).startDate) ||
  idOf(a).localeCompare(idOf(b))

/** The hours that are drawn at full width; the night before and after folds to the edges. */
export const DAY_START = 5
export const DAY_END = 22

/** Where an instant lies between 05 and 22 on a day, 0–1; before and after stick to the edges. */
export function shareOfDay(instant: Instant | Date, day: Day, timeZone: string): number {
  const at = atGround(instant, timeZone)
  if (at.day !== day) return at.day < day ? 0 : 1
  const hours = Number(at.time.slice(0, 2)) + Number(at.time.slice(3)) / 60
  return Math.min(1, Math.max(0, (hours - DAY_START) / (DAY_END - DAY_START)))
}

/** Where an entry starts and how long it is on its first day, as shares of the drawn hours. */
export function trackOf(entry: Entry, day: Day, timeZone: string): { start: number; length: number } {
  const { startDate, endDate } = spanOf(entry)
  const start = shareOfDay(startDate, day, timeZone)
  return { start, length: Math.max(0, shareOfDay(endDate, day, timeZone) - start) }
}

/** Lines on which entries stand one under the other so that none covers another: index of the line by entry. */
export function stack(spans: readonly { start: number; end: number }[]): number[] {
  const ends: number[] = []
  return spans.map(({ start, end }) => {
    const free = ends.findIndex((taken) => taken <= start + 1e-9)
    const line = free === -1 ? ends.length : free
    ends[line] = end
    return line
  })
}

/** Open work on a pitch while a fixture is on it (B1): the ids of both sides, each with the other. */
export function clashes(entries: readonly Entry[]): Map<Id, Entry> {
  const found = new Map<Id, Entry>()
  const fixtures = entries.filter((entry) => entry.kind === 'fixture')
  for (const entry of entries) {
    if (entry.kind !== 'work' || !isOpen(entry.activity) || PLAY.has(entry.activity.activityName)) continue
    const { startDate, endDate, pitchIds } = entry.activity
    for (const other of fixtures) {
      const { fixture } = other
      if (fixture.pitchId === undefined || !pitchIds.includes(fixture.pitchId)) continue
      if (startDate >= fixture.endDate || fixture.startDate >= endDate) continue
      found.set(entry.activity.id, other)
      found.set(fixture.id, entry)
    }
  }
  return found
}
const PLAY: ReadonlySet<string> = new Set(['match', 'training'])

/** Days off of one person that follow each other, as one stretch within the days shown. */
export type LeaveStretch = { user: Id; leaveType: string; from: Day; to: Day }
export function leaveStretches(
  daysOff: readonly { user: Id; date: Day; leaveType: string }[],
  bounds: { from: Day; to: Day },
): LeaveStretch[] {
  const stretches: LeaveStretch[] = []
  const inside = daysOff.filter(({ date }) => date >= bounds.from && date <= bounds.to)
  for (const { user, date, leaveType } of inside.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const open = stretches.find(
      (one) => one.user === user && one.leaveType === leaveType && addDays(one.to, 1) >= date,
    )
    if (!open) stretches.push({ user, leaveType, from: date, to: date })
    else open.to = date
  }
  return stretches
}
