import { useTranslation } from 'react-i18next'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { RoundDoubt } from '@/domain/roundDoubt'
import { useFormat } from '@/i18n/format'

/** Why a reading (metric unit) is asked about, in a sentence. */
export function useDoubtText(metric: MeasurementMetric) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const written = (reading: number) => format.quantity(reading, METRIC_QUANTITY[metric], 3)
  return (value: number, doubt: RoundDoubt): string => {
    const shown = written(value)
    if (doubt.kind === 'unit')
      return t(`doubt.unit.${doubt.unit}`, { value: shown, meant: written(doubt.meant) })
    return doubt.kind === 'metric'
      ? t('doubt.metric', { value: shown, meant: written(doubt.meant) })
      : t(`doubt.${doubt.kind}`, { value: shown, low: written(doubt.low), high: written(doubt.high) })
  }
}
