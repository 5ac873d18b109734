import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusFirstFault } from './focusFirstFault'

/** A form, and what leads to its first wrong field once that is marked: called where the form is refused. */
export function useFirstFault<T extends HTMLElement>(): [RefObject<T | null>, () => void] {
  const form = useRef<T>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) focusFirstFault(form.current)
  }, [refusals])
  return [form, () => setRefusals((count) => count + 1)]
}
