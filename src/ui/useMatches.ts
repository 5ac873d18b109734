import { useSyncExternalStore } from 'react'

/** Whether a media query holds, or what is `held`; for what style sheets cannot decide. */
export function useMatches(query: string, held?: () => boolean | undefined): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    () => held?.() ?? window.matchMedia?.(query).matches ?? false,
  )
}
