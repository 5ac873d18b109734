import { useEffect } from 'react'

/** Paper is white: a dark theme somebody chose steps aside while the page is printed. */
export function usePaper(): void {
  useEffect(() => {
    const root = document.documentElement
    let chosen: string | undefined
    const lighten = () => {
      chosen = root.dataset.theme
      root.dataset.theme = 'light'
    }
    const restore = () => {
      if (chosen === undefined) delete root.dataset.theme
      else root.dataset.theme = chosen
    }
    addEventListener('beforeprint', lighten)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', lighten)
      removeEventListener('afterprint', restore)
    }
  }, [])
}
