import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { isSameMonth, dayAtKey } from './monthWeeks'

type MonthKeys = {
  focused: Day
  onMove: (day: Day) => void
  /** Space chooses a day, Enter opens it. */
  onChoose: (day: Day) => void
  onOpen: (day: Day) => void
}

/** Moves through the days of a month with keys, and takes the focus along (quality C1, C2). */
export function useMonthKeys(
  ref: RefObject<HTMLElement | null>,
  { focused, onMove, onChoose, onOpen }: MonthKeys,
) {
  const format = useFormat()
  /** The day that the focus goes to, once that day is drawn: another drawing may come in between. */
  const follow = useRef<Day | null>(null)
  useEffect(() => {
    if (follow.current !== focused) return
    const cell = ref.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)
    if (!cell) return
    follow.current = null
    cell.focus()
    cell.scrollIntoView?.({ block: 'nearest' })
  })
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    // What stands in a cell answers for itself.
    if (event.target.closest('a, button')) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (event.key === 'Enter') onOpen(focused)
      else onChoose(focused)
      return
    }
    const next = dayAtKey(focused, event.key, {
      shift: event.shiftKey,
      ctrl: event.ctrlKey,
      rtl: getComputedStyle(event.currentTarget).direction === 'rtl',
      start: format.weekStart,
    })
    if (next === undefined) return
    event.preventDefault()
    if (next === focused) return
    follow.current = next
    onMove(next)
  }
}

/**
 * The day that has the focus, which is the chosen one until keys lead away from it. A month that is left takes the
 * choice along (`onDay`); an answer to that which comes late does not throw the focus back.
 */
export function useMonthFocus(date: Day, onDay?: (day: Day) => void) {
  const [focused, setFocused] = useState(date)
  const [seen, setSeen] = useState(date)
  const [asked, setAsked] = useState<readonly Day[]>([])
  if (date !== seen) {
    setSeen(date)
    if (!asked.includes(date)) setFocused(date)
    if (date === asked.at(-1) || !asked.includes(date)) setAsked([])
  }
  const move = (day: Day) => {
    setFocused(day)
    if (!onDay || isSameMonth(day, focused)) return
    setAsked([...asked, day])
    onDay(day)
  }
  return [focused, move] as const
}
