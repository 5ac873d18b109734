import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { type Item, NOBODY } from './plan'

export type Column = { id: string; name: string; ids: readonly Id[] }
export type Lifted = {
  item: Item
  by: 'keys' | 'pointer'
  /** Where it would go; undefined while the pointer is over no column. */
  column: string | undefined
  place: number
}

/** What the cards and columns of a plan need so that work can be taken up and put elsewhere, by pointer and by keys. */
export type Lift = {
  lifted: Lifted | null
  /** For the handle of a card. */
  onKeyDown: (event: KeyboardEvent, item: Item, name: string) => void
  onPointerDown: (event: ReactPointerEvent, item: Item, hold: 'handle' | 'card') => void
  /** What happened last, for a live region. */
  said: string
}

export const idOf = (item: Item): string => (item.kind === 'job' ? item.job.id : item.id)

/** A pointer that moves less, px, has pressed and not dragged. */
const SLACK = 6
/** So close to the window's edge, px, a drag scrolls the page, by so much each frame. */
const EDGE = 72
const PACE = 12

export function useLift(
  columns: readonly Column[],
  drop: (item: Item, column: string, place: number) => void,
): Lift {
  const { t } = useTranslation('workPlan')
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')
  const latest = useRef({ columns, drop })
  const focusAfter = useRef<{ id: string; column: string } | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = { columns, drop }
  })
  useEffect(() => () => stop.current?.(), [])
  // The card is drawn anew in its new column: the focus goes with it, as soon as it is there.
  useEffect(() => {
    const wanted = focusAfter.current
    if (!wanted) return
    const column = document.querySelector(`[data-column="${CSS.escape(wanted.column)}"]`)
    const card = column?.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.id)}"] [data-grip]`)
    if (!card) return
    focusAfter.current = null
    card.focus()
  })

  const others = (column: string | undefined, item: Item): number =>
    (columns.find(({ id }) => id === column)?.ids ?? []).filter((id) => id !== idOf(item)).length

  const onKeyDown = (event: KeyboardEvent, item: Item, name: string) => {
    const { key } = event
    const isPress = key === 'Enter' || key === ' '
    if (!lifted) {
      if (!isPress) return
      event.preventDefault()
      const column = item.kind === 'job' ? (item.from ?? NOBODY) : NOBODY
      const at = columns.find(({ id }) => id === column)?.ids.indexOf(idOf(item)) ?? -1
      setLifted({ item, by: 'keys', column, place: Math.max(0, at) })
      setSaid(t('lift.lifted', { work: name }))
      return
    }
    if (lifted.by !== 'keys') return
    const to = (column: string, place: number) => {
      const most = others(column, item)
      const next = Math.min(most, Math.max(0, place))
      setLifted({ ...lifted, column, place: next })
      const person = columns.find(({ id }) => id === column)?.name ?? ''
      setSaid(
        column === NOBODY ? t('lift.nobody') : t('lift.place', { person, place: next + 1, count: most + 1 }),
      )
    }
    const index = columns.findIndex(({ id }) => id === lifted.column)
    const rtl = document.documentElement.dir === 'rtl'
    const aside = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    if (isPress) {
      setLifted(null)
      const column = lifted.column ?? NOBODY
      focusAfter.current = { id: idOf(item), column }
      setSaid(t('lift.dropped', { work: name }))
      drop(item, column, lifted.place)
    } else if (key === 'Escape' || key === 'Tab') {
      setLifted(null)
      setSaid(t('lift.cancelled', { work: name }))
      if (key === 'Tab') return
    } else if (aside !== 0) {
      const next = columns[index + (rtl ? -aside : aside)]
      if (next) to(next.id, lifted.place)
    } else if (key === 'ArrowUp' || key === 'ArrowDown')
      to(lifted.column ?? NOBODY, lifted.place + (key === 'ArrowUp' ? -1 : 1))
    else if (key === 'Home') to(columns[0]?.id ?? NOBODY, lifted.place)
    else if (key === 'End') to(columns.at(-1)?.id ?? NOBODY, lifted.place)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const onPointerDown = (event: ReactPointerEvent, item: Item, hold: 'handle' | 'card') => {
    if (event.button !== 0 || (hold === 'card' && event.pointerType === 'touch')) return
    if (hold === 'card' && event.target instanceof Element && event.target.closest('button, label, input'))
      return
    const from = { x: event.clientX, y: event.clientY }
    const at = { ...from }
    let current: Lifted | null = null
    let frame = 0
    const show = (next: Lifted) => {
      if (current && current.column === next.column && current.place === next.place) return
      current = next
      setLifted(next)
    }
    const follow = () => {
      const ghost = document.querySelector<HTMLElement>('[data-ghost]')
      if (ghost) ghost.style.translate = `${at.x + 8}px ${at.y + 8}px`
      show({ item, by: 'pointer', ...placeAt(at.x, at.y, idOf(item)) })
    }
    const scroll = () => {
      const by = at.y < EDGE ? -PACE : at.y > innerHeight - EDGE ? PACE : 0
      if (by !== 0) {
        window.scrollBy(0, by)
        follow()
      }
      frame = requestAnimationFrame(scroll)
    }
    const move = (moved: PointerEvent) => {
      at.x = moved.clientX
      at.y = moved.clientY
      if (!current) {
        if (Math.hypot(at.x - from.x, at.y - from.y) < SLACK) return
        document.body.style.cursor = 'grabbing'
        getSelection()?.removeAllRanges()
        frame = requestAnimationFrame(scroll)
      }
      moved.preventDefault()
      follow()
    }
    const end = (ended?: Event) => {
      stop.current = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', escape, true)
      cancelAnimationFrame(frame)
      document.body.style.cursor = ''
      if (!current) return
      const { column, place } = current
      setLifted(null)
      if (ended?.type !== 'pointerup') return
      // The release would also press what lies under the pointer.
      const swallow = (click: Event) => {
        click.preventDefault()
        click.stopPropagation()
      }
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, true), 0)
      if (column !== undefined) latest.current.drop(item, column, place)
    }
    const escape = (press: globalThis.KeyboardEvent) => {
      if (press.key !== 'Escape') return
      press.stopPropagation()
      end()
    }
    stop.current?.()
    stop.current = end
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', escape, true)
  }

  return {
    lifted,
    onKeyDown,
    onPointerDown,
    said,
  }
}

/** The column under a point, and how many of its cards lie above it. */
function placeAt(x: number, y: number, ownId: string): Pick<Lifted, 'column' | 'place'> {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')
  if (!column) return { column: undefined, place: 0 }
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => dataset.card !== ownId,
  )
  const place = cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2 < y
  }).length
  return { column: column.dataset.column, place }
}
