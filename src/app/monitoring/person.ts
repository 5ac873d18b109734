import { getIsolationScope, setUser } from '@sentry/react'
import type { LazyOnce } from '@/lib/lazyOnce'
import type { WithSession } from '@/session/sessionSlice'
import type { recorder } from './replay'

type Recorder = typeof recorder

let leftAt = Number.NEGATIVE_INFINITY
/** On the clock that Sentry notes a call's beginning with, ms. */
const now = (): number => performance.timeOrigin + performance.now()
/** Whether a call was begun by somebody who has left: its end, such as that it was given up, comes after the rest of theirs is gone. */
export const isOfBefore = (startedAt: unknown): boolean => typeof startedAt === 'number' && startedAt < leftAt

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
      leftAt = now()
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
