import { PAGE_HEADING_ID } from '@/ui/PageHeader'
import { usePageKeys } from '@/ui/pageKeys'

type Shortcuts = {
  today: () => void
  search: () => void
  /** On or back by what the view shows. */
  step: (way: 1 | -1) => void
  write: (() => void) | undefined
  /** PageUp and PageDown step too. */
  pages: boolean
}

/** `t` today, `/` search, `n` new work, arrows one on or back. Arrows only where nothing else would take them. */
export function useCalendarShortcuts({ today, search, step, write, pages }: Shortcuts): void {
  usePageKeys(({ key, shiftKey, target }) => {
    if (key === 't') return today
    if (key === 'n') return write
    if (key === '/') return search
    if (shiftKey || !isIdle(target)) return undefined
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') return () => step(key === forward ? 1 : -1)
    if (pages && (key === 'PageUp' || key === 'PageDown')) return () => step(key === 'PageDown' ? 1 : -1)
    return undefined
  })
}

/** The page itself, or its heading after a change of page. */
const isIdle = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && (target.id === 'main' || target.id === PAGE_HEADING_ID))
