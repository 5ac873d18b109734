import { useMatches } from './useMatches'

const PHONE = '(max-width: 1023px)'
/** While the page is printed, what held before: paper is narrow, and a page that changed for it would begin anew, empty. */
let onScreen: boolean | undefined
window.addEventListener('beforeprint', () => (onScreen = window.matchMedia?.(PHONE).matches))
window.addEventListener('afterprint', () => (onScreen = undefined))

/** Whether the phone layout holds; for what style sheets cannot decide, such as a sheet being modal. */
export const useIsPhone = (): boolean => useMatches(PHONE, () => onScreen)
