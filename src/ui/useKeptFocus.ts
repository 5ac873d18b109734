import { type RefObject, useEffect, useRef } from 'react'

type Held = { element: Element; at: number; byKeys: boolean; sheet: Element | null }

/**
 * Goes on with the focus where what held it is gone: a row that was dealt with, the press that led to another screen of
 * the same address, what a sheet was opened from. Of what matches `places`, each able to take the focus, the one that
 * now stands where it was takes it, or the frame itself; a keyboard would start again at the top of the page (quality G1).
 */
export function useKeptFocus<T extends HTMLElement>(places: string): RefObject<T | null> {
  const frame = useRef<T>(null)
  useEffect(() => {
    const root = frame.current
    if (!root) return undefined
    let held: Held | undefined
    const all = () => [...document.querySelectorAll<HTMLElement>(places)]

    const hold = (target: unknown) => {
      if (!(target instanceof Element)) return
      const at = all().findLastIndex((place) => isAtOrBefore(place, target))
      held = {
        element: target,
        at: Math.max(0, at),
        byKeys: target.matches(':focus-visible'),
        sheet: target.closest('aside'),
      }
    }
    const letGo = ({ relatedTarget }: FocusEvent) => {
      // A sheet over the page gives it back, if what it was opened from is still there.
      if (relatedTarget instanceof Element && !relatedTarget.closest('[role$="dialog"]')) held = undefined
    }
    // Who points has the page where they want it.
    const point = () => {
      if (held) held.byKeys = false
    }
    const observer = new MutationObserver(() => {
      if (!held || held.element.isConnected || document.activeElement !== document.body) return
      // A sheet is still over the page.
      if (root.closest('[inert], [aria-hidden="true"]')) return
      const { element, at, byKeys, sheet } = held
      held = undefined
      // Of what is taken out of a field, or of a line out of the form of a sheet, the next one is nearer.
      if (element.matches('[data-own-ring]')) return
      if (sheet && root.contains(sheet) && element.closest('li')) return
      const left = all()
      const next = left[Math.min(at, left.length - 1)] ?? root
      next.focus({ preventScroll: !byKeys })
    })
    const heed = ({ target }: FocusEvent) => hold(target)
    // What took the focus as it was drawn had it before anything here could listen.
    if (root.contains(document.activeElement)) hold(document.activeElement)
    root.addEventListener('focusin', heed)
    root.addEventListener('focusout', letGo)
    document.addEventListener('pointerdown', point, true)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['inert', 'aria-hidden'],
    })
    return () => {
      root.removeEventListener('focusin', heed)
      root.removeEventListener('focusout', letGo)
      document.removeEventListener('pointerdown', point, true)
      observer.disconnect()
    }
  }, [places])
  return frame
}

const isAtOrBefore = (place: Element, target: Element): boolean =>
  place.contains(target) || Boolean(place.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
