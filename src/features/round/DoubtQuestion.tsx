import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { meantBy } from '@/domain/roundBlock'
import { mayKeep } from '@/domain/roundDoubt'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DoubtBox } from './DoubtBox'
import { useDoubtText } from './useDoubtText'
import type { RoundQuestion } from './useRoundActs'

type DoubtQuestionProps = {
  question: RoundQuestion
  metric: MeasurementMetric
  /** Where it was read, if nothing beside it says so. */
  point?: string
  onKeep: (value: number, isAsked: boolean) => void
  onAgain: () => void
}

/** An unlikely reading is asked about once, in the place of the pad (B13). */
export function DoubtQuestion({
  question: { value, doubt },
  metric,
  point,
  onKeep,
  onAgain,
}: DoubtQuestionProps) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  const written = (reading: number) => format.quantity(reading, METRIC_QUANTITY[metric], 3)
  const shown = written(value)
  const meant = meantBy(doubt)
  const why = useDoubtText(metric)(value, doubt)
  return (
    <DoubtBox
      title={t(doubt.kind === 'impossible' ? 'doubt.titleImpossible' : 'doubt.title', { value: shown })}
      why={point === undefined ? why : `${t('review.point', { point, value: shown })}. ${why}`}
      tall
    >
      <Button ref={again} wide onClick={onAgain}>
        {t('doubt.again')}
      </Button>
      {meant !== undefined && (
        <Button wide layout="primary" onClick={() => onKeep(meant, false)}>
          {t('doubt.takeMeant', { value: written(meant) })}
        </Button>
      )}
      {mayKeep(doubt) && (
        <Button wide onClick={() => onKeep(value, true)}>
          {t('doubt.keep', { value: shown })}
        </Button>
      )}
    </DoubtBox>
  )
}
