import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { addDays, startOfWeek } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'

type Paging = {
  /** How many days PageUp and PageDown move by. */
  days: number
  /** Home and End go to the ends of the week, where days stand side by side (quality C1). */
  weekStart?: 0 | 1
  /** Shows another day; the focus follows to it. */
  onDay: (day: Day) => void
}

type Place = { row: string | undefined; day: Day; index: number }

/**
 * One tab stop for a whole grid: arrows move between what stands in cells marked `data-row` and `data-col`, things to
 * stop at are marked `data-nav`. Left and right are what they look like, so they turn round in Arabic (quality C2).
 */
export function useRoving(
  ref: RefObject<HTMLElement | null>,
  axis: 'block' | 'inline',
  { days, weekStart, onDay }: Paging,
) {
  const wanted = useRef<Place | null>(null)
  /** What last had the focus. Until there is one, and once it is gone, the tab stop stays with the day shown. */
  const held = useRef<HTMLElement | null>(null)

  // Before it is painted: where the day left behind is no longer drawn, the focus would first go on to another (`keepFocus`).
  useLayoutEffect(() => {
    const container = ref.current
    if (!container) return
    const stop = wanted.current && stopAt(container, wanted.current)
    if (stop) {
      wanted.current = null
      focus(stop)
    }
    if (held.current && container.contains(held.current)) return
    const all = stops(container)
    setTabStop(container, all.find((one) => one.closest('[data-now]')) ?? all[0])
  })

  return {
    onFocus: (event: { target: EventTarget }) => {
      wanted.current = null
      const stop =
        event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-nav]') : null
      if (!stop || !ref.current) return
      held.current = stop
      setTabStop(ref.current, stop)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const container = ref.current
      const stop =
        event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-nav]') : null
      const cell = stop?.closest<HTMLElement>('[data-row]')
      if (!container || !stop || !cell || event.altKey || event.metaKey || event.shiftKey) return
      const from = cell.dataset.date
      if (from !== undefined && (event.key === 'PageUp' || event.key === 'PageDown')) {
        event.preventDefault()
        // A key that is held comes again before the day is drawn.
        const day = addDays(wanted.current?.day ?? from, event.key === 'PageUp' ? -days : days)
        wanted.current = { row: cell.dataset.row, day, index: stops(cell).indexOf(stop) }
        onDay(day)
        return
      }
      const rtl = getComputedStyle(container).direction === 'rtl'
      const next = move(container, cell, stop, event.key, { axis, rtl, ctrl: event.ctrlKey, weekStart })
      if (next === undefined) return
      event.preventDefault()
      focus(next)
    },
  }
}

const stops = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[data-nav]')]

/** The same place on another day, once that day is drawn: in the same row, or wherever the day stands. */
function stopAt(container: HTMLElement, { row, day, index }: Place): HTMLElement | undefined {
  const cells = [...container.querySelectorAll<HTMLElement>(`[data-row][data-date="${day}"]`)]
  const cell = cells.find((one) => one.dataset.row === row) ?? cells[0]
  return cell && (stops(cell)[index] ?? stops(cell)[0])
}

function focus(stop: HTMLElement | undefined): void {
  stop?.focus()
  stop?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

function setTabStop(container: HTMLElement, stop: HTMLElement | undefined): void {
  for (const other of container.querySelectorAll<HTMLElement>('[data-nav][tabindex="0"]')) other.tabIndex = -1
  if (stop) stop.tabIndex = 0
}

type Way = { axis: 'block' | 'inline'; rtl: boolean; ctrl: boolean; weekStart: 0 | 1 | undefined }

/** Where a key leads; undefined for keys that mean nothing here. */
function move(
  container: HTMLElement,
  cell: HTMLElement,
  stop: HTMLElement,
  key: string,
  { axis, rtl, ctrl, weekStart }: Way,
): HTMLElement | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  const inside = stops(cell)
  const at = inside.indexOf(stop)
  const cells = [...container.querySelectorAll<HTMLElement>('[data-row]')].filter(
    (one) => stops(one).length > 0,
  )
  const sameRow = cells.filter((one) => one.dataset.row === cell.dataset.row)
  const sameCol = cells.filter((one) => one.dataset.col === cell.dataset.col)
  const beside = (line: HTMLElement[], step: number) => line[line.indexOf(cell) + step]
  /** One column only: what would be to the side lies above or below. */
  const side = sameRow.length > 1 ? sameRow : sameCol
  const [along, across] = axis === 'block' ? [sameCol, side] : [side, sameCol]
  const [next, previous, nextAcross, previousAcross] =
    axis === 'block' ? ['ArrowDown', 'ArrowUp', forward, back] : [forward, back, 'ArrowDown', 'ArrowUp']
  switch (key) {
    case next: {
      const further = axis === 'inline' && sameRow.length <= 1 ? undefined : beside(along, 1)
      return inside[at + 1] ?? (further && stops(further)[0])
    }
    case previous: {
      const further = axis === 'inline' && sameRow.length <= 1 ? undefined : beside(along, -1)
      return inside[at - 1] ?? (further && stops(further).at(-1))
    }
    case nextAcross:
    case previousAcross: {
      const other = beside(across, key === nextAcross ? 1 : -1)
      return other && (stops(other)[at] ?? stops(other)[0])
    }
    case 'Home':
    case 'End': {
      const line = ctrl ? cells : side
      const week = !ctrl && weekStart !== undefined && startOfWeek(cell.dataset.date ?? '', weekStart)
      const day = week && (key === 'Home' ? week : addDays(week, 6))
      const end = line.find((one) => one.dataset.date === day) ?? (key === 'Home' ? line[0] : line.at(-1))
      return end && stops(end)[0]
    }
    default:
      return undefined
  }
}
