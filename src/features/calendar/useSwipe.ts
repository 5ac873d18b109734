import { type TouchEvent, useRef } from 'react'

const LEAST_PX = 56
const MOST_MS = 500
/** A browser's own way back begins at the edge of the screen. */
const EDGE_PX = 24

/**
 * A quick sweep to the side, on or back as the language reads. It only listens: scrolling is never held up, and what
 * has become a scroll, a pinch or a lift is no sweep.
 */
export function useSwipe(onSwipe: ((way: 1 | -1) => void) | undefined) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  if (!onSwipe) return {}
  return {
    onTouchStart: ({ touches, target, timeStamp }: TouchEvent) => {
      const touch = touches[0]
      const alone = touch && touches.length === 1
      const inside = alone && touch.clientX > EDGE_PX && touch.clientX < window.innerWidth - EDGE_PX
      start.current =
        inside && !scrollsAside(target) ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null
    },
    onTouchCancel: () => {
      start.current = null
    },
    onTouchEnd: ({ changedTouches, timeStamp, currentTarget }: TouchEvent) => {
      const from = start.current
      const touch = changedTouches[0]
      start.current = null
      if (!from || !touch || timeStamp - from.at > MOST_MS) return
      const aside = touch.clientX - from.x
      if (Math.abs(aside) < LEAST_PX || Math.abs(aside) < 2 * Math.abs(touch.clientY - from.y)) return
      const rtl = getComputedStyle(currentTarget).direction === 'rtl'
      onSwipe(aside < 0 === rtl ? -1 : 1)
    },
  }
}

/** Something under the finger can be pushed sideways itself. */
function scrollsAside(target: EventTarget): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.scrollWidth <= element.clientWidth + 1 || element === document.documentElement) continue
    const { overflowX } = getComputedStyle(element)
    if (overflowX === 'auto' || overflowX === 'scroll') return true
  }
  return false
}
