import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** State of an address that only follows what somebody scrolled to. */
export const SCROLLED_TO = { scrolled: true }

/**
 * True where the address followed the scroll: then nothing is scrolled to its day, which would throw back whoever has
 * scrolled on since. Back, forward and a reload are no such following.
 */
export function useIsScrolledTo(): boolean {
  const { state } = useLocation() as { state: Partial<typeof SCROLLED_TO> | null }
  return useNavigationType() === NavigationType.Replace && state?.scrolled === true
}
