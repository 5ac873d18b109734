import { useLayoutEffect, useRef } from 'react'
import type { Id } from '@/domain/wire'
import type { LaneLayout } from './timelineLayout'

/** Rows grow with the days that are scrolled to; the row at the top of the screen stays where it is. */
export function useRowAnchor(
  ref: { current: HTMLElement | null },
  rows: readonly LaneLayout[],
  tops: readonly number[],
  /** Height of what sticks above the rows. */
  head: number,
): void {
  const before = useRef<{ ids: readonly Id[]; tops: readonly number[] }>({ ids: [], tops: [] })
  useLayoutEffect(() => {
    const { ids, tops: then } = before.current
    before.current = { ids: rows.map(({ id }) => id), tops }
    const scroller = ref.current
    // Asking how far it is scrolled makes the browser lay the page out: only when something stands elsewhere.
    const isSame =
      then.length === tops.length && then.every((top, n) => top === tops[n] && ids[n] === rows[n]?.id)
    if (then.length === 0 || isSame || !scroller || scroller.scrollTop === 0) return
    const at = then.findLastIndex((top) => top - head <= scroller.scrollTop)
    const now = tops[rows.findIndex(({ id }) => id === ids[at])]
    const was = then[at]
    if (now !== undefined && was !== undefined && now !== was) scroller.scrollTop += now - was
  })
}
