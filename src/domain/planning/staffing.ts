import { type Activity, answerOf } from '../activity.ts'
import type { DayOff } from '../daysOff.ts'
import { isJob } from '../dayJobs.ts'
import { dayAtGround, daysBetween, weekday } from '../groundTime.ts'
import type { Day, Id } from '../wire.ts'
import { daySpan, type Span } from './daySpans.ts'
import { WORKING_DAY_MINUTES } from './load.ts'
import { busyUntil, isOverDays } from './pieces.ts'
import { byCode } from '../../lib/byCode.ts'
import { MINUTE_MS } from '../../lib/durations.ts'

export type Priority = 'low' | 'medium' | 'high'
const RANK: Readonly<Record<Priority, number>> = { low: 0, medium: 1, high: 2 }

/** What a day can do without last and first, where the work itself does not say. A rule of this product. */
const HIGH: ReadonlySet<string> = new Set([
  'lineMarking',
  'goalRepair',
  'pitchCovers',
  'irrigation',
  'renovation',
])
const LOW: ReadonlySet<string> = new Set([
  'gardening',
  'cleaning',
  'generalNonePitch',
  'restock',
  'raking',
  'grooming',
  'maintenance',
])

/** What the work itself may say: the words of the contract's suggestions, and those that a form offers. */
const SAID: Readonly<Record<string, Priority>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  canWait: 'low',
  normal: 'medium',
  mustBeDone: 'high',
}

export function priorityOf(work: Pick<Activity, 'activityName' | 'fields'>): Priority {
  const said = answerOf(work, 'priority')
  if (typeof said === 'string' && Object.hasOwn(SAID, said)) return SAID[said] as Priority
  return HIGH.has(work.activityName) ? 'high' : LOW.has(work.activityName) ? 'low' : 'medium'
}

/** Minutes for which a piece of work binds each of its people within a time. */
function boundMinutes({ activityName, startDate, endDate }: Activity, { start, end }: Span): number {
  const from = Date.parse(startDate)
  const until = busyUntil(activityName, from, Date.parse(endDate))
  const minutes = Math.round((Math.min(end, until) - Math.max(start, from)) / MINUTE_MS)
  return minutes > 0 ? Math.min(minutes, WORKING_DAY_MINUTES) : 0
}

export type DropJob = {
  activity: Activity
  priority: Priority
  /** Days since the same work was last done on its pitch; undefined when nobody knows. */
  daysSince: number | undefined
  minutes: number
}
export type Staffing = {
  present: Id[]
  plannedMinutes: number
  availableMinutes: number
  /** Minutes that are missing; 0 when there are enough. */
  gapMinutes: number
  /** What to leave out so that the day fits: lowest priority first, of these what was done last. */
  drops: DropJob[]
}

/**
 * The work of a day at the ground against the people who are there: eight hours each, nobody on a non-working day. Work
 * without people counts for one person. `history` tells when work was last done. Product.md, B12.
 */
export function staffingOf(
  day: Day,
  activities: readonly Activity[],
  users: readonly Id[],
  daysOff: readonly DayOff[],
  nonWorkingDays: readonly Day[],
  timeZone: string,
  history: readonly Activity[] = activities,
): Staffing {
  const span = daySpan(day, timeZone)
  const away = new Set(daysOff.filter(({ date }) => date === day).map(({ user }) => user))
  const present = nonWorkingDays.includes(day) ? [] : [...new Set(users)].filter((id) => !away.has(id))
  const jobs = span
    ? activities
        .filter((work) => isJob(work) && work.status !== 'cancelled')
        .map((activity) => ({
          activity,
          minutes: boundMinutes(activity, span) * Math.max(1, new Set(activity.userIds).size),
        }))
        .filter(({ minutes }) => minutes > 0)
    : []
  const plannedMinutes = jobs.reduce((sum, { minutes }) => sum + minutes, 0)
  const availableMinutes = present.length * WORKING_DAY_MINUTES
  const gapMinutes = Math.max(0, plannedMinutes - availableMinutes)
  const droppable = jobs
    .filter(({ activity }) => activity.status === 'planned')
    .map(({ activity, minutes }) => ({
      activity,
      minutes,
      priority: priorityOf(activity),
      daysSince: daysSince(activity, history, timeZone),
    }))
    .sort(
      (a, b) =>
        RANK[a.priority] - RANK[b.priority] ||
        (a.daysSince ?? Number.MAX_SAFE_INTEGER) - (b.daysSince ?? Number.MAX_SAFE_INTEGER) ||
        b.minutes - a.minutes ||
        byCode(a.activity.id, b.activity.id),
    )
  const drops: DropJob[] = []
  let left = gapMinutes
  for (const job of droppable) {
    if (left <= 0) break
    drops.push(job)
    left -= job.minutes
  }
  return { present, plannedMinutes, availableMinutes, gapMinutes, drops }
}

/** Of some days those on which more is planned than those who are there can do, or nobody is there at all. */
export const shortDaysOf = (
  days: readonly Day[],
  { activities, users, daysOff, nonWorkingDays }: Crew,
  timeZone: string,
): Day[] =>
  [...new Set(days)].filter((day) => {
    const { present, gapMinutes } = staffingOf(day, activities, users, daysOff, nonWorkingDays, timeZone)
    return gapMinutes > 0 || present.length === 0
  })
export type Crew = {
  activities: readonly Activity[]
  users: readonly Id[]
  daysOff: readonly DayOff[]
  nonWorkingDays: readonly Day[]
}

function daysSince(work: Activity, history: readonly Activity[], timeZone: string): number | undefined {
  const start = Date.parse(work.startDate)
  let last = Number.NEGATIVE_INFINITY
  for (const one of history) {
    if (one.status !== 'completed' || one.activityName !== work.activityName || one.id === work.id) continue
    const end = Date.parse(one.endDate)
    const isThere =
      work.pitchIds.length === 0
        ? one.pitchIds.length === 0
        : one.pitchIds.some((id) => work.pitchIds.includes(id))
    if (isThere && end <= start && end > last) last = end
  }
  return Number.isFinite(last)
    ? daysBetween(dayAtGround(last, timeZone), dayAtGround(start, timeZone))
    : undefined
}

export type Workload = {
  userId: Id
  plannedMinutes: number
  /** Eight hours for each day outside the weekend that is a working day and not leave. */
  availableMinutes: number
  /** Planned of available; undefined for somebody who is not there at all. */
  share: number | undefined
  /** More is planned than there is time. */
  over: boolean
  /** Work over several days, of which nobody has said how many hours are this person's on these. */
  overDays: number
}

/**
 * What each person is planned for on some days, usually a week, against eight hours per working day without leave
 * (product.md, F20). The weekend is on top: its work counts, its hours do not. Cancelled work does not count.
 */
export function workloadOf(
  days: readonly Day[],
  activities: readonly Activity[],
  users: readonly Id[],
  daysOff: readonly DayOff[],
  nonWorkingDays: readonly Day[],
  timeZone: string,
  /** Days of the week that are the ground's weekend. */
  weekend: readonly number[] = [6, 0],
): Workload[] {
  const spans = [...new Set(days)].flatMap((day) => daySpan(day, timeZone) ?? [])
  const minutes = new Map<Id, number>()
  const unsaid = new Map<Id, number>()
  for (const work of activities) {
    if (work.status === 'cancelled' || work.userIds.length === 0) continue
    if (
      isOverDays(work) &&
      spans.some(({ start, end }) => start < Date.parse(work.endDate) && end > Date.parse(work.startDate))
    )
      for (const user of new Set(work.userIds)) unsaid.set(user, (unsaid.get(user) ?? 0) + 1)
    const bound = spans.reduce((sum, span) => sum + boundMinutes(work, span), 0)
    if (bound > 0)
      for (const user of new Set(work.userIds)) minutes.set(user, (minutes.get(user) ?? 0) + bound)
  }
  const working = new Set(
    days.filter((day) => !weekend.includes(weekday(day)) && !nonWorkingDays.includes(day)),
  )
  const off = new Map<Id, Set<Day>>()
  for (const { user, date } of daysOff)
    if (working.has(date)) off.set(user, (off.get(user) ?? new Set()).add(date))
  return [...new Set(users)].map((userId) => {
    const plannedMinutes = minutes.get(userId) ?? 0
    const availableMinutes = (working.size - (off.get(userId)?.size ?? 0)) * WORKING_DAY_MINUTES
    return {
      userId,
      plannedMinutes,
      availableMinutes,
      share: availableMinutes > 0 ? plannedMinutes / availableMinutes : plannedMinutes > 0 ? undefined : 0,
      over: plannedMinutes > availableMinutes,
      overDays: unsaid.get(userId) ?? 0,
    }
  })
}
