import { useSyncExternalStore } from 'react'
import { useFormat } from '@/i18n/format'
import { groundDay } from '@/i18n/moments'

const EVERY_MS = 30_000

/** The present day at the ground. What reckons with days alone is drawn anew when the day changes, not with every minute. */
export function useToday(): string {
  const { timeZone } = useFormat()
  return useSyncExternalStore(follow, () => groundDay(Date.now(), timeZone))
}

function follow(hear: () => void): () => void {
  const timer = setInterval(hear, EVERY_MS)
  document.addEventListener('visibilitychange', hear)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', hear)
  }
}
