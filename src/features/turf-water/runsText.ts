import { useTranslation } from 'react-i18next'
import type { SprayRun } from '@/domain/sprayDays'
import { useFormat } from '@/i18n/format'
import { hourLabel } from '@/i18n/moments'

/** `07–10, 12–14`, with a word where any of it asks for care; no line breaks within a run. */
export function useRunsText(): (runs: readonly SprayRun[]) => string {
  const { t } = useTranslation('water')
  const format = useFormat()
  return (runs) => {
    const hours = runs
      .map(({ from, to }) => `${hourLabel(from, format)}\u2060–\u2060${hourLabel(to, format)}`)
      .join(format.comma)
    return runs.some(({ careful }) => careful) ? t('weather.spray.careful', { hours }) : hours
  }
}
