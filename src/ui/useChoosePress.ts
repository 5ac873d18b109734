import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a finger rests on a row before it is chosen rather than opened, ms. */
const LONG_PRESS_MS = 450

/**
 * What chooses a row: a finger that rests on it, `x`, and while others are chosen every press. A press that chooses is
 * prevented, so that a link does not lead on; one that opens is left to the row. Nothing without `choose`.
 */
export function useChoosePress(choose: (() => void) | undefined, isChoosing: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const letGo = () => clearTimeout(timer.current)
  return {
    onClick: (event: MouseEvent) => {
      if (!wasLong.current && (!isChoosing || !choose)) return
      event.preventDefault()
      if (!wasLong.current) choose?.()
      wasLong.current = false
    },
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      if (event.pointerType !== 'touch' || !choose) return
      timer.current = setTimeout(() => {
        wasLong.current = true
        choose()
      }, LONG_PRESS_MS)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // A finger that rests would open the browser's menu of a link.
    onContextMenu: (event: MouseEvent) => wasLong.current && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'x' || event.ctrlKey || event.metaKey || !choose) return
      event.preventDefault()
      choose()
    },
  }
}
