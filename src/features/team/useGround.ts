import { useSelector } from 'react-redux'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUserQuery } from '@/api/identity'
import { dayAtGround } from '@/domain/groundTime'
import { isReadOnly } from '@/domain/switches'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { selectUserId } from '@/session/sessionSlice'
import { useNow } from '@/ui/useNow'

/** Where and when this is, who is looking, and whether they may write. */
export function useGround(): {
  today: Day
  userId: Id | undefined
  organizationId: Id | undefined
  canWrite: boolean
} {
  const { timeZone } = useFormat()
  const now = useNow(60_000)
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery()
  const { data: me } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  return {
    today: dayAtGround(now, timeZone),
    userId,
    organizationId: me?.organizationId,
    // Until it is known, nothing is offered that might be refused.
    canWrite: company !== undefined && !isReadOnly(company),
  }
}
