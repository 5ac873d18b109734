import { useEffect, useEffectEvent } from 'react'

/** How long a good message about a password stays before the next page comes (spec §9). */
const PASSWORD_WAIT_MS = 3000

/** Goes on by itself once something has been done and there was time to read about it; leaving the page calls it off. */
export function useAfterWait(done: boolean, goOn: () => void): void {
  const next = useEffectEvent(goOn)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => next(), PASSWORD_WAIT_MS)
    return () => clearTimeout(timer)
  }, [done])
}
