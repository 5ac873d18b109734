import { useSyncExternalStore } from 'react'

const query = '(max-width: 1023px)'

/** Whether the phone layout holds; for what style sheets cannot decide, such as a sheet being modal. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
}

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia?.(query)
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}
