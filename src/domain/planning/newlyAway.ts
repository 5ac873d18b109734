import type { Activity } from '../activity.ts'
import type { DayOff } from '../daysOff.ts'
import type { Day, Id } from '../wire.ts'
import { daySpan } from './daySpans.ts'

type Work = Pick<Activity, 'startDate' | 'endDate' | 'userIds' | 'status'>
/** Somebody who gets work on a day on which they are off. */
export type Away = { user: Id; date: Day; leaveType: DayOff['leaveType'] }

/**
 * Who would get work on a day off by changes of a plan (F15), each person and day once, in order of the days. `before`
 * is undefined for work that is new. Whoever was planned on that day off before has been asked about already, and work
 * that is done or called off takes nobody's time.
 */
export function newlyAway(
  changes: readonly { before?: Work | undefined; after: Work }[],
  daysOff: readonly DayOff[],
  timeZone: string,
): Away[] {
  const found = new Map<string, Away>()
  for (const { before, after } of changes) {
    if (after.status === 'completed' || after.status === 'cancelled') continue
    for (const { user, date, leaveType } of daysOff)
      if (falls(after, user, date, timeZone) && !(before && falls(before, user, date, timeZone)))
        found.set(`${date} ${user}`, { user, date, leaveType })
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, away]) => away)
}

function falls({ startDate, endDate, userIds }: Work, user: Id, date: Day, timeZone: string): boolean {
  if (!userIds.includes(user)) return false
  const day = daySpan(date, timeZone)
  return day !== undefined && Date.parse(startDate) < day.end && day.start < Date.parse(endDate)
}
