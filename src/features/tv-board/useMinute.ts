import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@/lib/durations'

const SECOND_MS = 1000

/**
 * The time, moving on when the clock on the wall does: a look every second, a change every minute. It is a day later within
 * a minute of midnight and at once after a sleep (quality D8).
 */
export function useMinute(): Date {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const look = () => {
      const time = thisMinute()
      setNow((shown) => (shown.getTime() === time.getTime() ? shown : time))
    }
    const timer = setInterval(look, SECOND_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

const thisMinute = (): Date => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
