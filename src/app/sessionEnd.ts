import { createListenerMiddleware } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { startNewEpoch } from '@/session/renewal'
import { loggedIn, loggedOut, type WithSession } from '@/session/sessionSlice'
import { clearTokens } from '@/session/tokens'
import { tellTabs } from './tabs'

/** Everything that belongs to a person goes with the session, whatever ended it (spec §4, quality L1). */
export const sessionEnd = createListenerMiddleware<WithSession>()

sessionEnd.startListening({
  actionCreator: loggedOut,
  effect: (_, { dispatch, getOriginalState }) => {
    const before = getOriginalState().session
    startNewEpoch()
    clearTokens()
    clearSessionStorage()
    dispatch(api.util.resetApiState())
    if (before.status === 'loggedIn') tellTabs({ kind: 'loggedOut', userId: before.userId })
  },
})

sessionEnd.startListening({
  actionCreator: loggedIn,
  effect: ({ payload: { userId } }, { getOriginalState }) => {
    const before = getOriginalState().session
    if (before.status !== 'loggedIn' || before.userId !== userId) tellTabs({ kind: 'loggedIn', userId })
  },
})

/** Storage throws where a browser blocks it (quality O13). */
function clearSessionStorage(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}
