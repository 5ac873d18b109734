import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { areaOf, loginOf } from '@/domain/access'
import { startTexts } from '@/i18n/i18n'
import { resolveLanguage } from '@/i18n/languages'
import { readCookie } from '@/lib/cookies'
import { lazyOnce } from '@/lib/lazyOnce'
import { report } from '@/lib/report'
import { setRelease } from '@/lib/version'
import { takeResetLink } from '@/features/password/resetLink'
import { ConnectionContext } from '@/session/connectionContext'
import { COOKIE } from '@/session/cookies'
import { applyTheme } from '@/ui/theme'
import { followReleases, optionalPart } from '@/lib/parts'
import type { Leave } from './connection'
import { announceDemo } from './demo'
import { ErrorScreen } from './ErrorScreen'
import { createRouter, warm } from './routes'
import { readRuntimeConfig, type RuntimeConfig } from './runtimeConfig'
import { hearTabs } from './tabs'

/** Puts the application on the page, or the error screen where it cannot start. */
export async function start(host: HTMLElement): Promise<void> {
  takeResetLink()
  applyTheme()
  followReleases()
  const root = createRoot(host, {
    onUncaughtError: (error) => report(error),
    onCaughtError: (error) => report(error),
  })
  try {
    const language = resolveLanguage(readCookie(COOKIE.locale) ?? navigator.language)
    warm(location.pathname, language)
    const [config] = await Promise.all([readRuntimeConfig(), startTexts(language)])
    run(root, config)
  } catch (error) {
    root.render(<ErrorScreen error={error} />)
  }
}

function run(root: Root, config: RuntimeConfig): void {
  const { element, connection } = assemble(config)
  root.render(element)
  optionalPart(() => import('./monitoring/watch')).then(
    ({ watch }) => watch(config, connection),
    () => undefined,
  )
}

/** The application for one page: what it is told by its configuration, put together and ready to be drawn. */
export function assemble(config: RuntimeConfig) {
  announceDemo(config)
  setRelease(config.release)
  // Who has lost their session comes back to where they were; who has logged out begins anew.
  const leave: Leave = (area, message) => {
    const back = message ? `?redirect=${encodeURIComponent(location.pathname + location.search)}` : ''
    void router.navigate(loginOf(area) + back, { replace: true, state: { message } })
  }
  const connection = lazyOnce(async () => (await import('./connection')).connect(config, leave))
  const router = createRouter(connection)
  hearTabs(({ kind }) => {
    // A login page has no more to ask once somebody has logged in in another tab.
    if (kind === 'loggedIn' && areaOf(location.pathname) === 'public') location.reload()
  })
  const element = (
    <ConnectionContext value={connection.get}>
      <RouterProvider router={router} />
    </ConnectionContext>
  )
  return { connection, router, element }
}
