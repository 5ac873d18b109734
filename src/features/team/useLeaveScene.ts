import { useMemo } from 'react'
import { useGetUsersQuery } from '@/api/identity'
import { useGetLocalDataQuery } from '@/api/localData'
import { useLeave, useNonWorkingDays } from '@/api/useLeave'
import { isStaff } from '@/domain/access'
import { leaveStretches } from '@/domain/leave'
import type { Day, Instant } from '@/domain/wire'
import type { QueryLike } from '@/ui/QueryState'
import type { LeaveScene } from './leaveScene'
import { useGround } from './useGround'

/** So many people may be off before it is remarked on, until somebody says otherwise. */
const MOST_OFF = 3

/** Leave of those who work here, and non-working days, between two days, as the grids need them. */
export function useLeaveScene(from: Day, to: Day): QueryLike<LeaveScene> & { sentAt: Instant | undefined } {
  const { today, organizationId, canWrite } = useGround()
  const leave = useLeave(from, to)
  const free = useNonWorkingDays(from, to, organizationId)
  const { data: users } = useGetUsersQuery()
  const { data: local } = useGetLocalDataQuery()
  const mostOff = local?.mostOff ?? MOST_OFF
  const scene = useMemo<LeaveScene | undefined>(() => {
    if (!leave.data || !free.data) return undefined
    const nonWorking = new Set(free.data.map(({ date }) => date))
    // Who has left has no line, and is missed by nobody on a day on which they were to be away.
    const staff = users && new Set(users.filter(isStaff).map(({ id }) => id))
    const daysOff = staff ? leave.data.filter(({ user }) => staff.has(user)) : leave.data
    return {
      daysOff,
      stretches: leaveStretches(daysOff, nonWorking),
      nonWorking,
      mostOff,
      today,
      canWrite,
    }
  }, [leave.data, free.data, users, mostOff, today, canWrite])
  return {
    data: scene,
    sentAt: leave.sentAt,
    error: leave.error ?? free.error,
    isFetching: leave.isFetching || free.isFetching,
    refetch: () => {
      leave.refetch()
      free.refetch()
    },
  }
}
