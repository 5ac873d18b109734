import { useMatches } from './useMatches'

/** Whether the phone layout holds; for what style sheets cannot decide, such as a sheet being modal. */
export const useIsPhone = (): boolean => useMatches('(max-width: 1023px)')
