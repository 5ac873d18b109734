import { createListenerMiddleware } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { forgetAllButDrafts, forgetOthersDrafts, forgetTab } from '@/session/drafts'
import { startNewEpoch } from '@/session/renewal'
import { loggedIn, loggedOut, type WithSession } from '@/session/sessionSlice'
import { clearTokens } from '@/session/tokens'
import { tellTabs } from './tabs'

/** Everything that belongs to a person goes with the session, whatever ended it (spec §4, quality L1). */
export const sessionEnd = createListenerMiddleware<WithSession>()

sessionEnd.startListening({
  actionCreator: loggedOut,
  effect: ({ payload }, { dispatch, getOriginalState }) => {
    const before = getOriginalState().session
    startNewEpoch()
    clearTokens()
    // A session that was lost, or a password that was wrong, costs nobody what they had typed.
    if (before.status === 'loggedIn' && payload?.message) forgetAllButDrafts(before.userId)
    else if (before.status !== 'loading') forgetTab()
    dispatch(api.util.resetApiState())
    if (before.status === 'loggedIn')
      tellTabs({ kind: 'loggedOut', userId: before.userId, reason: payload?.message })
  },
})

sessionEnd.startListening({
  actionCreator: loggedIn,
  effect: ({ payload: { userId } }, { getOriginalState }) => {
    const before = getOriginalState().session
    forgetOthersDrafts(userId)
    if (before.status !== 'loggedIn' || before.userId !== userId) tellTabs({ kind: 'loggedIn', userId })
  },
})
