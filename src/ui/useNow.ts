import { useEffect, useState } from 'react'

/** For what takes long to reckon and changes little in a few minutes. */
export const SELDOM_MS = 300_000

/** The time, moving on every so often and whenever the page comes back to the front. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
