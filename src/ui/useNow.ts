import { useEffect, useState } from 'react'

/** For what takes long to reckon and changes little in a few minutes. */
export const SELDOM_MS = 300_000

/**
 * The time, moving on every so often and whenever the page comes back to the front: on the stroke, so that what is left
 * until a match is the same wherever it stands on a page.
 */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(tick, everyMs - (Date.now() % everyMs))
    }
    const tick = () => {
      setNow(new Date())
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
