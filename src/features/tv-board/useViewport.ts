import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The page's size in CSS pixels. */
export function useViewport(): { width: number; height: number } {
  const width = useSyncExternalStore(follow, () => innerWidth)
  const height = useSyncExternalStore(follow, () => innerHeight)
  return { width, height }
}
