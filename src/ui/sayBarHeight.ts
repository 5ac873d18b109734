/** The ref of a bar that a page keeps at its bottom: tells the messages, which stand above it, how high it is, with its distance. */
export function sayBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  const { style } = document.documentElement
  const measure = () => style.setProperty('--page-bar', `${bar.offsetHeight + 8}px`)
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
  observer?.observe(bar)
  return () => {
    observer?.disconnect()
    style.removeProperty('--page-bar')
  }
}
