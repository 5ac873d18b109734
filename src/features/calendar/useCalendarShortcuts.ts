import { useEffect, useRef } from 'react'
import { PAGE_HEADING_ID } from '@/ui/PageHeader'

type Shortcuts = {
  today: () => void
  search: () => void
  /** On or back by what the view shows. */
  step: (way: 1 | -1) => void
  write: (() => void) | undefined
  /** PageUp and PageDown step too. */
  pages: boolean
}

/**
 * `t` today, `/` search, `n` new work, arrows one on or back: anywhere on the page where nothing is being typed and
 * nothing lies over it. Arrows only where nothing else would take them.
 */
export function useCalendarShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isBusy(event.target))
        return
      const act = actOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function actOf(
  { key, shiftKey, target }: KeyboardEvent,
  { today, search, step, write, pages }: Shortcuts,
): (() => void) | undefined {
  if (key === 't') return today
  if (key === 'n') return write
  if (key === '/') return search
  if (shiftKey || !isIdle(target)) return undefined
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return () => step(key === forward ? 1 : -1)
  if (pages && (key === 'PageUp' || key === 'PageDown')) return () => step(key === 'PageDown' ? 1 : -1)
  return undefined
}

/** The page itself, or its heading after a change of page. */
const isIdle = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && (target.id === 'main' || target.id === PAGE_HEADING_ID))

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], aside',
    ) !== null)
