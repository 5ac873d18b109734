import { useEffect } from 'react'

/** What lies behind the board cannot be reached by keys or be read out while the board covers it. */
export function useAlone(board: HTMLElement | null): void {
  useEffect(() => {
    const covered: HTMLElement[] = []
    // Windows and messages are put beside the application and stay within reach.
    for (let at = board; at?.parentElement && at.parentElement !== document.body; at = at.parentElement)
      for (const beside of at.parentElement.children)
        if (beside !== at && beside instanceof HTMLElement && !beside.hasAttribute('inert'))
          covered.push(beside)
    for (const element of covered) element.toggleAttribute('inert', true)
    return () => {
      for (const element of covered) element.toggleAttribute('inert', false)
    }
  }, [board])
}
