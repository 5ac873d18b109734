import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Id } from '@/domain/wire'

/**
 * Whose day sheets stand in the page for the printer: nobody's, these people's, or everybody's for an empty list. Paper
 * cannot be made good later: it waits until all that stands on it has come.
 */
export function usePrinting(isComplete: boolean): {
  printing: readonly Id[] | null
  print: (people: readonly Id[]) => void
} {
  const [printing, setPrinting] = useState<readonly Id[] | null>(null)
  // The browser's own command prints the day sheets too, of everybody who has one.
  useEffect(() => {
    const before = () => flushSync(() => setPrinting((chosen) => chosen ?? []))
    const after = () => setPrinting(null)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  useEffect(() => {
    if (isComplete && printing !== null && printing.length > 0) window.print()
  }, [isComplete, printing])
  return { printing, print: setPrinting }
}
