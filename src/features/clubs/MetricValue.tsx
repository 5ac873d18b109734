import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { LeagueMetric } from '@/domain/league/norm'
import type { MetricCell } from '@/domain/league/officeRows'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'
import { age } from '@/i18n/moments'
import { token } from '@/ui/tokens'
import { LightMark } from '@/ui/LightMark'
import { useNormWords } from './useNormWords'

type MetricValueProps = {
  metric: LeagueMetric
  cell: MetricCell | undefined
  now: Date
  /** With the norm it is held against and its age. */
  whole?: boolean
}

/** A value with its light and its word; "no reading" where there is none, never 0. */
export function MetricValue({ metric, cell, now, whole = false }: MetricValueProps) {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const normWords = useNormWords()
  if (!cell) return <Word>{t('table.noReading')}</Word>
  const { number, unit } = format.figure(cell.value, METRIC_QUANTITY[metric])
  const word = t(`against.${cell.against ?? 'old'}`)
  return (
    <Value
      data-light={cell.light}
      title={t('table.valueOn', {
        metric: t(`short.${metric}`),
        value: format.quantity(cell.value, METRIC_QUANTITY[metric]),
        word,
        norm: normWords(metric, cell.norm),
        pitch: cell.pitchName,
        age: age(cell.at, now, format),
      })}
    >
      <LightMark light={cell.light} />
      <bdi dir="ltr">
        <b>{number}</b>
        {unit && <small> {unit}</small>}
      </bdi>
      <Word>{word}</Word>
      {whole && (
        <More>
          <span>{t('table.norm', { norm: normWords(metric, cell.norm) })}</span>
          <span>{t('table.ago', { age: age(cell.at, now, format) })}</span>
        </More>
      )}
    </Value>
  )
}

const Value = styled.span`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr);
  align-items: center;
  column-gap: 6px;
  white-space: nowrap;

  > bdi {
    text-align: start;
  }
  [dir='rtl'] & > bdi {
    text-align: end;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  > :nth-of-type(n + 2) {
    grid-column: 2;
  }
  &[data-light='critical'] > :nth-of-type(2) {
    color: ${token('red')};
    font-weight: 500;
  }
  &[data-light='look'] > :nth-of-type(2) {
    color: ${token('amber-deep')};
  }
  &[data-light='none'] b {
    font-weight: 400;
    color: ${token('ink-2')};
  }
`
/* The norm it is held against and its age, for whoever looks twice. */
const More = styled.span`
  display: grid;
  white-space: normal;
  font: 400 ${token('t-12')} ${token('font')};
  line-height: 1rem;
  color: ${token('ink-2')};
`
const Word = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  line-height: 1rem;
  color: ${token('ink-2')};
`
