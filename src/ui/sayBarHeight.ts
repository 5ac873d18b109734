/** The ref of a bar that a page keeps at its bottom: tells the messages, which stand above it, how high it is, with its distance. */
export function sayBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  const { dataset, style } = document.documentElement
  dataset.foot = bar.dataset.pageBar
  const measure = () => style.setProperty('--page-bar', `${bar.offsetHeight + 8}px`)
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
  observer?.observe(bar)
  return () => {
    observer?.disconnect()
    delete dataset.foot
    style.removeProperty('--page-bar')
  }
}
