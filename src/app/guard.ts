import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { api } from '@/api/api'
import { identityEndpoints } from '@/api/identity'
import { decideAccess, type Visitor } from '@/domain/access'
import { type Feature, isOn } from '@/domain/switches'
import { resolveLanguage } from '@/i18n/languages'
import { switchLanguage } from '@/i18n/i18n'
import { readCookie } from '@/lib/cookies'
import { problemOf } from '@/lib/problem'
import { type Claims, readClaims } from '@/session/claims'
import { COOKIE } from '@/session/cookies'
import { loggedIn, loggedOut, selectSession } from '@/session/sessionSlice'
import { readAccess, readRefresh } from '@/session/tokens'
import type { AppStore } from './store'

/** Runs before every navigation: nothing of a page is loaded or drawn before its visitor may see it (quality A6). */
export const guard =
  (store: AppStore): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url)
    const visitor = await whoIsHere(store)
    const decision = decideAccess({ path: url.pathname, search: url.search, origin: url.origin }, visitor)
    if (decision.kind === 'allow') return next()
    if (decision.clear) store.dispatch(loggedOut(keepMessage(store)))
    throw redirect(decision.to)
  }

/** A page behind a switch is not there for a company without it: its deep link is /404 (product.md). */
export const requireFeature =
  (store: AppStore, feature: (url: URL) => Feature | undefined): MiddlewareFunction =>
  async ({ request }, next) => {
    const needed = feature(new URL(request.url))
    if (needed === undefined) return next()
    const { data } = await store.dispatch(api.endpoints.getCompany.initiate(undefined, { subscribe: false }))
    if (data && !isOn(needed, data)) throw redirect('/404')
    return next()
  }

/** Somebody is logged in, but the backend cannot be reached to say who: the session is kept (quality T8). */
export class SessionUnknown extends Error {
  override name = 'SessionUnknown'
}

async function whoIsHere(store: AppStore): Promise<Visitor> {
  if (readAccess() === undefined) {
    if (readRefresh() === undefined) return null
    // Any call that needs a token renews it; this one is needed anyway (quality T15).
    const { error } = await store.dispatch(
      api.endpoints.getCompany.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    if (readAccess() === undefined) {
      if (problemOf(error).kind === 'sessionEnded' || readRefresh() === undefined) return null
      throw new SessionUnknown()
    }
  }
  const claims = claimsOf(readAccess())
  if (!claims) return null
  const session = selectSession(store.getState())
  if (session.status !== 'loggedIn' || session.userId !== claims.userId || session.role !== claims.role) {
    store.dispatch(loggedIn({ userId: claims.userId, role: claims.role }))
    await useOwnLanguage(store, claims)
  }
  return { role: claims.role }
}

function claimsOf(token: string | undefined): Claims | undefined {
  try {
    return token === undefined ? undefined : readClaims(token)
  } catch {
    return undefined
  }
}

/** The interface speaks the person's language before their page is drawn (spec §2); a chosen one stays. */
async function useOwnLanguage(store: AppStore, { userId }: Claims): Promise<void> {
  if (readCookie(COOKIE.locale) !== undefined) return
  const [user, company] = await Promise.all([
    store.dispatch(identityEndpoints.getUser.initiate(userId, { subscribe: false })),
    store.dispatch(api.endpoints.getCompany.initiate(undefined, { subscribe: false })),
  ])
  if (user.data?.language) await switchLanguage(resolveLanguage(user.data.language, company.data?.country))
}

/** A message that says why the session ended is still to be read on the login page. */
function keepMessage(store: AppStore) {
  const session = selectSession(store.getState())
  return session.status === 'loggedOut' && session.message ? { message: session.message } : undefined
}
