import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react'
import {
  allOf,
  cellAt,
  type Cells,
  columnOf,
  type GridShape,
  line,
  placeOf,
  rectangle,
  rowOf,
} from '@/lib/gridCells'
import type { Draft } from './CellEditor'

type GridHand = {
  grid: RefObject<HTMLDivElement | null>
  shape: GridShape
  selected: Cells
  /** Each cell that is pressed or drawn over joins the choice. */
  several: boolean
  onSelect: ((cells: Cells) => void) | undefined
  /** A cell's text was typed; undefined where nothing may be changed. */
  onEdit: ((cell: number, text: string) => void) | undefined
  /** What a field opens with. */
  textOf: (cell: number) => string
}

/** What a hand does to the grid: with keys as the APG data grid has it, with a mouse, with a finger. */
export function useGridHand({ grid, shape, selected, several, onSelect, onEdit, textOf }: GridHand) {
  const [focused, setFocused] = useState(0)
  const [hovered, setHovered] = useState<number | null>(null)
  const [draft, setDraft] = useState<Draft>()
  /** The corner that a rectangle is drawn from. */
  const anchor = useRef(0)
  const drag = useRef<{ from: number; moved: boolean; cells: Set<number> } | null>(null)
  /** Where the mouse was last; the cell is told until it is what was chosen that is to be read. */
  const over = useRef<number | null>(null)
  const last = Math.max(0, shape.rows * shape.columns - 1)
  const active = Math.min(focused, last)

  const focusCell = (cell: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
  const toggle = (cell: number) => {
    const cells = new Set(selected)
    if (!cells.delete(cell)) cells.add(cell)
    anchor.current = cell
    onSelect?.(cells)
  }
  const open = (cell: number, text?: string) => {
    if (onEdit) setDraft({ cell, text: text ?? textOf(cell), fresh: text !== undefined })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (cell === null || event.altKey) return
    const command = event.ctrlKey || event.metaKey
    const target = reach(event.key, command, cell, shape)
    if (target !== null) {
      event.preventDefault()
      if (event.shiftKey && onSelect) onSelect(rectangle(anchor.current, target, shape))
      else anchor.current = target
      focusCell(target)
      return
    }
    const { row, column } = placeOf(cell, shape)
    const does = actionOf(event.key, command, event.shiftKey, {
      typing: onEdit !== undefined,
      choosing: onSelect !== undefined,
      chosen: selected.size > 0,
    })
    if (does === null) return
    event.preventDefault()
    if (does === 'toggle') toggle(cell)
    else if (does === 'row') onSelect?.(rowOf(row, shape))
    else if (does === 'column') onSelect?.(columnOf(column, shape))
    else if (does === 'all') onSelect?.(allOf(shape))
    else if (does === 'clear') {
      // Escape was meant for the choice, not for what the grid stands in.
      event.stopPropagation()
      onSelect?.(new Set())
    } else if (does === 'open') open(cell)
    else if (does === 'empty') onEdit?.(cell, '')
    else open(cell, event.key)
  }

  const onClick = (event: MouseEvent) => {
    const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]') : null
    if (head?.dataset['head']) {
      chooseHead(head.dataset['head'], event.shiftKey)
      return
    }
    const cell = cellOf(event.target)
    const dragged = drag.current?.moved ?? false
    drag.current = null
    if (cell === null || dragged) return
    setHovered(null)
    if (event.shiftKey) onSelect?.(rectangle(anchor.current, cell, shape))
    else if (several || event.ctrlKey || event.metaKey) toggle(cell)
    else {
      anchor.current = cell
      onSelect?.(selected.size === 1 && selected.has(cell) ? new Set() : new Set([cell]))
    }
  }
  const chooseHead = (head: string, extend: boolean) => {
    const at = Number(head.slice(1))
    const from = placeOf(anchor.current, shape)
    const ends =
      head === 'all'
        ? [0, last]
        : head.startsWith('r')
          ? [cellAt(extend ? from.row : at, 0, shape), cellAt(at, shape.columns - 1, shape)]
          : [cellAt(0, extend ? from.column : at, shape), cellAt(shape.rows - 1, at, shape)]
    const [one = 0, other = 0] = ends
    onSelect?.(rectangle(one, other, shape))
    if (!extend) anchor.current = one
    focusCell(one)
  }

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellOf(event.target)
    // A finger scrolls unless several are to be chosen; rectangles are for a mouse or a pen, and for Shift.
    const draws =
      event.button === 0 && (several || event.pointerType !== 'touch') && !event.shiftKey && onSelect
    drag.current = cell !== null && draws ? { from: cell, moved: false, cells: new Set(selected) } : null
  }
  const onPointerMove = (event: PointerEvent) => {
    const isTouch = event.pointerType === 'touch'
    if (isTouch && !drag.current) return
    // What a finger moves over is not told: its events stay with the cell it came down on.
    const cell = cellOf(isTouch ? document.elementFromPoint(event.clientX, event.clientY) : event.target)
    const isSame = cell === over.current
    if (!isTouch && !isSame) {
      over.current = cell
      setHovered(cell)
    }
    if (!drag.current || cell === null) return
    if ((event.buttons & 1) === 0) {
      drag.current = null
      return
    }
    if (cell === drag.current.from && !drag.current.moved) return
    setHovered(null)
    if (several) {
      drag.current.moved = true
      for (const crossed of line(drag.current.from, cell, shape)) drag.current.cells.add(crossed)
      drag.current.from = cell
      anchor.current = cell
      onSelect?.(new Set(drag.current.cells))
      return
    }
    if (isSame && drag.current.moved) return
    drag.current.moved = true
    anchor.current = drag.current.from
    onSelect?.(rectangle(drag.current.from, cell, shape))
  }

  /** A text is kept and the hand moves on, or the field is left as it was. */
  const onTyped = (text: string | null, move: number) => {
    if (!draft) return
    setDraft(undefined)
    if (text !== null && (draft.fresh || text !== draft.text)) onEdit?.(draft.cell, text)
    if (text === null || move !== 0) focusCell(Math.min(last, Math.max(0, draft.cell + move)))
  }

  return {
    active,
    hovered,
    draft,
    onTyped,
    handlers: {
      onKeyDown,
      onClick,
      onDoubleClick: (event: MouseEvent) => {
        const cell = cellOf(event.target)
        if (cell !== null) open(cell)
      },
      onPointerDown,
      onPointerMove,
      onPointerLeave: () => {
        over.current = null
        setHovered(null)
      },
      onFocus: (event: FocusEvent) => {
        const cell = cellOf(event.target)
        if (cell !== null) setFocused(cell)
      },
    },
  }
}

/** The cell that an event happened in. */
function cellOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  return cell ? Number(cell.dataset['cell']) : null
}

/** Where a key leads; it stops at the edges. The grid lies as it lies in every language, and so do the arrows. */
function reach(key: string, command: boolean, cell: number, shape: GridShape): number | null {
  const { row, column } = placeOf(cell, shape)
  const [bottom, end] = [shape.rows - 1, shape.columns - 1]
  const at = (toRow: number, toColumn: number) =>
    cellAt(Math.min(bottom, Math.max(0, toRow)), Math.min(end, Math.max(0, toColumn)), shape)
  switch (key) {
    case 'ArrowLeft':
      return at(row, command ? 0 : column - 1)
    case 'ArrowRight':
      return at(row, command ? end : column + 1)
    case 'ArrowUp':
      return at(command ? 0 : row - 1, column)
    case 'ArrowDown':
      return at(command ? bottom : row + 1, column)
    case 'Home':
      return at(command ? 0 : row, 0)
    case 'End':
      return at(command ? bottom : row, end)
    case 'PageUp':
      return at(0, column)
    case 'PageDown':
      return at(bottom, column)
    default:
      return null
  }
}

type Action = 'toggle' | 'row' | 'column' | 'all' | 'clear' | 'open' | 'empty' | 'type'

/** What a key does to the cell it is pressed in; null leaves it to the browser. */
function actionOf(
  key: string,
  command: boolean,
  shift: boolean,
  { typing, choosing, chosen }: { typing: boolean; choosing: boolean; chosen: boolean },
): Action | null {
  if (typing && !command) {
    if (key === 'Enter' || key === 'F2') return 'open'
    if (key === 'Delete' || key === 'Backspace') return 'empty'
    if (/^[\d\u0660-\u0669\u06F0-\u06F9.,+\u2212-]$/.test(key)) return 'type'
  }
  if (!choosing) return null
  if (key === ' ') return shift ? 'row' : command ? 'column' : 'toggle'
  if (key === 'Enter' && !command) return 'toggle'
  if (key.toLowerCase() === 'a' && command) return 'all'
  return key === 'Escape' && chosen ? 'clear' : null
}
