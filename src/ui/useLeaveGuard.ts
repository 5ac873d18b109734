import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { useUnsaved } from './useUnsaved'

/** What of an address says which form is open. */
const PARTS = ['tab', 'item', 'job', 'note', 'round', 'fixture']

const placeOf = ({ pathname, search }: Location): string => {
  const query = new URLSearchParams(search)
  return [pathname, ...PARTS.map((part) => query.get(part))].join(' ')
}

/**
 * Asks before another row, card, tab or page takes the place of a form that holds what nobody has saved. Not while it is
 * on its way: leaving discards nothing then, and what becomes of it is told.
 */
export function useLeaveGuard(isDirty: boolean, isOnItsWay = false) {
  useUnsaved(isDirty)
  const asks = isDirty && !isOnItsWay
  const isFree = useRef(false)
  useEffect(() => {
    if (isDirty) isFree.current = false
  }, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks &&
      !isFree.current &&
      // A session that ends is not held up.
      nextLocation.pathname.startsWith('/dashboard') &&
      placeOf(currentLocation) !== placeOf(nextLocation),
  )
  const [held, setHeld] = useState<{ go: () => void }>()
  return {
    isAsking: blocker.state === 'blocked' || held !== undefined,
    leave: () => {
      setHeld(undefined)
      if (held) held.go()
      else blocker.proceed?.()
    },
    stay: () => {
      setHeld(undefined)
      blocker.reset?.()
    },
    /** A way out that no address tells of, such as "Back" inside a sheet: asked about like the others. */
    leaveBy: (go: () => void) => {
      if (asks) setHeld({ go })
      else go()
    },
    /** What was typed is saved or given up: the next step is not asked about. */
    letGo: () => {
      isFree.current = true
    },
  }
}
