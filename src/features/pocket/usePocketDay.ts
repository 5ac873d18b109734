import { useSelector } from 'react-redux'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Activity } from '@/domain/activity'
import { groupOf } from '@/domain/activityWork'
import { byUrgency, jobsOn, leftOpen, workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { selectUserId } from '@/session/sessionSlice'
import { useNow } from '@/ui/useNow'

const FIVE_MINUTES = 300_000
/** So many are shown as what comes next. */
const NEXT = 3

/** A person's own jobs of today, with what was left open before; read again every five minutes. */
export function usePocketDay() {
  const now = useNow()
  const { timeZone } = useFormat()
  const userId = useSelector(selectUserId)
  const today = dayAtGround(now, timeZone)
  const query = useGetActivitiesQuery(workPeriod(today), { pollingInterval: FIVE_MINUTES })
  const { data: local } = useGetLocalDataQuery()
  const mine = ({ userIds }: Activity) => userId !== undefined && userIds.includes(userId)
  const jobsOf = (activities: readonly Activity[]) => [
    ...leftOpen(activities, today, timeZone).filter(mine),
    ...jobsOn(activities, today, timeZone).filter(mine),
  ]
  return {
    now,
    today,
    query,
    pauses: local?.jobPauses ?? {},
    jobsOf,
    running: (activities: readonly Activity[]) =>
      jobsOf(activities).filter((job) => groupOf(job, now) === 'now'),
    next: (activities: readonly Activity[]) =>
      byUrgency(jobsOf(activities), now)
        .filter((job) => ['late', 'later'].includes(groupOf(job, now)))
        .slice(0, NEXT),
  }
}

export type PocketDayState = ReturnType<typeof usePocketDay>
