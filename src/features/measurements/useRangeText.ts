import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import type { Quantity } from '@/lib/units'

/** `18 to 28 %`, `at least 90 %`, `at most 8 mm`. */
export function useRangeText(): (
  range: { low: number | null; high: number | null },
  quantity: Quantity,
) => string {
  const { t } = useTranslation('grid')
  const format = useFormat()
  return ({ low, high }, quantity) => {
    if (low !== null && high !== null)
      return t('bands.range', {
        low: format.figure(low, quantity).number,
        high: format.quantity(high, quantity),
      })
    if (low !== null) return t('bands.atLeast', { low: format.quantity(low, quantity) })
    return high === null ? '–' : t('bands.atMost', { high: format.quantity(high, quantity) })
  }
}
