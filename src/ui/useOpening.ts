import { type RefCallback, startTransition, useCallback, useRef, useState } from 'react'

type Opening = {
  trigger: RefCallback<HTMLElement>
  /** What opens it stands. */
  isReady: boolean
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Until it is closed for the first time. */
  isFirst: boolean
}

/**
 * Whether a surface is open. One that was asked for before it was there opens as soon as what opens it stands: that is
 * another element than the one that was pressed, and has the focus before the surface takes it, so that it gets it back.
 */
export function useOpening(wasAskedFor = false): Opening {
  const isDue = useRef(wasAskedFor)
  const [isReady, setReady] = useState(!wasAskedFor)
  const [isOpen, setOpen] = useState(false)
  const [isFirst, setFirst] = useState(wasAskedFor)
  const trigger = useCallback((element: HTMLElement | null) => {
    if (!element || !isDue.current) return
    isDue.current = false
    // A key may have asked for it from elsewhere, and that gets the focus back.
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
    // What stands on it may have to be fetched: until then what opens it would be hidden, and lose the focus.
    startTransition(() => {
      setReady(true)
      setOpen(true)
    })
  }, [])
  return {
    trigger,
    isReady,
    isOpen,
    setOpen: (next) => {
      setOpen(next)
      if (!next) setFirst(false)
    },
    isFirst,
  }
}
