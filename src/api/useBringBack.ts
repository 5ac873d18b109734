import { useDispatch, useSelector } from 'react-redux'
import type { Activity, NewActivity } from '@/domain/activity'
import { madeAgain } from '@/domain/madeAgain'
import { selectUserId } from '@/session/sessionSlice'
import { activityEndpoints } from './activities'
import { noteLaterId } from './laterIds'
import { renameWork } from './renameWork'

type Asked<T> = Promise<{ data?: T; error?: unknown }>

/**
 * Makes deleted work again. The backend gives it another id: what this browser keeps by the former one follows it, and so
 * do addresses that name that (docs/decisions/0020).
 */
export function useBringBack(): (work: Activity, again?: NewActivity) => Asked<Activity[]> {
  const dispatch = useDispatch()
  const person = useSelector(selectUserId)
  return async (work, again = madeAgain(work)) => {
    const made = await (dispatch(
      activityEndpoints.addActivity.initiate({ activity: again, key: crypto.randomUUID() }) as never,
    ) as Asked<Activity[]>)
    const [row] = made.data ?? []
    // Where it was not deleted yet, it is the very row.
    if (!row || row.id === work.id) return made
    noteLaterId(person, work.id, row.id)
    await renameWork(dispatch, work.id, row.id)
    return made
  }
}
