import { useDispatch } from 'react-redux'
import type { ShelvedAgain } from '@/domain/shelvedAgain'
import type { Id } from '@/domain/wire'
import { optionalPart } from '@/lib/parts'

type Outcome = { error?: unknown }

const load = () => optionalPart(() => import('./shelveAgain'))

/** The way back for rows of the shed that were deleted just now: what it takes is fetched before somebody wants it. */
export function useShelveAgain() {
  const dispatch = useDispatch()
  return (table: ShelvedAgain['table'], rows: readonly { id: Id; updatedAt?: unknown }[]) => {
    load().catch(() => undefined)
    return async (): Promise<Outcome> => {
      try {
        const { shelveAgain } = await load()
        return await shelveAgain(dispatch, table, rows)
      } catch (error) {
        return { error }
      }
    }
  }
}
