/** How long something may take until it is drawn, ms; after that who waits for it is elsewhere. */
const LONGEST = 5_000

/** Leads the focus to what is about to come back, unless somebody has begun something else by then; a window closes first. */
export function focusOnceDrawn(selector: string): void {
  const look = (): boolean => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found || document.activeElement?.closest('[role$="dialog"]')) return false
    if (!document.activeElement?.closest('input, textarea')) found.focus()
    return true
  }
  if (look()) return
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LONGEST)
}
