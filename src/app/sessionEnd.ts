import type { Middleware } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { areaOfRole } from '@/domain/access'
import type { Role } from '@/domain/user'
import { forgetAllButDrafts, forgetOthersDrafts, forgetTab } from '@/session/drafts'
import { rememberDoor } from '@/session/lastDoor'
import { startNewEpoch } from '@/session/renewal'
import {
  loggedIn,
  loggedOut,
  type SessionMessage,
  type SessionState,
  type WithSession,
} from '@/session/sessionSlice'
import { clearTokens } from '@/session/tokens'
import { tellTabs } from './tabs'

/** Everything that belongs to a person goes with the session, whatever ended it (spec §4, quality L1). */
export const sessionEnd: Middleware<object, WithSession> = (store) => (next) => (action) => {
  const before = store.getState().session
  const result = next(action)
  if (loggedOut.match(action)) {
    forget(before, action.payload?.message)
    store.dispatch(api.util.resetApiState())
  } else if (loggedIn.match(action)) welcome(before, action.payload)
  return result
}

function forget(before: SessionState, message: SessionMessage | undefined): void {
  startNewEpoch()
  clearTokens()
  // A session that was lost, or a password that was wrong, costs nobody what they had typed.
  if (before.status === 'loggedIn' && message) forgetAllButDrafts(before.userId)
  else if (before.status !== 'loading') forgetTab()
  if (before.status === 'loggedIn') tellTabs({ kind: 'loggedOut', userId: before.userId, reason: message })
}

function welcome(before: SessionState, { userId, role }: { userId: string; role: Role }): void {
  rememberDoor(areaOfRole(role))
  forgetOthersDrafts(userId)
  if (before.status !== 'loggedIn' || before.userId !== userId) tellTabs({ kind: 'loggedIn', userId })
}
