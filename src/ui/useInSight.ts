import { type RefCallback, useEffect, useState } from 'react'

/** So far beyond the screen counts as in sight: it is there before it is scrolled to. */
const AHEAD = '160px'

/** Whether an element has been in sight since it was drawn, however late that was; what is only scrolled past costs nothing. */
export function useInSight<T extends Element>(): [RefCallback<T>, boolean] {
  const [element, setElement] = useState<T | null>(null)
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, seen])
  return [setElement, seen]
}
