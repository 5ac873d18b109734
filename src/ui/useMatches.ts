import { useSyncExternalStore } from 'react'

/** Whether a media query holds; for what style sheets cannot decide. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    () => window.matchMedia?.(query).matches ?? false,
  )
}
