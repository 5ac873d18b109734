import { setOutbox } from '@/api/http/withOutbox'
import { afterPaint } from '@/lib/afterPaint'
import { lazyOnce } from '@/lib/lazyOnce'
import { optionalPart } from '@/lib/parts'
import { selectSession } from '@/session/sessionSlice'
import type { RuntimeConfig } from './runtimeConfig'
import type { AppStore } from './store'
import { whenIdle } from '@/lib/whenIdle'

export const loadOutbox = () => import('@/outbox/openOutbox')

let closeFormer: () => void = () => undefined

/**
 * Keeps writes until the backend has them, from the first one on, or once the page of somebody who is logged in stands
 * and has nothing more urgent to do. The embedded backend always answers: it needs no outbox.
 */
export function connectOutbox({ apiUrl }: Pick<RuntimeConfig, 'apiUrl'>, store: AppStore): void {
  closeFormer()
  closeFormer = () => undefined
  if (apiUrl === null) return setOutbox(undefined)
  const isElsewhere = new URL(apiUrl, location.origin).origin !== location.origin
  const opening = lazyOnce(async () => {
    const { openOutbox } = await optionalPart(loadOutbox)
    return openOutbox(store, isElsewhere)
  })
  setOutbox(opening.get)
  const open = () => void opening.get().catch(() => undefined)
  const unfollow = store.subscribe(() => {
    if (selectSession(store.getState()).status !== 'loggedIn') return
    unfollow()
    afterPaint(() => whenIdle(open, 3000))
  })
  closeFormer = () => {
    unfollow()
    opening.whenMade(({ close }) => close())
  }
}
