import { useTranslation } from 'react-i18next'
import type { Quantity } from '@/lib/units'
import type { Limits } from './besideLimits'
import { useFormat } from './format'

/** A norm in words: "65 to 90 g". */
export function useNormText(): (quantity: Quantity, limits: Limits) => string {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  return (quantity, { low, high }) => {
    if (low !== null && high !== null)
      return t('norm.range', {
        low: format.figure(low, quantity).number,
        high: format.quantity(high, quantity),
      })
    return low !== null
      ? t('norm.atLeast', { low: format.quantity(low, quantity) })
      : t('norm.atMost', { high: format.quantity(high ?? 0, quantity) })
  }
}
