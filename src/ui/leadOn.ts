/** The ref of a retry: one that succeeds goes away, and who had the focus on it is led to what it stood in (quality G1). */
export const leadOn = (button: HTMLElement | null) => () => {
  if (document.activeElement !== button) return
  // A section may go with it; what takes the focus anyway, such as the page or a sheet, stays.
  const places = ['section', '[tabindex]'].map((place) => button?.closest<HTMLElement>(place))
  queueMicrotask(() => {
    const place = places.find((one) => one?.isConnected)
    if (!place || document.activeElement !== document.body) return
    place.setAttribute('tabindex', `${place.tabIndex}`)
    place.focus({ preventScroll: true })
  })
}
