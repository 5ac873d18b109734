import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { heatScaleOf } from '@/domain/bands'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Condition } from '@/domain/report/conditionReport'
import { quantityBeside } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { HeatThumbnail } from '@/ui/heatGrid/HeatThumbnail'
import { token } from '@/ui/tokens'
import type { ConditionWords } from './useConditionWords'

type ConditionFigureProps = {
  condition: Condition
  name: string
  words: ConditionWords
  /** The limits of this pitch are its own, so they are said here. */
  showTarget: boolean
}

/** One metric on one pitch: the map, its mean, how much of it lies in the band, and what it was before. */
export function ConditionFigure({ condition, name, words, showTarget }: ConditionFigureProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { metric, last, place, trend, yearBefore, limits } = condition
  const mean = quantityBeside(last.mean, METRIC_QUANTITY[metric], limits, format)
  const grid = last.session.values
  const shape = { rows: grid.length, columns: Math.max(...grid.map((row) => row.length)) }
  return (
    <Figure>
      <HeatThumbnail
        label={t('blocks.condition.map', { metric: words.metric(metric), pitch: name })}
        values={grid}
        shape={shape}
        scale={heatScaleOf(limits, metric)}
      />
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <Mean>{mean}</Mean>
      <Share data-place={place}>{t('blocks.condition.within', { share: words.share(last.within) })}</Share>
      {showTarget && <Quiet>{words.target(condition)}</Quiet>}
      <Quiet>{words.read(condition)}</Quiet>
      <Quiet>
        {trend
          ? t('blocks.condition.trend', {
              change: words.change(trend.change, metric),
              day: format.day(trend.first.day, 'short'),
            })
          : t('blocks.condition.trendUnknown')}
      </Quiet>
      <Quiet>
        {yearBefore
          ? t('blocks.condition.yearBefore', {
              mean: format.quantity(yearBefore.stand.mean, METRIC_QUANTITY[metric]),
              share: words.share(yearBefore.stand.within),
            })
          : t('blocks.condition.yearBeforeUnknown')}
      </Quiet>
    </Figure>
  )
}

const Figure = styled.li`
  min-inline-size: 0;
  font: 400 ${token('t-14')} ${token('font')};
  overflow-wrap: anywhere;
  break-inside: avoid;

  @media print {
    font-size: 9pt;
  }
`
const Name = styled.p`
  padding-block-start: 6px;
  font-weight: 500;
`
/** Each in a line of its own: beside one another the first of them broke on one pitch and not on the next. */
const Mean = styled.p`
  font: 600 ${token('t-16')} ${token('font')};

  @media print {
    font-size: 10pt;
  }
`
const Share = styled.p`
  font: 400 ${token('t-12')} ${token('font')};

  @media print {
    font-size: 7.5pt;
  }
  &:not([data-place='within']) {
    font-weight: 500;
    color: ${token('amber-deep')};
  }
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  @media print {
    font-size: 7.5pt;
  }
`
