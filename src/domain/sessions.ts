import { byCode } from '../lib/byCode.ts'
import { type Activity, answerOf } from './activity.ts'
import { isOpen } from './activityWork.ts'
import { byStart } from './byStart.ts'
import { isJob } from './dayJobs.ts'
import { addDays, dayAtGround, minutesBetween } from './groundTime.ts'
import type { Day, Id, Instant } from './wire.ts'

/** How far a coach looks back to give feedback, and how many days are shown ahead, today among them. */
const COACH_BACK = 14
const COACH_DAYS = 7
/** How far a calendar of one's sessions reaches, in days. */
const CALENDAR_AHEAD = 56
/** How far a kitman looks back to what was worn, and ahead. */
const KITMAN_BACK = 14
const KITMAN_AHEAD = 14
/** What a kitman packs for soon; of what comes later it is enough to know that it does, in days. */
const KITMAN_SOON = 7

export const coachPeriod = (today: Day) => ({
  from: addDays(today, -COACH_BACK),
  to: addDays(today, COACH_DAYS - 1),
})
export const calendarPeriod = (today: Day) => ({ from: today, to: addDays(today, CALENDAR_AHEAD) })
export const kitmanPeriod = (today: Day) => ({
  from: addDays(today, -KITMAN_BACK),
  to: addDays(today, KITMAN_AHEAD),
})

/** The first day that a kitman need not see at once. */
export const kitmanLater = (today: Day): Day => addDays(today, KITMAN_SOON)

/** Matches and trainings that are on or still to come, earliest first. */
export const sessionsAhead = (activities: readonly Activity[], now: Date): Activity[] =>
  activities.filter((session) => !isJob(session) && Date.parse(session.endDate) > now.getTime()).sort(byStart)

/** A match or training that is over and took place. */
export const isOverSession = (
  session: Pick<Activity, 'activityName' | 'status' | 'endDate'>,
  now: Date,
): boolean =>
  !isJob(session) && session.status !== 'cancelled' && Date.parse(session.endDate) <= now.getTime()

/** Matches and trainings that are over and took place, latest first. */
export const sessionsOver = (activities: readonly Activity[], now: Date): Activity[] =>
  activities.filter((session) => isOverSession(session, now)).sort((a, b) => byStart(b, a))

/** The next session that takes place. */
export const nextSession = (activities: readonly Activity[], now: Date): Activity | undefined =>
  sessionsAhead(activities, now).find(({ status }) => status !== 'cancelled')

const sharesPitch = (a: Activity, b: Activity): boolean => a.pitchIds.some((id) => b.pitchIds.includes(id))

/** Work on the session's pitch that ends after now and starts before the session, earliest first. */
export const workBefore = (activities: readonly Activity[], session: Activity, now: Date): Activity[] =>
  activities
    .filter(
      (job) =>
        isJob(job) &&
        job.status !== 'cancelled' &&
        sharesPitch(job, session) &&
        Date.parse(job.endDate) > now.getTime() &&
        job.startDate < session.startDate,
    )
    .sort(byStart)

export type Watering = { at: Instant; amount: number | undefined; isPlanned: boolean; minutesBefore: number }

/** The last watering of the session's pitch that is done or planned to end before the session begins; mm, minutes. */
export function wateringBefore(
  activities: readonly Activity[],
  session: Activity,
  now: Date,
): Watering | undefined {
  const last = activities
    .filter(
      (job) =>
        job.activityName === 'irrigation' &&
        sharesPitch(job, session) &&
        job.endDate <= session.startDate &&
        // A planned watering whose time has passed may not have been given.
        (job.status === 'completed' || (isOpen(job) && Date.parse(job.endDate) > now.getTime())),
    )
    .sort((a, b) => byCode(a.endDate, b.endDate))
    .at(-1)
  if (!last) return undefined
  const amount = answerOf(last, 'amount')
  return {
    at: last.endDate,
    amount: typeof amount === 'number' ? amount : undefined,
    isPlanned: last.status !== 'completed',
    minutesBefore: minutesBetween(last.endDate, session.startDate),
  }
}

/** Somebody still knows how a session was. */
const REMIND_HOURS = 7 * 24

/** The latest session that nobody was told about yet, as long as it is fresh; not one that was put off. */
export const unratedSession = (
  activities: readonly Activity[],
  rated: ReadonlySet<Id>,
  now: Date,
): Activity | undefined =>
  sessionsOver(activities, now).find(
    ({ id, endDate }) => now.getTime() - Date.parse(endDate) <= REMIND_HOURS * 3_600_000 && !rated.has(id),
  )

/** Sessions by the day at the ground on which they start, days in order. */
export function byDay(sessions: readonly Activity[], timeZone: string): [Day, Activity[]][] {
  const days = new Map<Day, Activity[]>()
  for (const session of sessions) {
    const day = dayAtGround(session.startDate, timeZone)
    days.set(day, [...(days.get(day) ?? []), session])
  }
  return [...days].sort(([a], [b]) => byCode(a, b))
}
