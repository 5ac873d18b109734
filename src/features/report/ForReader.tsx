import { type ReactNode, Suspense, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { FormatContext } from '@/i18n/format'
import { directionOf, type Language, localeTag } from '@/i18n/languages'
import { textsFor } from '@/i18n/textsIn'
import type { UnitSystem } from '@/lib/units'
import { UiProvider } from '@/ui/UiProvider'
import { Waiting } from './Waiting'

type ForReaderProps = { language: Language; units: UnitSystem; children: ReactNode }

/** What is in it speaks to the reader of a report: in their language and direction, with their numbers and units. */
export function ForReader({ language, units, children }: ForReaderProps) {
  const settings = use(FormatContext)
  return (
    <div lang={localeTag(language).replace(/-u-.*/, '')} dir={directionOf(language)}>
      <I18nextProvider i18n={textsFor(language)}>
        <FormatContext value={{ ...settings, unitSystem: units }}>
          <UiProvider locale={localeTag(language)}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </UiProvider>
        </FormatContext>
      </I18nextProvider>
    </div>
  )
}
