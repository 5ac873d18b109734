import type { LeagueMetric, Norm } from '@/domain/league/norm'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useNormText } from '@/i18n/normText'

/** The norm of a metric in words. */
export function useNormWords(): (metric: LeagueMetric, norm: Norm) => string {
  const words = useNormText()
  return (metric, { limits }) => words(METRIC_QUANTITY[metric], limits)
}
