import { getIsolationScope, setUser } from '@sentry/react'
import type { LazyOnce } from '@/lib/lazyOnce'
import type { WithSession } from '@/session/sessionSlice'
import type { recorder } from './replay'

type Recorder = typeof recorder
/** Where the session can be seen, once there is one; watching does not bring it about. */
export type Watched = Pick<
  LazyOnce<{ store: { getState: () => WithSession; subscribe: (listener: () => void) => unknown } }>,
  'whenMade'
>

/** Reports name the person by id only, and nothing of theirs stays after the logout (quality L1, S4). */
export function followPerson({ whenMade }: Watched) {
  let known: string | undefined
  let recorder: Recorder | undefined

  const meet = (userId: string | undefined) => {
    if (userId === known) return
    if (known !== undefined) {
      setUser(null)
      getIsolationScope().clearBreadcrumbs()
      recorder?.stop()
    }
    known = userId
    if (userId === undefined) return
    setUser({ id: userId })
    recorder?.start()
  }
  whenMade(({ store }) => {
    const look = () => {
      const { session } = store.getState()
      meet(session.status === 'loggedIn' ? session.userId : undefined)
    }
    look()
    store.subscribe(look)
  })
  return {
    recordWith(loaded: Recorder) {
      recorder = loaded
      loaded.start()
    },
  }
}
