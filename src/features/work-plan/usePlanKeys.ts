import { useEffect, useRef } from 'react'

type Keys = { PageUp: () => void; PageDown: () => void; t: () => void; n: () => void }

/** PageUp and PageDown step a day, `t` is today, `n` new work: where nothing is being typed and nothing lies over the page. */
export function usePlanKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isBusy(event.target))
        return
      const { key } = event
      if (key !== 'PageUp' && key !== 'PageDown' && key !== 't' && key !== 'n') return
      event.preventDefault()
      latest.current[key]()
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
