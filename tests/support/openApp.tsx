import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest'
import { forgetKeptAnswers } from '@/api/http/withKeptAnswers'
import { assemble } from '@/app/start'
import { readRuntimeConfig } from '@/app/runtimeConfig'
import { startTexts, switchLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { storeTokens } from '@/session/tokens'
import { startNewEpoch } from '@/session/renewal'
import { loggedOut } from '@/session/sessionSlice'
import { toastQueue } from '@/ui/toasts'
import { ACCOUNTS, DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { createBackend } from '../../src/demo/backend.ts'
import { memoryStorage } from '../../src/demo/memoryStorage.ts'

/** Tuesday, 06:31 at Riverside: the moment of the pictures. */
export const TUESDAY_MORNING = '2026-04-14T05:31:00Z'

/** First names of the people of the embedded backend. */
type Person = 'marta' | 'owen' | 'new.starter' | 'rachel' | 'luca' | 'pete' | 'office' | 'dana'
type Backend = ReturnType<typeof createBackend>

let backend: Backend
/** Only the network is played: the embedded backend answers over HTTP as any other would. */
export const server = setupServer(
  http.get('*/config.json', () =>
    HttpResponse.json({ apiUrl: '/api', sentryDsn: null, environment: 'test', release: 'test' }),
  ),
  http.all('*/api/*', ({ request }) => backend.fetch(request)),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Options = {
  /** Already logged in as this person. */
  as?: Person
  language?: Language
  /** The clock of the device and of the backend; it stands still. */
  now?: string
}

/** Opens the real application at an address, as somebody, against the embedded backend. */
export async function openApp(path: string, { as, language = 'en-GB', now = TUESDAY_MORNING }: Options = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => {
    vi.useRealTimers()
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/; secure; max-age=0`
    localStorage.clear()
    sessionStorage.clear()
    forgetKeptAnswers()
    toastQueue.clear()
  })
  backend = createBackend({ storage: memoryStorage(), now: () => new Date(), secret: 'for tests' })
  // A device on which nothing is kept yet.
  globalThis.indexedDB = new IDBFactory()
  startNewEpoch()
  if (as) await logIn(as)
  document.cookie = `sward_locale=${language}; path=/; secure`
  history.replaceState(null, '', path)
  const [config] = await Promise.all([readRuntimeConfig(), speak(language)])
  const { connection, router, element } = assemble(config)
  const user = userEvent.setup()
  const view = render(element)
  onTestFinished(async () => {
    view.unmount()
    router.dispose()
    // What is still under way ends here, and with it what it would have said in the test that follows, and where it
    // would have led to: the end of the session leads to the log-in page, once that has come.
    router.navigate = () => Promise.resolve()
    const { store } = await connection.get()
    store.dispatch(loggedOut())
    await new Promise(setImmediate)
  })
  return { user, connection, router, backend }
}

async function logIn(person: Person): Promise<void> {
  const account = ACCOUNTS.find(({ email }) => email.startsWith(person))
  if (!account) throw new Error(`nobody is called ${person}`)
  const answer = await backend.fetch(
    new Request('https://sward.test/api/token', {
      method: 'POST',
      body: new URLSearchParams({ username: account.email, password: DEMO_PASSWORD, grant_type: 'password' }),
    }),
  )
  storeTokens((await answer.json()) as Parameters<typeof storeTokens>[0])
}

/**
 * Started anew, the texts would be gone of the parts that an earlier test of the file has loaded; these come only once,
 * and would hide what stands there until their texts have come again.
 */
const speak = (language: Language): Promise<unknown> =>
  i18next.isInitialized ? switchLanguage(language) : startTexts(language)
