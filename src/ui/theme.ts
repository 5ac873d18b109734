import { readPreference } from '@/lib/preference'

/** Light or dark as chosen in the settings; otherwise as the system says, which needs no attribute. */
export function applyTheme(): void {
  const chosen = readPreference('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  else delete document.documentElement.dataset.theme
}
