import { useTranslation } from 'react-i18next'
import type { LeagueMetric, Norm } from '@/domain/league/norm'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'

/** A norm in words: "65 to 90 g". */
export function useNormWords(): (metric: LeagueMetric, norm: Norm) => string {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  return (metric, { limits: { low, high } }) => {
    const quantity = METRIC_QUANTITY[metric]
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
