import { useTranslation } from 'react-i18next'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'

/** What a reading is called in the reader's words. */
export function useMetricName(): (metric: MeasurementMetric) => string {
  const { t } = useTranslation('grid')
  return (metric) => t(`board.metrics.${metric}.name`)
}
