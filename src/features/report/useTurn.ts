import { type RefCallback, useEffect, useState } from 'react'
import { takeTurn } from '@/lib/turns'

/** So far beyond the screen counts as near. */
const AHEAD = '160px'
const canObserve = (): boolean => typeof IntersectionObserver !== 'undefined'

type Turn<T extends Element> = {
  ref: RefCallback<T>
  isDue: boolean
  /** px, when all of it was last there; undefined before. */
  height: number | undefined
}

/**
 * Whether a part of a long page is to be drawn for what is asked now: at once when it is near, else when nothing on screen
 * is on its way any more, nor what all parts need (`isHeld`). With the next question the parts that are not near wait again;
 * until then what is drawn stays.
 */
export function useTurn<T extends Element>(question: string, isHeld: boolean): Turn<T> {
  const [element, setElement] = useState<T | null>(null)
  const [isNear, setIsNear] = useState(!canObserve())
  const [drawn, setDrawn] = useState<string>()
  const [height, setHeight] = useState<number>()
  const isDue = isNear || drawn === question
  useEffect(() => {
    if (!element || !canObserve()) return
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting === true
        setIsNear(near)
        if (near) setDrawn(question)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, question])
  const waits = !isDue && !isHeld
  useEffect(() => (waits ? takeTurn(() => setDrawn(question)) : undefined), [waits, question])
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && !element.querySelector('[aria-busy="true"]')) setHeight(entry.contentRect.height)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return { ref: setElement, isDue, height }
}
