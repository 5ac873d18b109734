import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useState } from 'react'
import { STACKED } from '../tableMedia'
import { useMatches } from '../useMatches'
import { usePrinting } from '../usePrinting'

/** Lines beyond the edge of the screen that are drawn already. */
const BEYOND = 8
/** How high a line is before it is measured, px. */
const DESK = 48
const PHONE = 92

export type VisibleLine = { index: number; start: number }

/**
 * Which of so many lines are in sight of the window, and where they stand below the head of the list, px. All of them,
 * in their own order, while the page is printed.
 */
export function useVisibleLines(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  'use no memo'
  const isStacked = useMatches(STACKED)
  const isPrinting = usePrinting()
  const above = useAbove(list)
  // What has the focus stays drawn wherever it is.
  const focused = useFocusedLine(list)
  const kept = focused === undefined ? -1 : ids.indexOf(focused)
  const estimate = isStacked ? PHONE : DESK
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on but what it answers now
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: ids.length,
    estimateSize: () => estimate,
    overscan: BEYOND,
    scrollMargin: above,
    getItemKey: (index) => ids[index] ?? index,
    // Where nothing is laid out, nothing can be measured.
    measureElement: (...of) => measureElement(...of) || estimate,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range)
      return kept < 0 || kept >= ids.length || visible.includes(kept)
        ? visible
        : [...visible, kept].toSorted((a, b) => a - b)
    },
    useFlushSync: false,
  })
  const lines: VisibleLine[] = isPrinting
    ? ids.map((_, index) => ({ index, start: 0 }))
    : virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - above }))
  return {
    lines,
    isPrinting,
    total: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

/** Pixels of the page above the list: they change as what stands there comes and goes. */
function useAbove(list: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0)
  useEffect(() => {
    const look = () => {
      if (list.current) setAbove(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return above
}

function useFocusedLine(list: RefObject<HTMLElement | null>): string | undefined {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const body = list.current
    const enter = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
      setFocused(line?.dataset['id'])
    }
    const leave = () => setFocused(undefined)
    body?.addEventListener('focusin', enter)
    body?.addEventListener('focusout', leave)
    return () => {
      body?.removeEventListener('focusin', enter)
      body?.removeEventListener('focusout', leave)
    }
  }, [list])
  return focused
}
