import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { type BandLimits, heatScaleOf, placeInBand } from '@/domain/bands'
import { MEASUREMENT_METRICS, type MeasurementMetric } from '@/domain/fieldMeasurement'
import { isPitchGrid, cellsOfSection, onlyCells, type Reading, sessionsOf } from '@/domain/fieldSessions'
import { gridStatistics } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch, Section } from '@/domain/pitch'
import { figureBeside } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { age } from '@/i18n/moments'
import { Bullet } from '@/ui/Bullet'
import { forcedColors, hover, phone } from '@/ui/media'
import { LazyMenu } from '@/ui/LazyMenu'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { FIRST_METRICS } from './metricText'
import { useBandsOf } from './useBand'
import { useBoard } from './useBoard'

type MetricTilesProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: Section | undefined
  sections: readonly Section[]
  readOnly: boolean
}

/** The newest mean of each metric with its age and its place in the band; a press shows the metric on the board. */
export function MetricTiles({ pitch, section }: MetricTilesProps) {
  const { t } = useTranslation('grid')
  const board = useBoard(pitch, section)
  const bandOf = useBandsOf(pitch, board.today)
  const read = MEASUREMENT_METRICS.filter((metric) => board.readings.some((one) => one.metric === metric))
  const shown: MeasurementMetric[] = [...FIRST_METRICS]
  if (!shown.includes(board.metric)) shown.push(board.metric)
  const others = read.filter((metric) => !shown.includes(metric))
  return (
    <QueryState
      query={board.query}
      skeleton={<Skeleton kind="block" height="76px" />}
      empty={{ when: () => false, title: '' }}
      inset
    >
      {() => (
        <Strip role="group" aria-label={t('board.tiles')}>
          {shown.map((metric) => (
            <Tile
              key={metric}
              metric={metric}
              newest={sessionsOf(board.readings, metric)[0]}
              isWhole={board.whole.data !== undefined}
              limits={bandOf(metric)}
              now={board.now}
              cells={cellsOfSection(pitch, section)}
              chosen={metric === board.metric}
              onChoose={() => board.showMetric(metric)}
            />
          ))}
          {others.length > 0 && (
            <LazyMenu
              label={t('board.more')}
              trigger={<More type="button">{t('board.moreCount', { count: others.length })}</More>}
              groups={[
                {
                  id: 'metrics',
                  entries: others.map((metric) => ({
                    id: metric,
                    label: t(`board.metrics.${metric}.name`),
                    onSelect: () => board.showMetric(metric),
                  })),
                },
              ]}
            />
          )}
        </Strip>
      )}
    </QueryState>
  )
}

type TileProps = {
  metric: MeasurementMetric
  newest: Reading | undefined
  /** What was read before the last rounds is known, too. */
  isWhole: boolean
  limits: BandLimits
  now: Date
  cells: ReadonlySet<number> | undefined
  chosen: boolean
  onChoose: () => void
}

function Tile({ metric, newest, isWhole, limits, now, cells, chosen, onChoose }: TileProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const quantity = METRIC_QUANTITY[metric]
  const grid = newest && (isPitchGrid(newest.values) ? onlyCells(newest.values, cells) : newest.values)
  const mean = (grid && gridStatistics(grid)?.mean) ?? null
  const figure = figureBeside(mean, quantity, limits, format)
  const name = t(`board.metrics.${metric}.name`)
  const place = mean === null ? 'within' : placeInBand(mean, limits)
  const out = place === 'within' ? null : place === 'low' || place === 'criticalLow' ? 'low' : 'high'
  const scale = heatScaleOf(limits, metric)
  return (
    <Box type="button" aria-pressed={chosen} data-none={mean === null || undefined} onClick={onChoose}>
      <Label>{name}</Label>
      {mean === null ? (
        <Figure>{isWhole ? t('board.none') : '\u00A0'}</Figure>
      ) : (
        <Figure>
          <bdi>
            {figure.number}
            {figure.unit && <small>{figure.unit}</small>}
          </bdi>
        </Figure>
      )}
      <Age data-out={out ?? undefined}>
        {out
          ? t(`board.metrics.${metric}.${out}`)
          : newest && mean !== null
            ? age(newest.measuredAt, now, format)
            : null}
      </Age>
      <Mark>
        <Bullet
          value={mean}
          low={limits.low ?? scale.min}
          high={limits.high ?? scale.max}
          min={scale.min}
          max={scale.max}
          label={name}
        />
      </Mark>
    </Box>
  )
}

const Strip = styled.div`
  display: flex;
  gap: 8px;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  padding-block: 4px;
  margin-block-end: 12px;

  ${phone} {
    padding: 4px 16px 12px;
    margin-block-end: 8px;
    background: ${token('paper')};
    scroll-padding-inline: 16px;
  }
  /* In one row, so that the map stands below them on the same page. */
  @media print {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));

    > [aria-haspopup] {
      display: none;
    }
  }
`
const Box = styled.button`
  flex: 1 0 auto;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0 8px;
  min-inline-size: 112px;
  padding: 8px 12px 10px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  text-align: start;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${token('ink')};
    box-shadow: inset 0 0 0 1px ${token('ink')};
  }
  ${hover} {
    &:not([aria-pressed='true']):hover {
      background: ${token('mint')};
    }
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`
const Label = styled.span`
  grid-column: 1 / -1;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Figure = styled.span`
  font: 600 ${token('t-20')} ${token('font')};
  white-space: nowrap;

  small {
    margin-inline-start: 2px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  [data-none] > & {
    font: 500 ${token('t-14')} ${token('font')};
    line-height: 28px;
    color: ${token('ink-2')};
  }
`
const Age = styled.span`
  justify-self: end;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;

  &[data-out] {
    font-weight: 600;
    color: ${token('amber-deep')};
  }
`
const Mark = styled.span`
  grid-column: 1 / -1;
  margin-block-start: 6px;
`
const More = styled.button`
  flex: none;
  min-inline-size: 72px;
  padding: 8px 12px;
  border: 1px dashed ${token('ctl')};
  border-radius: ${token('r-ctl')};
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  cursor: pointer;
`
