import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { selectUserId } from '@/session/sessionSlice'
import { useGetUserQuery } from './identity'
import { useGetNonWorkingDaysQuery } from './leave'
import type { Period } from './period'

/** The days on which nobody of one's own organisation is due; uninitialized until it is known which that is. */
export function useNonWorkingDays(period: Period, options?: { refetchOnReconnect?: boolean }) {
  const { data: me } = useGetUserQuery(useSelector(selectUserId) ?? skipToken)
  const organizationId = me?.organizationId
  return useGetNonWorkingDaysQuery(
    organizationId === undefined ? skipToken : { ...period, organizationId },
    options,
  )
}
