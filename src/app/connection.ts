import { Provider } from 'react-redux'
import { api } from '@/api/api'
import { identityEndpoints } from '@/api/identity'
import { areaOfRole, type Visitor } from '@/domain/access'
import type { Company } from '@/domain/company'
import { currentLanguage, switchLanguage } from '@/i18n/i18n'
import { laterTexts } from '@/i18n/laterTexts'
import { FALLBACK, resolveLanguage } from '@/i18n/languages'
import { readCookie } from '@/lib/cookies'
import { problemOf } from '@/lib/problem'
import { type Claims, readClaims } from '@/session/claims'
import { COOKIE } from '@/session/cookies'
import { loggedIn, loggedOut, selectSession, type SessionMessage } from '@/session/sessionSlice'
import { readAccess, readRefresh } from '@/session/tokens'
import { connectBackend } from './backend'
import type { RuntimeConfig } from './runtimeConfig'
import { SessionUnknown } from './sessionUnknown'
import { type AppStore, createStore } from './store'
import { hearTabs } from './tabs'

// The page that comes next asks for its texts; where they are is fetched meanwhile.
for (const language of [currentLanguage(), FALLBACK]) laterTexts(language).catch(() => undefined)

/** Takes the person to the login page of their area, with the reason if there is one. */
export type Leave = (area: 'staff' | 'coach' | 'player', message: SessionMessage | undefined) => void
export type Connection = ReturnType<typeof connect>

/** The store, and the backend behind it: everything that only somebody who is logged in, or about to be, needs. */
export function connect(config: RuntimeConfig, leave: Leave) {
  const store = createStore()
  connectBackend(config, store)
  followSession(store, leave)
  return {
    store,
    Provider,
    knownVisitor: () => knownVisitor(store),
    companyOf: () => companyOf(store),
  }
}

/** Who is logged in by the tokens that are there; an access token that has run out is renewed first (quality T15). */
async function knownVisitor(store: AppStore): Promise<Visitor> {
  if (readAccess() === undefined) {
    // Any call that needs a token renews it; this one is needed anyway.
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
    await speakOwnLanguage(store, claims)
  }
  return { role: claims.role }
}

/** The company, or undefined when it cannot be had. */
async function companyOf(store: AppStore): Promise<Company | undefined> {
  return (await store.dispatch(api.endpoints.getCompany.initiate(undefined, { subscribe: false }))).data
}

function claimsOf(token: string | undefined): Claims | undefined {
  try {
    return token === undefined ? undefined : readClaims(token)
  } catch {
    return undefined
  }
}

/** The interface speaks the person's language before their page is drawn (spec §2); a chosen one stays. */
async function speakOwnLanguage(store: AppStore, { userId }: Claims): Promise<void> {
  if (readCookie(COOKIE.locale) !== undefined) return
  const [user, company] = await Promise.all([
    store.dispatch(identityEndpoints.getUser.initiate(userId, { subscribe: false })),
    companyOf(store),
  ])
  if (user.data?.language) await switchLanguage(resolveLanguage(user.data.language, company?.country))
}

/** The session as this page, other tabs and the browser's history leave it (quality L4, L5). */
function followSession(store: AppStore, leave: Leave): void {
  let last = selectSession(store.getState())
  store.subscribe(() => {
    const session = selectSession(store.getState())
    if (last.status === 'loggedIn' && session.status === 'loggedOut')
      leave(areaOfRole(last.role), session.message)
    last = session
  })
  hearTabs((told) => {
    const session = selectSession(store.getState())
    if (session.status !== 'loggedIn') return
    const isSame = session.userId === told.userId
    if (told.kind === 'loggedOut' && isSame)
      store.dispatch(loggedOut(told.reason && { message: told.reason }))
    else if (told.kind === 'loggedIn' && !isSame) location.reload()
  })
  const recheck = () => {
    if (selectSession(store.getState()).status === 'loggedIn' && readRefresh() === undefined)
      store.dispatch(loggedOut())
  }
  addEventListener('pageshow', ({ persisted }) => persisted && recheck())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && recheck())
}
