import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far beyond the screen counts as in sight: it is there before it is scrolled to. */
const AHEAD = '160px'

/** Whether an element has been in sight since it was drawn; what is only scrolled past costs nothing. */
export function useInSight<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (seen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])
  return [ref, seen]
}
