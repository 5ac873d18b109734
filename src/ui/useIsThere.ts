import { useLayoutEffect, useRef } from 'react'

/**
 * Whether what asks is still on screen. An answer may come after its form was left: it must not close, or lead away from,
 * what stands there by then, and what went wrong has no place in the form any more (quality F5).
 */
export function useIsThere(): () => boolean {
  const isThere = useRef(false)
  // With the drawing itself: an answer may come between it and what is done after it.
  useLayoutEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return () => isThere.current
}
