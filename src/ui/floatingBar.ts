/**
 * The ref of a bar that floats at the foot of a list: says how high it is, with its distance, to the messages, which
 * stand above it. It carries `data-page-bar="floating"`.
 */
export function floatingBar(bar: HTMLElement | null): (() => void) | undefined {
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
