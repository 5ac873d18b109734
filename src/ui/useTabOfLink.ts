import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How long what stands above may take to come on a phone far from a mast, ms. */
const LONGEST = 30_000

/** Brings a place to the head of the window and holds it there while what stands above it comes, until somebody does something. */
function hold(place: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(() => place.scrollIntoView())
  observer.observe(document.body)
  const moves = new AbortController()
  const stop = () => {
    observer.disconnect()
    moves.abort()
  }
  for (const move of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(move, stop, { passive: true, signal: moves.signal })
  setTimeout(stop, LONGEST)
  return stop
}

/**
 * Where tabs stand beneath something high, a link to one of them leads to it; who turns them is there already, and who
 * comes back is where they were. `beside` is the media query (`@media …`) of the windows in which they stand beside it.
 */
export function useTabOfLink(tab: string | null, beside: string) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  const { key } = useLocation()
  const type = useNavigationType()
  const isLed = tab !== null && (type === NavigationType.Push || key === 'default')
  useEffect(() => {
    // What opens over the page changes the address, too.
    const isNews = last.current !== tab
    last.current = tab
    const isBeside = window.matchMedia?.(beside.replace('@media', '')).matches
    if (!isNews || !isLed || !place.current || isBeside) return undefined
    return hold(place.current)
  }, [tab, isLed, beside])
  return place
}
