import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot, type Root } from 'react-dom/client'
import { startTexts } from '@/i18n/i18n'
import { resolveLanguage } from '@/i18n/languages'
import { readCookie } from '@/lib/cookies'
import { report } from '@/lib/report'
import { areaOf, loginOf } from '@/domain/access'
import { COOKIE } from '@/session/cookies'
import { loggedOut, selectSession } from '@/session/sessionSlice'
import { readRefresh } from '@/session/tokens'
import { App } from './App'
import { connectBackend } from './backend'
import { ErrorScreen } from './ErrorScreen'
import { createRouter } from './routes'
import { readRuntimeConfig, type RuntimeConfig } from './runtimeConfig'
import { createStore, type AppStore } from './store'
import { hearTabs } from './tabs'
import { applyTheme } from '@/ui/theme'

/** Puts the application on the page, or the error screen where it cannot start. */
export async function start(host: HTMLElement): Promise<void> {
  applyTheme()
  const root = createRoot(host, {
    onUncaughtError: (error) => report(error),
    onCaughtError: (error) => report(error),
  })
  try {
    const language = resolveLanguage(readCookie(COOKIE.locale) ?? navigator.language)
    const [config] = await Promise.all([readRuntimeConfig(), startTexts(language)])
    run(root, config)
  } catch (error) {
    root.render(styled(<ErrorScreen error={error} />))
  }
}

/** One style cache whose rules go in through the CSSOM, which the content policy allows (decision 0004). */
const cache = createCache({ key: 's', speedy: true })
const styled = (children: React.ReactNode) => <CacheProvider value={cache}>{children}</CacheProvider>

function run(root: Root, config: RuntimeConfig): void {
  const { store, element } = assemble(config)
  root.render(element)
  void import('./monitoring/watch').then(({ watch }) => watch(config, store))
}

/** The application for one page: what it is told by its configuration, put together and ready to be drawn. */
export function assemble(config: RuntimeConfig) {
  const store = createStore()
  connectBackend(config, store)
  const router = createRouter(store)
  followSession(store, () => void router.navigate(loginOf(areaOf(location.pathname)), { replace: true }))
  return { store, router, element: styled(<App store={store} router={router} />) }
}

/** The session as other tabs and the browser's history leave it (quality L4, L5). */
function followSession(store: AppStore, leave: () => void): void {
  let wasIn = false
  store.subscribe(() => {
    const session = selectSession(store.getState())
    if (wasIn && session.status === 'loggedOut') leave()
    wasIn = session.status === 'loggedIn'
  })
  hearTabs(({ kind, userId }) => {
    const session = selectSession(store.getState())
    if (session.status !== 'loggedIn') {
      // A login page in another tab has no more to ask.
      if (kind === 'loggedIn' && areaOf(location.pathname) === 'public') location.reload()
    } else if (kind === 'loggedOut' && session.userId === userId) store.dispatch(loggedOut())
    else if (kind === 'loggedIn' && session.userId !== userId) location.reload()
  })
  const recheck = () => {
    if (selectSession(store.getState()).status === 'loggedIn' && readRefresh() === undefined)
      store.dispatch(loggedOut())
  }
  addEventListener('pageshow', ({ persisted }) => persisted && recheck())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && recheck())
}
