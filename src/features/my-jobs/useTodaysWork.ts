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
  const mine = ({ userIds }: Activity) => userId !== undefined && userIds.includes(userId)
  const filter = useWorkFilter()
  const passes = workPasses(filter, userId)
  // Whose my jobs are is no question.
  const own = workPasses({ ...filter, mine: false, people: [] })
  return {
    now,
    today,
    query,
    jobs: (activities: readonly Activity[]) => jobsOn(activities.filter(passes), today, timeZone),
    /** Something may be out of sight. */
    isFiltered: workFiltersOn(filter) > 0,
    myJobs: (activities: readonly Activity[]) => [
      ...leftOpen(activities, today, timeZone).filter((job) => mine(job) && own(job)),
      ...jobsOn(activities, today, timeZone).filter((job) => mine(job) && own(job)),
    ],
  }
}
