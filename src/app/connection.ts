import { Provider } from 'react-redux'
import { api } from '@/api/api'
import { forgetKeptAnswers } from '@/api/http/withKeptAnswers'
import { identityEndpoints } from '@/api/identity'
import { areaOfRole, type Visitor } from '@/domain/access'
import type { Company } from '@/domain/company'
import { currentLanguage, switchLanguage } from '@/i18n/i18n'
import { laterTexts } from '@/i18n/laterTexts'
import { FALLBACK, resolveLanguage } from '@/i18n/languages'
import { readCookie } from '@/lib/cookies'
import { fetchSoon } from '@/lib/parts'
import { problemOf } from '@/lib/problem'
import { type Claims, readClaims } from '@/session/claims'
import { COOKIE } from '@/session/cookies'
import { forgetPerson, readPerson, rememberPerson } from '@/session/rememberedPerson'
import { loggedIn, loggedOut, selectSession, type SessionMessage } from '@/session/sessionSlice'
import { readAccess, readRefresh } from '@/session/tokens'
import { connectBackend } from './backend'
import { connectOutbox, loadOutbox } from './outbox'
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
  connectOutbox(config, store)
  followSession(store, leave)
  // Before somebody logs in there is time for what goes on beside every page: its first answers would wait behind it.
  if (readRefresh() === undefined) fetchSoon(() => Promise.all([loadBeside(), loadOutbox()]))
  return {
    store,
    Provider,
    knownVisitor: () => knownVisitor(store),
    companyOf: () => companyOf(store),
  }
}

const loadBeside = () => import('./afterComingIn')

/** Who is logged in by the tokens that are there; an access token that has run out is renewed first (quality T15). */
async function knownVisitor(store: AppStore): Promise<Visitor> {
  if (readAccess() === undefined) {
    // Any call that needs a token renews it; this one is needed anyway.
    const { error } = await store.dispatch(
      api.endpoints.getCompany.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    if (readAccess() === undefined) {
      if (problemOf(error).kind === 'sessionEnded' || readRefresh() === undefined) return null
      // No token can be had, and an answer all the same: it was kept here. Its person may read what else was (quality O1).
      const person = error === undefined ? readPerson() : undefined
      if (person) return enter(store, person)
      throw new SessionUnknown()
    }
  }
  const claims = claimsOf(readAccess())
  return claims ? enter(store, claims) : null
}

async function enter(store: AppStore, { userId, role }: Pick<Claims, 'userId' | 'role'>): Promise<Visitor> {
  const session = selectSession(store.getState())
  if (session.status !== 'loggedIn' || session.userId !== userId || session.role !== role) {
    store.dispatch(loggedIn({ userId, role }))
    await speakOwnLanguage(store, userId)
  }
  return { role }
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

/**
 * The interface speaks the person's language before their page is drawn (spec §2); a chosen one stays. Both answers are
 * what every page draws first: they are asked for while its code is on its way.
 */
async function speakOwnLanguage(store: AppStore, userId: string): Promise<void> {
  const answers = Promise.all([
    store.dispatch(identityEndpoints.getUser.initiate(userId, { subscribe: false })),
    companyOf(store),
  ])
  if (readCookie(COOKIE.locale) !== undefined) return
  const [user, company] = await answers
  if (user.data?.language) await switchLanguage(resolveLanguage(user.data.language, company?.country))
}

/** What the device does for whoever is logged in: it knows them again without a network, and keeps the pages. */
function comeIn(person: Pick<Claims, 'userId' | 'role'>): void {
  rememberPerson(person)
  fetchSoon(loadBeside, ({ afterComingIn }) => afterComingIn())
}

/** The session as this page, other tabs and the browser's history leave it (quality L4, L5). */
function followSession(store: AppStore, leave: Leave): void {
  let last = selectSession(store.getState())
  store.subscribe(() => {
    const session = selectSession(store.getState())
    if (session.status === 'loggedIn' && session !== last) comeIn(session)
    if (last.status === 'loggedIn' && session.status === 'loggedOut') {
      forgetPerson()
      forgetKeptAnswers()
      leave(areaOfRole(last.role), session.message)
    }
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
