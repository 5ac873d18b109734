import { useEffect, useRef } from 'react'

type Shortcuts = { t: () => void; n: (() => void) | undefined }

/** `t` today, `n` new work: anywhere on the page where nothing is being typed and nothing lies over it. */
export function useCalendarShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isBusy(event.target))
        return
      const act = event.key === 't' ? latest.current.t : event.key === 'n' ? latest.current.n : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], aside',
    ) !== null)
