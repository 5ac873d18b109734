import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

type UiProviderProps = {
  /** BCP 47 tag of the interface: direction, dates and words of the controls follow it. */
  locale: string
  children: ReactNode
}

/** Tells every control the language. */
export function UiProvider({ locale, children }: UiProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
