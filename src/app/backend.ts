import { api, type Tag } from '@/api/api'
import { setTransport } from '@/api/http/transport'
import { currentLanguage } from '@/i18n/i18n'
import { demoBackend } from './demo'
import type { RuntimeConfig } from './runtimeConfig'

type Store = { dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown }

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

/** Sends calls to the backend that the configuration names, or to the embedded one. */
export function connectBackend({ apiUrl }: Pick<RuntimeConfig, 'apiUrl'>, store: Store): void {
  let following = false
  const embedded: typeof fetch = async (input, init) => {
    const backend = await demoBackend()
    if (!following) {
      following = true
      // What another tab writes there is read again here.
      backend.onChange(() => store.dispatch(api.util.invalidateTags(CHANGEABLE)))
    }
    return backend.fetch(new Request(input, init))
  }
  setTransport({
    baseUrl: new URL(apiUrl ?? '/api', location.origin).href,
    fetch: apiUrl === null ? embedded : (input, init) => fetch(input, init),
    language: currentLanguage,
  })
}
