import { useSelector } from 'react-redux'
import { useGetActivitiesQuery } from '@/api/activities'
import type { Activity } from '@/domain/activity'
import { workFiltersOn, workPasses } from '@/domain/calendarFilter'
import { jobsOn, leftOpen, workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useWorkFilter } from '@/session/filterContext'
import { selectUserId } from '@/session/sessionSlice'
import { useNow } from '@/ui/useNow'

const FIVE_MINUTES = 300_000

/** Today's jobs, read again every five minutes; what was left open on earlier days is mine still, not the team's. */
export function useTodaysWork() {
  const now = useNow()
  const { timeZone } = useFormat()
  const userId = useSelector(selectUserId)
  const today: Day = dayAtGround(now, timeZone)
  const query = useGetActivitiesQuery(workPeriod(today), { pollingInterval: FIVE_MINUTES })
  const filter = useWorkFilter()
  const passes = workPasses(filter, userId)
  // Whose my jobs are is no question.
  const own = workPasses({ ...filter, mine: false, people: [] })
  const mine = (job: Activity) => userId !== undefined && job.userIds.includes(userId) && own(job)
  const jobs = (activities: readonly Activity[]) => jobsOn(activities.filter(passes), today, timeZone)
  return {
    now,
    today,
    query,
    jobs,
    /** Something may be out of sight. */
    isFiltered: workFiltersOn(filter) > 0,
    /** Mine, or also those of the others and of nobody. */
    listed: (activities: readonly Activity[], isAll: boolean) => [
      ...leftOpen(activities, today, timeZone).filter(mine),
      ...(isAll ? jobs(activities) : jobsOn(activities, today, timeZone).filter(mine)),
    ],
  }
}
