import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { useGetUserQuery } from '@/api/identity'
import { useGetNonWorkingDaysQuery } from '@/api/leave'
import { aheadPeriod } from '@/domain/dayJobs'
import { nearestWorking } from '@/domain/recurrence'
import type { Day } from '@/domain/wire'
import { selectUserId } from '@/session/sessionSlice'
import { useToday } from '@/ui/useToday'

/** The next day after this one, and after today, on which people work; undefined where that is not known. */
export function useNextWorkingDay(after: Day): Day | undefined {
  const today = useToday()
  const period = aheadPeriod(today)
  const { data: user } = useGetUserQuery(useSelector(selectUserId) ?? skipToken)
  const organizationId = user?.organizationId
  const { data: closed } = useGetNonWorkingDaysQuery(
    organizationId === undefined ? skipToken : { ...period, organizationId },
  )
  const next =
    closed && nearestWorking(after < today ? today : after, new Set(closed.map(({ date }) => date)), 1)
  return next !== undefined && next <= period.to ? next : undefined
}
