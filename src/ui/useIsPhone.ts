import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 1023px)'
const matches = (): boolean => window.matchMedia?.(PHONE).matches ?? false

/** While the page is printed, what held on the screen: paper is narrow, and a page that changed for it would begin anew, empty. */
let onScreen: boolean | undefined
window.addEventListener('beforeprint', () => (onScreen = matches()))
window.addEventListener('afterprint', () => (onScreen = undefined))

function follow(changed: () => void): () => void {
  const list = window.matchMedia?.(PHONE)
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** Whether the phone layout holds; for what style sheets cannot decide, such as a sheet being modal. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => onScreen ?? matches())
