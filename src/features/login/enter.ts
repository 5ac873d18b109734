import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { identityEndpoints } from '@/api/identity'
import type { Door } from '@/domain/access'
import { resolveLanguage } from '@/i18n/languages'
import { report } from '@/lib/report'
import { chooseLanguage } from '@/session/chooseLanguage'
import { loading, loggedIn, loggedOut, selectSession, type WithSession } from '@/session/sessionSlice'
import { failureOf, type LogInFailure, openSession } from './openSession'

type Credentials = { username: string; password: string }
type Outcome = { failure: LogInFailure } | { role: string } | 'superseded'

/** Credentials, tokens, language: everything between the press and the landing (spec §4). */
export const enter =
  (
    credentials: Credentials,
    area: Door,
  ): ThunkAction<Promise<Outcome>, WithSession, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    dispatch(loading())
    const call = dispatch(identityEndpoints.logIn.initiate(credentials))
    const answer = await call
    call.reset()
    const opened = answer.error ? failureOf(answer.error) : openSession(answer.data, area)
    if (typeof opened === 'string') {
      dispatch(loggedOut())
      return { failure: opened }
    }
    const { userId, role } = opened
    dispatch(loggedIn({ userId, role }))
    const [user, company] = await Promise.all([
      dispatch(identityEndpoints.getUser.initiate(userId, { subscribe: false })),
      dispatch(api.endpoints.getCompany.initiate(undefined, { subscribe: false })),
    ])
    // Whoever cannot be asked who they are gets in all the same: the landing says what is missing.
    if (user.data?.language)
      await chooseLanguage(resolveLanguage(user.data.language, company.data?.country)).catch(report)
    const session = selectSession(getState())
    // Ended while it was being opened: the application has said so already.
    return session.status === 'loggedIn' && session.userId === userId ? { role } : 'superseded'
  }
