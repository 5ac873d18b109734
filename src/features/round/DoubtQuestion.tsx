import styled from '@emotion/styled'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import type { RoundQuestion } from './useRoundActs'

type DoubtQuestionProps = {
  question: RoundQuestion
  metric: MeasurementMetric
  onKeep: (value: number, isAsked: boolean) => void
  onAgain: () => void
}

/** An unlikely reading is asked about once, in the place of the pad (B13). */
export function DoubtQuestion({ question: { value, doubt }, metric, onKeep, onAgain }: DoubtQuestionProps) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const id = useId()
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  const written = (reading: number) => format.quantity(reading, METRIC_QUANTITY[metric], 3)
  const shown = written(value)
  const meant = doubt.kind === 'unit' || doubt.kind === 'metric' ? doubt.meant : undefined
  const why =
    doubt.kind === 'unit'
      ? t(`doubt.unit.${doubt.unit}`, { value: shown, meant: written(doubt.meant) })
      : doubt.kind === 'metric'
        ? t('doubt.metric', { value: shown, meant: written(doubt.meant) })
        : t(`doubt.${doubt.kind}`, { value: shown, low: written(doubt.low), high: written(doubt.high) })
  return (
    <Box role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-why`}>
      <Title id={`${id}-title`}>
        <Glyph name="warning" />
        {t(doubt.kind === 'impossible' ? 'doubt.titleImpossible' : 'doubt.title', { value: shown })}
      </Title>
      <p id={`${id}-why`}>{why}</p>
      <Button ref={again} wide onClick={onAgain}>
        {t('doubt.again')}
      </Button>
      {meant !== undefined && (
        <Button wide layout="primary" onClick={() => onKeep(meant, false)}>
          {t('doubt.takeMeant', { value: written(meant) })}
        </Button>
      )}
      {doubt.kind !== 'impossible' && doubt.kind !== 'metric' && (
        <Button wide onClick={() => onKeep(value, true)}>
          {t('doubt.keep', { value: shown })}
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-block-size: 288px;
  padding-block: 12px;
  border-block-start: 2px solid ${token('amber')};
  font: 400 ${token('t-16')} ${token('font')};

  > button {
    min-block-size: 56px;
  }
`
const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  font: 600 ${token('t-20')} ${token('font')};

  > svg {
    flex: none;
    color: ${token('amber-deep')};
  }
`
