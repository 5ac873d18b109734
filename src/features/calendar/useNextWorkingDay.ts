import { useNonWorkingDays } from '@/api/useNonWorkingDays'
import { aheadPeriod } from '@/domain/dayJobs'
import { nearestWorking } from '@/domain/recurrence'
import type { Day } from '@/domain/wire'
import { useToday } from '@/ui/useToday'

/** The next day after this one, and after today, on which people work; undefined where that is not known. */
export function useNextWorkingDay(after: Day): Day | undefined {
  const today = useToday()
  const period = aheadPeriod(today)
  const { data: closed } = useNonWorkingDays(period)
  const next =
    closed && nearestWorking(after < today ? today : after, new Set(closed.map(({ date }) => date)), 1)
  return next !== undefined && next <= period.to ? next : undefined
}
