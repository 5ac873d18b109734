import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The sheet to count on stands in the page only while it is printed, by its button or by the browser's own command. */
export function useCountSheet(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return { isPrinting, print: () => window.print() }
}
