import type { Activity } from '@/domain/activity'
import { isJob } from '@/domain/dayJobs'
import type { Fixture } from '@/domain/fixture'
import { addDays, atGround, dayNumber, daysFrom, wallClock } from '@/domain/groundTime'
import { type SuggestedActivity, suggestionKey } from '@/domain/suggestedActivity'
import type { Day, Id, Instant } from '@/domain/wire'
import { byCode } from '@/lib/byCode'
import { HOUR_MS } from '@/lib/durations'

/**
 * What stands in a calendar: work, or something made elsewhere. Work that is only advised says so, and so does a day of a
 * series that is not sent yet: `of` is the row of its first day, which alone can be opened and changed.
 */
export type Entry =
  | { kind: 'work'; activity: Activity; advised?: true; of?: Id }
  | { kind: 'fixture'; fixture: Fixture }

/** Advice as it stands in a timeline: where work would stand, of the look of nothing else, belonging to nobody. */
export const adviceOf = (suggestion: SuggestedActivity): Entry => ({
  kind: 'work',
  advised: true,
  activity: {
    id: suggestionKey(suggestion),
    activityName: suggestion.name,
    status: 'suggested',
    startDate: suggestion.startDate,
    endDate: suggestion.endDate,
    pitchIds: suggestion.pitchId === undefined ? [] : [suggestion.pitchId],
    sectionIds: [],
    userIds: [],
    fields: [],
  },
})
/** The row of the first day of its series, for a day that no row stands for yet. */
export const seriesOf = (entry: Entry): Id | undefined => (entry.kind === 'work' ? entry.of : undefined)
export const isAdvised = (entry: Entry): boolean => entry.kind === 'work' && entry.advised === true

const DAY_MS = 24 * HOUR_MS
/** From here on an entry covers days rather than hours. */
export const LONG = 24 * HOUR_MS

export const spanOf = (entry: Entry): { startDate: Instant; endDate: Instant } =>
  entry.kind === 'work' ? entry.activity : entry.fixture
/** What was booked elsewhere, and the matches and trainings of the plan: nobody starts or completes them. */
export const isFixture = (entry: Entry): boolean =>
  entry.kind === 'fixture' || (!isJob(entry.activity) && entry.activity.status !== 'cancelled')
export const idOf = (entry: Entry): Id => (entry.kind === 'work' ? entry.activity.id : entry.fixture.id)
export const pitchesOf = (entry: Entry): readonly Id[] =>
  entry.kind === 'work'
    ? entry.activity.pitchIds
    : entry.fixture.pitchId === undefined
      ? []
      : [entry.fixture.pitchId]
/** The activity type whose picture and family an entry has. */
export const typeOf = (entry: Entry): string =>
  entry.kind === 'work'
    ? entry.activity.activityName
    : entry.fixture.kind === 'other'
      ? 'generalPitch'
      : entry.fixture.kind
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

/** Where an entry stands on the ground's wall: first and last day by number, first and last moment in milliseconds. */
export type Span = { from: number; to: number; start: number; end: number; long: boolean }

const spans = new WeakMap<Activity | Fixture, { timeZone: string; span: Span | null }>()

/** Null for what has no time that can be read. Kept by row: a change of one entry costs one entry. */
export function wallSpan(entry: Entry, timeZone: string): Span | null {
  const row = entry.kind === 'work' ? entry.activity : entry.fixture
  const known = spans.get(row)
  if (known?.timeZone === timeZone) return known.span
  const { startDate, endDate } = spanOf(entry)
  const wall = wallClock(timeZone)
  const first = Date.parse(startDate)
  // What ends before it starts is shown where it starts.
  const last = Math.max(first, Date.parse(endDate))
  const span =
    Number.isNaN(first) || Number.isNaN(last)
      ? null
      : {
          from: Math.floor(wall(first) / DAY_MS),
          // The last instant belongs to the day before it.
          to: Math.floor(wall(Math.max(first, last - 1)) / DAY_MS),
          start: wall(first),
          end: wall(last),
          long: last - first >= LONG,
        }
  spans.set(row, { timeZone, span })
  return span
}

/**
 * Entries by the day on which they stand, earliest first: the one they start on, or every day for long ones; of what goes
 * over midnight both days, in a list of what is to be done.
 */
export function byDay(
  entries: readonly Entry[],
  bounds: { from: Day; to: Day },
  timeZone: string,
  overnight = false,
): Map<Day, Entry[]> {
  const lists = daysFrom(bounds.from, bounds.to).map((day): [Day, Entry[]] => [day, []])
  const first = dayNumber(bounds.from)
  const last = first + lists.length - 1
  for (const entry of entries) {
    const span = wallSpan(entry, timeZone)
    if (!span) continue
    const to = span.long || overnight ? Math.min(span.to, last) : span.from
    for (let day = Math.max(span.from, first); day <= to; day++) lists[day - first]?.[1].push(entry)
  }
  for (const [, list] of lists) list.sort(inOrder)
  return new Map(lists)
}

const inOrder = (a: Entry, b: Entry): number =>
  Number(isLong(b)) - Number(isLong(a)) ||
  byCode(spanOf(a).startDate, spanOf(b).startDate) ||
  byCode(idOf(a), idOf(b))

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

/** Days off of one person that follow each other, as one stretch within the days shown. */
export type LeaveStretch = { user: Id; leaveType: string; from: Day; to: Day }
export function leaveStretches(
  daysOff: readonly { user: Id; date: Day; leaveType: string }[],
  bounds: { from: Day; to: Day },
): LeaveStretch[] {
  const stretches: LeaveStretch[] = []
  const inside = daysOff.filter(({ date }) => date >= bounds.from && date <= bounds.to)
  for (const { user, date, leaveType } of inside.toSorted((a, b) => byCode(a.date, b.date))) {
    const open = stretches.find(
      (one) => one.user === user && one.leaveType === leaveType && addDays(one.to, 1) >= date,
    )
    if (!open) stretches.push({ user, leaveType, from: date, to: date })
    else open.to = date
  }
  return stretches
}
