import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type LeaveRange, rangeOf } from '@/domain/leave'
import type { Day } from '@/domain/wire'
import type { Neighbour, Spot, Step } from './gridMoves'

/** Days that are being chosen in one row: from where it began to where it is now. */
export type Grip = { row: string; anchor: Day; head: Day }

type Options = {
  neighbour: (spot: Spot, step: Step, toEnd?: boolean) => ReturnType<Neighbour>
  canWrite: boolean
  /** Days were chosen: by a drag, a tap, or Enter. */
  onChoose: (range: LeaveRange, cell: HTMLElement) => void
  onRemove: (range: LeaveRange) => void
  /** Page up or down; where the focus goes once those days are drawn. */
  onPage: (by: -1 | 1, spot: Spot) => Spot
}

/** A finger that stays this long picks up; one that moves further scrolls (quality K3). */
const LONG_PRESS_MS = 400
const SLIP_PX = 10

/**
 * The gestures of a grid whose cells carry `data-row` and `data-day`: drag with a mouse, press and hold with a finger,
 * arrows with Shift on a keyboard, and a plain tap or Enter for one day. One tab stop for the whole grid.
 */
export function useLeaveGrid(ref: RefObject<HTMLElement | null>, options: Options) {
  const { neighbour, canWrite, onChoose, onRemove, onPage } = options
  const [grip, setGrip] = useState<Grip | null>(null)
  const [dragging, setDragging] = useState(false)
  const press = useRef<Press | null>(null)
  const held = useRef(false)
  const answered = useRef(false)
  const wanted = useRef<Spot | null>(null)

  useEffect(() => {
    const container = ref.current
    if (!container) return
    const target = wanted.current && cellAt(container, wanted.current)
    if (target) {
      wanted.current = null
      focus(target)
    }
    const cells = [...container.querySelectorAll<HTMLElement>(CELL)]
    if (cells.length > 0 && !cells.some((cell) => cell.tabIndex === 0))
      setTabStop(container, cells.find((cell) => cell.dataset.today !== undefined) ?? cells[0])
  })

  // A finger that has picked up must not scroll; only a listener that is not passive can say so.
  useEffect(() => {
    const container = ref.current
    const stay = (event: TouchEvent) => {
      if (held.current && event.cancelable) event.preventDefault()
    }
    container?.addEventListener('touchmove', stay, { passive: false })
    return () => container?.removeEventListener('touchmove', stay)
  }, [ref])

  const start = (spot: Spot) => {
    held.current = true
    setDragging(true)
    setGrip({ row: spot.row, anchor: spot.day, head: spot.day })
  }
  const stop = () => {
    held.current = false
    setDragging(false)
  }
  const letGo = () => forget(press)
  useEffect(() => () => forget(press), [])

  useEffect(() => {
    if (!dragging || !grip) return
    const finish = () => {
      stop()
      answered.current = true
      const cell = ref.current && cellAt(ref.current, { row: grip.row, day: grip.head })
      if (cell) onChoose(rangeOf(grip.row, grip.anchor, grip.head), cell)
    }
    const cancel = () => {
      stop()
      setGrip(null)
    }
    window.addEventListener('pointerup', finish)
    window.addEventListener('pointercancel', cancel)
    return () => {
      window.removeEventListener('pointerup', finish)
      window.removeEventListener('pointercancel', cancel)
    }
  })

  const handlers = {
    onFocus: ({ target }: { target: EventTarget }) => {
      const cell = cellOf(target)
      if (cell && ref.current) setTabStop(ref.current, cell)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellOf(event.target)
      const spot = cell && spotOf(cell)
      if (!cell || !spot || event.altKey || event.metaKey) return
      answered.current = false
      const container = ref.current
      const rtl = container !== null && getComputedStyle(container).direction === 'rtl'
      const step = stepOf(event.key, rtl)
      const chosen = grip?.row === spot.row ? grip : { row: spot.row, anchor: spot.day, head: spot.day }
      if (step) {
        event.preventDefault()
        const ends = event.key === 'Home' || event.key === 'End' || event.ctrlKey
        const next = neighbour(spot, step, ends)
        if (!next || (event.shiftKey && next.row !== spot.row)) return
        setGrip(event.shiftKey && canWrite ? { ...chosen, head: next.day } : null)
        if (container) focus(cellAt(container, next))
      } else if (event.key === 'PageUp' || event.key === 'PageDown') {
        event.preventDefault()
        setGrip(null)
        wanted.current = onPage(event.key === 'PageUp' ? -1 : 1, spot)
      } else if (event.key === 'Escape' && grip) {
        event.preventDefault()
        event.stopPropagation()
        setGrip(null)
      } else if (canWrite && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        setGrip(chosen)
        onChoose(rangeOf(chosen.row, chosen.anchor, chosen.head), cell)
      } else if (canWrite && (event.key === 'Delete' || event.key === 'Backspace')) {
        event.preventDefault()
        setGrip(null)
        onRemove(rangeOf(chosen.row, chosen.anchor, chosen.head))
      }
    },
    onPointerDown: (event: PointerEvent) => {
      answered.current = false
      letGo()
      const cell = cellOf(event.target)
      const spot = cell && spotOf(cell)
      if (!canWrite || !spot || event.button !== 0) return
      if (event.pointerType !== 'touch') {
        start(spot)
        return
      }
      // A finger belongs to the cell it came down on, unless that lets go of it.
      if (cell.hasPointerCapture?.(event.pointerId)) cell.releasePointerCapture(event.pointerId)
      const timer = setTimeout(() => start(spot), LONG_PRESS_MS)
      press.current = { timer, x: event.clientX, y: event.clientY }
    },
    // The second half of a double press was meant for the question that the first one answered.
    onMouseDown: ({ detail }: MouseEvent) => {
      if (detail < 2) return
      stop()
      setGrip(null)
      answered.current = true
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current
      if (from && !held.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP_PX)
        letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerOver: (event: PointerEvent) => {
      const cell = cellOf(event.target)
      const spot = cell && spotOf(cell)
      if (!held.current || !spot) return
      setGrip((now) => now && { ...now, head: spot.day })
    },
    onContextMenu: (event: MouseEvent) => {
      if (held.current || press.current) event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event.target)
      const spot = cell && spotOf(cell)
      const done = answered.current
      answered.current = false
      if (!canWrite || !spot || done) return
      setGrip({ row: spot.row, anchor: spot.day, head: spot.day })
      onChoose(rangeOf(spot.row, spot.day, spot.day), cell)
    },
  }
  return { grip, clear: () => setGrip(null), handlers }
}

type Press = { timer: ReturnType<typeof setTimeout>; x: number; y: number }

function forget(press: { current: Press | null }): void {
  if (press.current) clearTimeout(press.current.timer)
  press.current = null
}

const CELL = '[data-row][data-day]'

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>(CELL) : null

const spotOf = ({ dataset: { row = '', day = '' } }: HTMLElement): Spot => ({ row, day })

const cellAt = (container: HTMLElement, { row, day }: Spot): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>(`[data-day="${day}"]`)].find(
    ({ dataset }) => dataset.row === row,
  )

function focus(cell: HTMLElement | undefined): void {
  cell?.focus()
  cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

function setTabStop(container: HTMLElement, cell: HTMLElement | undefined): void {
  for (const other of container.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`)) other.tabIndex = -1
  if (cell) cell.tabIndex = 0
}

/** Left and right are what they look like, so they turn round in Arabic (quality C2). */
function stepOf(key: string, rtl: boolean): Step | undefined {
  const along = (by: -1 | 1): Step => ({ along: by, across: 0 })
  switch (key) {
    case 'ArrowRight':
      return along(rtl ? -1 : 1)
    case 'ArrowLeft':
      return along(rtl ? 1 : -1)
    case 'Home':
      return along(-1)
    case 'End':
      return along(1)
    case 'ArrowUp':
      return { along: 0, across: -1 }
    case 'ArrowDown':
      return { along: 0, across: 1 }
    default:
      return undefined
  }
}
