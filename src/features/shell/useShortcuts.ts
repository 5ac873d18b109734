import { useEffect } from 'react'

/** ⌘K or Ctrl+K from anywhere. The keys that need no haste are `LetterKeys`. */
export function useShortcuts(search: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k' || event.defaultPrevented)
        return
      event.preventDefault()
      search()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [search])
}
