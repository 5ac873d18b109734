import { useEffect, useEffectEvent } from 'react'

const LOOK_MS = 1000
/** Coming back to the page sooner than this after a refresh asks for nothing new. */
const FRESH_MS = 30_000

/**
 * Refreshes every so often by the clock on the wall, so that a device that slept catches up when it wakes; and when the
 * page comes back to the front. Turns do not drift: the next is due by plan, not by when this one ran.
 */
export function useRefresh(refresh: () => void, everyMs: number, paused: boolean): void {
  const run = useEffectEvent(refresh)
  useEffect(() => {
    if (paused) return
    let last = Date.now()
    let due = last + everyMs
    const turn = () => {
      last = Date.now()
      run()
    }
    const look = () => {
      const time = Date.now()
      // A clock that was set back must not stop the board.
      if (time < due && due - time <= everyMs) return
      due = time - due < everyMs && time >= due ? due + everyMs : time + everyMs
      turn()
    }
    const comeBack = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < FRESH_MS) return
      due = Date.now() + everyMs
      turn()
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', comeBack)
    addEventListener('online', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
      removeEventListener('online', comeBack)
    }
  }, [everyMs, paused])
}
