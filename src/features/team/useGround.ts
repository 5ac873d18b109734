import { useSelector } from 'react-redux'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUserQuery } from '@/api/identity'
import { isReadOnly } from '@/domain/switches'
import type { Day, Id } from '@/domain/wire'
import { selectUserId } from '@/session/sessionSlice'
import { useToday } from '@/ui/useToday'

/** Where and when this is, who is looking, and whether they may write. */
export function useGround(): {
  today: Day
  userId: Id | undefined
  organizationId: Id | undefined
  canWrite: boolean
} {
  const today = useToday()
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery()
  const { data: me } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  return {
    today,
    userId,
    organizationId: me?.organizationId,
    // Until it is known, nothing is offered that might be refused.
    canWrite: company !== undefined && !isReadOnly(company),
  }
}
