import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useGetCompanyQuery } from '@/api/api'
import { selectUserId } from '@/session/sessionSlice'
import { roundPageKey } from './roundPageKey'
import { onRoundPage, readRoundPage } from './roundStore'

/** The rounds that this person has put aside here for this company, and where they are kept. */
export function useRoundPage() {
  const userId = useSelector(selectUserId) ?? ''
  const { data: company } = useGetCompanyQuery()
  const key = roundPageKey(userId, company?.id ?? '')
  const page = useSyncExternalStore(onRoundPage, () => readRoundPage(key))
  return { key, userId, company, ...page }
}
