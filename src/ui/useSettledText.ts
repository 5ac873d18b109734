import { useEffect, useRef, useState } from 'react'

const TYPING_MS = 300

/**
 * A text that is typed here and kept elsewhere, as in the address: `settle` gets it once typing rests, so that ten
 * letters are not ten searches. Changed from elsewhere, it is taken over; what comes back late of what was sent from
 * here is not, because more may have been typed by then.
 */
export function useSettledText(kept: string, settle: (text: string) => void) {
  const [typed, setTyped] = useState(kept)
  const [known, setKnown] = useState(kept)
  const [sent, setSent] = useState(kept)
  if (kept !== known) {
    setKnown(kept)
    if (kept !== sent) setTyped(kept)
  }
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  const send = (text: string) => {
    setSent(text)
    latest.current(text)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === known) return
    const waiting = setTimeout(() => {
      setSent(wanted)
      latest.current(wanted)
    }, TYPING_MS)
    return () => clearTimeout(waiting)
  }, [typed, known])
  return {
    typed,
    setTyped,
    /** Typing is over: the field was left, or Enter pressed. */
    settleNow: () => {
      if (typed.trim() !== known) send(typed.trim())
    },
    /** Emptied from here, together with what else `settle` would have said. */
    forget: () => {
      setTyped('')
      setSent('')
    },
  }
}
