import { readPreference } from '@/lib/preference'

/** Light or dark as chosen in the settings; otherwise as the system says, which needs no attribute. */
export function applyTheme(): void {
  const chosen = readPreference('theme')
  const { dataset } = document.documentElement
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen
  else delete dataset.theme
  if (hasMoreContrast()) dataset.contrast = 'more'
  else delete dataset.contrast
}

/** As chosen in this browser, or else as the device asks. */
export function hasMoreContrast(): boolean {
  const chosen = readPreference('contrast')
  return chosen === undefined
    ? (window.matchMedia?.('(prefers-contrast: more)').matches ?? false)
    : chosen === 'more'
}
