import { useTranslation } from 'react-i18next'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { differenceQuantity, METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Condition, ConditionFacts } from '@/domain/report/conditionReport'
import type { Id } from '@/domain/wire'
import { differenceText } from '@/i18n/changeText'
import { useFormat } from '@/i18n/format'
import { shareText } from '@/i18n/shareText'
import { useRangeText } from '@/i18n/useRangeText'

/** Days after which the age of a reading is worth a word. */
const FRESH_DAYS = 7

/** Condition in words and figures. */
export function useConditionWords() {
  const { t } = useTranslation('report')
  const { t: metricText } = useTranslation('grid')
  const format = useFormat()
  const rangeText = useRangeText()
  const metric = (name: MeasurementMetric) => metricText(`board.metrics.${name}.name`)
  const share = (part: number) => shareText(part, format)
  const change = (value: number, name: MeasurementMetric): string =>
    differenceText(value, differenceQuantity(name), format, { t: metricText })
  const target = ({ limits, metric: name, isOwn }: Condition): string =>
    metricText(isOwn ? 'bands.ownTarget' : 'bands.target', {
      target: rangeText(limits, METRIC_QUANTITY[name]),
    })
  const read = ({ last, age }: Condition): string =>
    age > FRESH_DAYS
      ? t('blocks.condition.readBefore', { day: format.day(last.day, 'short'), count: age })
      : t('blocks.condition.read', { day: format.day(last.day, 'short') })
  const sentence = (facts: ConditionFacts, pitchName: (id: Id) => string): string => {
    const { weakest } = facts
    const sentences = [
      t('blocks.condition.measured', { count: facts.pitches, measured: format.number(facts.measured) }),
      t('blocks.condition.inBand', { count: facts.readings, inBand: format.number(facts.inBand) }),
    ]
    if (weakest)
      sentences.push(
        t('blocks.condition.weakest', {
          metric: metric(weakest.metric),
          pitch: pitchName(weakest.pitchId),
          share: share(weakest.last.within),
        }),
      )
    sentences.push(
      facts.compared === 0
        ? t('blocks.condition.yearUnknown')
        : t('blocks.condition.year', {
            count: facts.compared,
            better: format.number(facts.better),
            worse: format.number(facts.worse),
          }),
    )
    return sentences.join(' ')
  }
  return { metric, share, change, target, read, sentence }
}
export type ConditionWords = ReturnType<typeof useConditionWords>
