import { type RefObject, useLayoutEffect } from 'react'

/**
 * The height of the header, for what sticks beneath it. Only where something does: whatever stands on the board is
 * styled anew when it changes.
 */
export function useHeadHeight(
  board: RefObject<HTMLElement | null>,
  header: RefObject<HTMLElement | null>,
  isWanted: boolean,
): void {
  useLayoutEffect(() => {
    if (isWanted)
      board.current?.style.setProperty('--calendar-head', `${header.current?.offsetHeight ?? 0}px`)
  })
}
