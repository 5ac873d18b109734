import type { Activity } from './activity.ts'
import { isJob } from './dayJobs.ts'
import { addDays, dayAtGround } from './groundTime.ts'
import type { Day } from './wire.ts'

/** How far a coach looks back to give feedback, and how far ahead coach and kitman look, in days. */
const COACH_BACK = 14
const COACH_AHEAD = 7
const KITMAN_AHEAD = 14

export const coachPeriod = (today: Day) => ({
  from: addDays(today, -COACH_BACK),
  to: addDays(today, COACH_AHEAD),
})
export const kitmanPeriod = (today: Day) => ({ from: today, to: addDays(today, KITMAN_AHEAD) })

const byStart = (a: Activity, b: Activity): number =>
  a.startDate.localeCompare(b.startDate) || a.id.localeCompare(b.id)

/** Matches and trainings that are on or still to come, earliest first. */
export const sessionsAhead = (activities: readonly Activity[], now: Date): Activity[] =>
  activities.filter((session) => !isJob(session) && Date.parse(session.endDate) > now.getTime()).sort(byStart)

/** Matches and trainings that are over and took place, latest first. */
export const sessionsOver = (activities: readonly Activity[], now: Date): Activity[] =>
  activities
    .filter(
      (session) =>
        !isJob(session) && session.status !== 'cancelled' && Date.parse(session.endDate) <= now.getTime(),
    )
    .sort((a, b) => byStart(b, a))

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

/** The last watering of the session's pitch that is done. */
export const lastWatering = (activities: readonly Activity[], session: Activity): Activity | undefined =>
  activities
    .filter(
      (job) => job.activityName === 'irrigation' && job.status === 'completed' && sharesPitch(job, session),
    )
    .sort(byStart)
    .at(-1)

/** Sessions by the day at the ground on which they start, days in order. */
export function byDay(sessions: readonly Activity[], timeZone: string): [Day, Activity[]][] {
  const days = new Map<Day, Activity[]>()
  for (const session of sessions) {
    const day = dayAtGround(session.startDate, timeZone)
    days.set(day, [...(days.get(day) ?? []), session])
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b))
}
