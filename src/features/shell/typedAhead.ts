/** So long the palette may take to come before keys are the page's again. */
const PATIENCE_MS = 5000

let typed = ''
let end = () => undefined as void

/**
 * Keeps what is typed from now on until the palette is there to take it: whoever presses Ctrl+K and types on is faster
 * than its code, and the letters would be lost or heard as keys of the page.
 */
export function keepTyped(): void {
  end()
  typed = ''
  const began = performance.now()
  const hear = (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'Escape' || performance.now() - began > PATIENCE_MS) end()
    else if (isText || event.key === 'Backspace' || event.key === 'Enter') {
      // An Enter would press what is focused on the page; there is nothing to choose yet.
      if (event.key !== 'Enter') typed = isText ? typed + event.key : typed.slice(0, -1)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  addEventListener('keydown', hear, true)
  end = () => removeEventListener('keydown', hear, true)
}

/** What was typed since; keys are the page's again. */
export function takeTyped(): string {
  end()
  return typed
}
