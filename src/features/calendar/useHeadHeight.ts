import { type RefObject, useLayoutEffect } from 'react'

/** The height of the header, for what sticks beneath it. */
export function useHeadHeight(
  board: RefObject<HTMLElement | null>,
  header: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    board.current?.style.setProperty('--calendar-head', `${header.current?.offsetHeight ?? 0}px`)
  })
}
