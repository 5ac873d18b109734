import { useTranslation } from 'react-i18next'
import type { Company } from '@/domain/company'
import { isTimeZone } from '@/domain/groundTime'
import { createFormat, type Format, useFormat } from '@/i18n/format'
import { FALLBACK, resolveLanguage } from '@/i18n/languages'

/** The reader's formats with the clock of a club's ground: a league may reach over several zones. */
export function useFormatAt(): (club: Pick<Company, 'timeZone'>) => Format {
  const format = useFormat()
  const { i18n } = useTranslation('clubs')
  const language = resolveLanguage(i18n.language || FALLBACK, undefined)
  return ({ timeZone }) =>
    timeZone === format.timeZone || !isTimeZone(timeZone)
      ? format
      : createFormat(language, { timeZone, unitSystem: format.unitSystem, country: undefined })
}
