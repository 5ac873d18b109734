import type { Middleware } from '@reduxjs/toolkit'
import { fetchSoon } from '@/lib/parts'

/** What is told of a written call; by name, or the login page would load all that can be written. */
type Written = {
  meta?: {
    requestStatus?: string
    arg?: { endpointName?: string; originalArgs: { id: string; activityName?: string; status?: string } }
  }
}

/** A match that is called off or deleted, wherever that was done, leaves its countdown in the plan: whether that is still wanted is asked (B10). */
export const stepsLeft: Middleware = (store) => (next) => (action) => {
  const result = next(action)
  const { requestStatus, arg } = (action as Written).meta ?? {}
  if (requestStatus !== 'fulfilled' || !arg) return result
  const { endpointName, originalArgs: work } = arg
  if (
    endpointName === 'removeActivity' ||
    (endpointName === 'saveActivity' && work.status === 'cancelled' && work.activityName === 'match')
  )
    fetchSoon(
      () => import('./offerStepsOut'),
      (part) => part.offerStepsOut(store, work.id),
    )
  return result
}
