import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { type CheckedBlock, meantBy } from '@/domain/roundBlock'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DoubtBox } from './DoubtBox'
import type { BlockAnswer } from './useRoundCells'
import { useDoubtText } from './useDoubtText'
import type { RoundWords } from './useRoundWords'

type BlockQuestionProps = {
  block: CheckedBlock
  metric: MeasurementMetric
  words: RoundWords
  onAnswer: (answer: BlockAnswer) => void
}

/** So many of the unlikely readings are told one by one. */
const TOLD = 3

/** The unlikely readings of a pasted block are asked about together, once (B13). */
export function BlockQuestion({ block: { likely, unlikely }, metric, words, onAnswer }: BlockQuestionProps) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const doubtText = useDoubtText(metric)
  const leaveOut = useRef<HTMLButtonElement>(null)
  useEffect(() => leaveOut.current?.focus(), [])
  return (
    <DoubtBox
      title={t('block.title', {
        number: format.number(unlikely.length),
        all: format.number(likely.length + unlikely.length),
      })}
      why={unlikely.slice(0, TOLD).map(({ cell, value, doubt }) => (
        <p key={cell}>
          {t('review.point', {
            point: words.short(cell),
            value: format.quantity(value, METRIC_QUANTITY[metric], 3),
          })}
          . {doubtText(value, doubt)}
        </p>
      ))}
    >
      <Button ref={leaveOut} wide onClick={() => onAnswer('leaveOut')}>
        {t('block.leaveOut')}
      </Button>
      {unlikely.every(({ doubt }) => meantBy(doubt) !== undefined) && (
        <Button wide layout="primary" onClick={() => onAnswer('meant')}>
          {t('block.takeMeant')}
        </Button>
      )}
      <Button wide onClick={() => onAnswer('keep')}>
        {t('block.keep')}
      </Button>
    </DoubtBox>
  )
}
