import { useEffect } from 'react'

type Shortcuts = { search: () => void }

/** ⌘K or Ctrl+K from anywhere, `/` where nothing is being typed. */
export function useShortcuts({ search }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const palette = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k'
      const slash =
        event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target)
      // A page may have a search of its own.
      if ((!palette && !slash) || event.defaultPrevented) return
      event.preventDefault()
      search()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [search])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
