import type { Activity } from './activity.ts'
import { toInstant } from './groundTime.ts'

type Work = Pick<Activity, 'status' | 'startDate' | 'endDate'>

/** Planned work whose time to start has passed by more than this is late. */
const GRACE_MINUTES = 15

export const isOpen = ({ status }: Work): boolean => status === 'planned' || status === 'in_progress'

/** Planned work that should have begun, or begun work that should have ended. */
export function isLate(work: Work, now: Date): boolean {
  const due =
    work.status === 'planned' ? work.startDate : work.status === 'in_progress' ? work.endDate : undefined
  return due !== undefined && Date.parse(due) + GRACE_MINUTES * 60_000 < now.getTime()
}

/** Share of begun work's time that has passed, 0–1; 0 for work that has not begun. */
export function elapsedShare({ status, startDate, endDate }: Work, now: Date): number {
  if (status !== 'in_progress') return 0
  const length = Date.parse(endDate) - Date.parse(startDate)
  return length <= 0 ? 1 : Math.min(1, Math.max(0, (now.getTime() - Date.parse(startDate)) / length))
}

/** The activity begun now; its length stays as planned. */
export function begun(activity: Activity, now: Date): Activity {
  const length = Date.parse(activity.endDate) - Date.parse(activity.startDate)
  return {
    ...activity,
    status: 'in_progress',
    startDate: toInstant(now),
    endDate: toInstant(now.getTime() + Math.max(0, length)),
  }
}

/** The activity done: begun work ends now, work that was never begun keeps its planned times. */
export function completed(activity: Activity, now: Date): Activity {
  if (activity.status !== 'in_progress') return { ...activity, status: 'completed' }
  const end = Math.max(now.getTime(), Date.parse(activity.startDate) + 60_000)
  return { ...activity, status: 'completed', endDate: toInstant(end) }
}

/** Groups of a day's list in the order in which they matter (F3). */
export const WORK_GROUPS = ['late', 'now', 'later', 'done'] as const
export type WorkGroup = (typeof WORK_GROUPS)[number]
export function groupOf(work: Work, now: Date): WorkGroup {
  if (!isOpen(work)) return 'done'
  if (work.status === 'in_progress') return 'now'
  return isLate(work, now) ? 'late' : 'later'
}
