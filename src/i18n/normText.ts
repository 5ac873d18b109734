import { useTranslation } from 'react-i18next'
import type { Quantity } from '@/lib/units'
import { type Limits, limitNumber, limitText } from './besideLimits'
import { useFormat } from './format'

/** A norm in words: "65 to 90 g". */
export function useNormText(): (quantity: Quantity, limits: Limits) => string {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  return (quantity, { low, high }) => {
    if (low !== null && high !== null)
      return t('norm.range', {
        low: limitNumber(low, quantity, format),
        high: limitText(high, quantity, format),
      })
    return low !== null
      ? t('norm.atLeast', { low: limitText(low, quantity, format) })
      : t('norm.atMost', { high: limitText(high ?? 0, quantity, format) })
  }
}
