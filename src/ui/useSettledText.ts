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
  // Sent from here and not come back yet, oldest first; several, where what keeps them is slow.
  const [sent, setSent] = useState<readonly string[]>([])
  if (kept !== known) {
    setKnown(kept)
    const at = sent.indexOf(kept)
    if (at === -1) setTyped(kept)
    setSent(at === -1 ? [] : sent.slice(at + 1))
  }
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  const send = (text: string) => {
    setSent((before) => [...before, text])
    latest.current(text)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === known) return
    const waiting = setTimeout(() => {
      setSent((before) => [...before, wanted])
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
      setSent((before) => [...before, ''])
    },
  }
}
