import { api, type Tag } from '@/api/api'
import { setTransport } from '@/api/http/transport'
import { currentLanguage } from '@/i18n/i18n'
import { setDemoMode } from '@/session/demoMode'
import type { RuntimeConfig } from './runtimeConfig'
import type { AppStore } from './store'

/** What another tab may have changed in the embedded backend. */
const CHANGEABLE: Tag[] = [
  'Activity',
  'Cocktail',
  'DayOff',
  'Equipment',
  'Feedback',
  'NonWorkingDay',
  'Pitch',
  'Suggestion',
  'Supply',
  'Turf',
  'User',
]

/** The embedded backend, started when it is first asked. What another tab writes there is read again here. */
let connected: Promise<ReturnType<(typeof import('@/demo/connect'))['connectDemo']>> | undefined
function demo(store: AppStore) {
  connected ??= import('@/demo/connect').then(({ connectDemo }) => {
    const backend = connectDemo()
    backend.onChange(() => store.dispatch(api.util.invalidateTags(CHANGEABLE)))
    return backend
  })
  return connected
}

/** Sends calls to the backend that the configuration names, or to the embedded one. */
export function connectBackend({ apiUrl }: Pick<RuntimeConfig, 'apiUrl'>, store: AppStore): void {
  const embedded: typeof fetch = async (input, init) => (await demo(store)).fetch(new Request(input, init))
  setTransport({
    baseUrl: new URL(apiUrl ?? '/api', location.origin).href,
    fetch: apiUrl === null ? embedded : (input, init) => fetch(input, init),
    language: currentLanguage,
  })
  if (apiUrl !== null) return setDemoMode(undefined)
  setDemoMode({
    accounts: async () => {
      const { ACCOUNTS, DEMO_PASSWORD } = await import('@/demo/accounts')
      return { accounts: ACCOUNTS, password: DEMO_PASSWORD }
    },
    reset: async () => (await demo(store)).reset(),
  })
}
