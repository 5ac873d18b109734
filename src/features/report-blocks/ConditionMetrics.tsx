import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { type Condition, metricsFor, type PitchCondition } from '@/domain/report/conditionReport'
import type { ReportReader } from '@/domain/report/reportChoice'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { ConditionFigure } from './ConditionFigure'
import type { ConditionWords } from './useConditionWords'

type ConditionMetricsProps = {
  pitches: readonly PitchCondition[]
  pitchName: (id: Id) => string
  words: ConditionWords
  reader: ReportReader
}

/** Metric by metric, all pitches side by side in the same colours; which pitches were not read is said. */
export function ConditionMetrics({ pitches, pitchName, words, reader }: ConditionMetricsProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { drawn, named } = metricsFor(reader, pitches)
  const sections = drawn.map((metric) => {
    const shown = pitches.flatMap(({ conditions }) => conditions.find((one) => one.metric === metric) ?? [])
    const [first] = shown
    if (!first) return null
    const unread = pitches.filter(({ pitchId }) => !shown.some((one) => one.pitchId === pitchId))
    const same = shown.every((one) => sameLimits(one, first))
    return (
      <Metric key={metric} data-many={shown.length > 8 || undefined}>
        <h3>
          {/* Without the space the letters of Arabic would join. */}
          {words.metric(metric)} {same && <span>{words.target(first)}</span>}
        </h3>
        <Figures>
          {shown.map((condition) => (
            <ConditionFigure
              key={condition.pitchId}
              condition={condition}
              name={pitchName(condition.pitchId)}
              words={words}
              showTarget={!same}
            />
          ))}
        </Figures>
        {unread.length > 0 && (
          <p>
            {t('blocks.condition.unread', {
              count: unread.length,
              pitches: format.list(unread.map(({ pitchId }) => pitchName(pitchId))),
            })}
          </p>
        )}
      </Metric>
    )
  })
  return (
    <>
      <Metrics
        data-one={pitches.length === 1 || undefined}
        style={{ '--columns': Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, pitches.length)) }}
      >
        {sections}
      </Metrics>
      {named.length > 0 && (
        <Rest>
          {t('blocks.condition.named', {
            count: named.length,
            metrics: format.list(named.map(words.metric)),
          })}
        </Rest>
      )}
    </>
  )
}

/** As many stand beside each other as there are pitches, but neither too small to be read nor one as large as a page. */
const LEAST_COLUMNS = 4
const MOST_COLUMNS = 7

const sameLimits = (a: Condition, b: Condition): boolean =>
  a.isOwn === b.isOwn && a.limits.low === b.limits.low && a.limits.high === b.limits.high

/* The readings of one pitch stand beside each other, where those of several fill a row each. */
const Metrics = styled.div`
  &[data-one] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
    gap: 0 24px;
  }
  @media print {
    &[data-one] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
const Metric = styled.section`
  padding-block-start: 16px;

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
    break-after: avoid;
  }
  > h3 > span {
    margin-inline-start: 4px;
    font-weight: 400;
    color: ${token('ink-2')};
  }
  > p {
    padding-block-start: 8px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  @media print {
    &:not([data-many]) {
      break-inside: avoid;
    }
  }
`
const Rest = styled.p`
  padding-block-start: 16px;
  color: ${token('ink-2')};
`
const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(104px, (100% - (var(--columns) - 1) * 12px) / var(--columns)), 1fr)
  );
  gap: 16px 12px;
  padding-block-start: 8px;

  [data-one] > * > & {
    grid-template-columns: minmax(0, 200px);
  }
  @media print {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 10px 8px;
  }
`
