import type { Activity } from './activity.ts'
import { groupOf, isLate, isOpen, WORK_GROUPS } from './activityWork.ts'
import { byStart } from './byStart.ts'
import { addDays, dayAtGround } from './groundTime.ts'
import type { Day, Id } from './wire.ts'

/** How far back the home page looks for work that was left open, and for who did what. */
const DAYS_BACK = 7
/** How far ahead it looks for fixtures, leave, and what planned work takes from the store. */
const DAYS_AHEAD = 13

/** The days that a page about today asks for, so that all its parts share one request. */
export const workPeriod = (today: Day) => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, DAYS_AHEAD),
})
/** From today on. It begins a day before, for the days of a query are UTC: in the east this morning is still yesterday's. */
export const aheadPeriod = (today: Day) => ({ from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) })

/** Matches and trainings are fixtures: nobody starts or completes them. */
export const isJob = ({ activityName }: Pick<Activity, 'activityName'>): boolean =>
  activityName !== 'match' && activityName !== 'training'

type Lasting = Pick<Activity, 'startDate' | 'endDate'>

/** Whether work, or a fixture, touches the days at the ground from one to another. */
export const touchesDays = (one: Lasting, { from, to }: { from: Day; to: Day }, timeZone: string): boolean =>
  dayAtGround(one.startDate, timeZone) <= to && lastDayOf(one, timeZone) >= from

/** The jobs that touch a day at the ground, earliest first. */
export const jobsOn = (activities: readonly Activity[], day: Day, timeZone: string): Activity[] =>
  activities
    .filter((activity) => isJob(activity) && touchesDays(activity, { from: day, to: day }, timeZone))
    .sort(byStart)

/** Work that ends at midnight does not touch the next day, epoch ms. */
export const lastMoment = ({ startDate, endDate }: Lasting): number =>
  Math.max(Date.parse(startDate), Date.parse(endDate) - 1)
export const lastDayOf = (one: Lasting, timeZone: string): Day => dayAtGround(lastMoment(one), timeZone)

/** Jobs of earlier days that are still open, earliest first. */
export const leftOpen = (activities: readonly Activity[], today: Day, timeZone: string): Activity[] =>
  activities
    .filter((activity) => isJob(activity) && isOpen(activity) && lastDayOf(activity, timeZone) < today)
    .sort(byStart)

/** Work that nobody is on who works here; who that is need not be known yet. */
export const isNobodys = (
  { userIds }: Pick<Activity, 'userIds'>,
  staff: ReadonlySet<Id> | undefined,
): boolean => (staff ? !userIds.some((id) => staff.has(id)) : userIds.length === 0)

/** Every job that is late, earliest first. */
export const lateJobs = (activities: readonly Activity[], now: Date): Activity[] =>
  activities.filter((activity) => isJob(activity) && isLate(activity, now)).sort(byStart)

/** A day's list in the order in which it matters: late, now, later, done (F3). */
export const byUrgency = (jobs: readonly Activity[], now: Date): Activity[] =>
  jobs.toSorted(
    (a, b) => WORK_GROUPS.indexOf(groupOf(a, now)) - WORK_GROUPS.indexOf(groupOf(b, now)) || byStart(a, b),
  )

/** Minutes since begun work began. */
export const minutesRunning = ({ startDate }: Pick<Activity, 'startDate'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(startDate)) / 60_000))
