import { useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '@/ui/usePrinting'

/** Where nothing is laid out, as in a test, the map is as wide as on a small desk. */
const USUAL = 800
/** What a sheet of A4 holds inside its margins. */
const ON_PAPER = 640
const [LEAST_HIGH, MOST_HIGH] = [320, 620]

/** How large the map is in its place, px, and how large the reader has a rem. */
export function useMapSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ width: 0, rem: 16 })
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () =>
      setPlace({
        width: Math.floor(element.clientWidth) || USUAL,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
      })
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = isPrinting ? Math.min(place.width, ON_PAPER) : place.width
  return {
    ref,
    rem: place.rem,
    width,
    height: Math.round(Math.min(MOST_HIGH, Math.max(LEAST_HIGH, width * 0.58))),
  }
}
