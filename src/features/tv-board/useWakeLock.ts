import { useEffect } from 'react'

/** Keeps the screen on while the page is in front, where the browser allows it; it lets go whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let over = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (over) await held.release()
        else lock = held
      } catch {
        // Not offered, or refused by a saving mode: the wall's own settings decide.
      }
    }
    const seen = () => void hold()
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', seen)
      lock?.release().catch(() => undefined)
    }
  }, [])
}
