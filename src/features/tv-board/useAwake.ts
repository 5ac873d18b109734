import { useEffect, useRef, useState } from 'react'

/** Without a hand on it the controls and the cursor go. */
const IDLE_MS = 3000
/** Somebody with a keyboard thinks longer over a button. */
const FOCUSED_MS = 30_000

const LOOK_MS = 500

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const

/** Whether somebody is using the board now; `held` while a window of it is open. */
export function useAwake(board: HTMLElement | null, held: boolean): boolean {
  const [awake, setAwake] = useState(true)
  const last = useRef(0)
  useEffect(() => {
    const rouse = () => {
      last.current = Date.now()
      setAwake(true)
    }
    for (const sign of SIGNS) document.addEventListener(sign, rouse, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, rouse)
    }
  }, [])
  useEffect(() => {
    if (!awake || held) return
    last.current = Date.now()
    const look = () => {
      const focused = document.activeElement
      const within = focused instanceof HTMLElement && board?.contains(focused) === true
      const patience = within && focused.matches(':focus-visible') ? FOCUSED_MS : IDLE_MS
      if (Date.now() - last.current < patience) return
      // What goes out of sight does not keep the focus.
      if (within && focused.closest('[data-controls]')) focused.blur()
      setAwake(false)
    }
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [board, held, awake])
  return awake || held
}
