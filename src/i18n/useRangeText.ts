import { useTranslation } from 'react-i18next'
import type { Quantity } from '@/lib/units'
import { type Limits, limitNumber, limitText } from './besideLimits'
import { useFormat } from './format'

/** `18 to 28 %`, `at least 90 %`, `at most 8 mm`. */
export function useRangeText(): (range: Limits, quantity: Quantity) => string {
  const { t } = useTranslation('grid')
  const format = useFormat()
  return ({ low, high }, quantity) => {
    if (low !== null && high !== null)
      return t('bands.range', {
        low: limitNumber(low, quantity, format),
        high: limitText(high, quantity, format),
      })
    if (low !== null) return t('bands.atLeast', { low: limitText(low, quantity, format) })
    return high === null ? '–' : t('bands.atMost', { high: limitText(high, quantity, format) })
  }
}
