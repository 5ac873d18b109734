/** How long what stands above may take to come, ms. */
const LONGEST = 5_000

/** Brings a place to the head of the window and holds it there while what stands above it comes, until somebody does something. */
export function bringUp(place: HTMLElement): () => void {
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
