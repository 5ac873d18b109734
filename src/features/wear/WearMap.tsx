import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWearWeights } from '@/api/useWearWeights'
import {
  capacityOver,
  cellsOver,
  entriesOf,
  totalLoad,
  usualCapacity,
  WET_DAY,
  type WearEntry,
  wearGrid,
} from '@/domain/agronomy/wearLedger'
import { gridValues } from '@/domain/grid'
import type { Pitch } from '@/domain/pitch'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Chip } from '@/ui/Chip'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { Provenance } from '@/ui/Provenance'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { token } from '@/ui/tokens'

const SPANS = ['days7', 'days30'] as const
type WearSpan = (typeof SPANS)[number]

type WearMapProps = {
  pitch: Pitch
  /** Of this pitch, played or being played. */
  played: readonly WearEntry[]
  today: Day
  /** Hours of match a week. */
  capacity: number
  /** A person set it; else it is the usual of such turf. */
  isOwnCapacity: boolean
  /** When what the load is made from came. */
  at: Instant | undefined
  span: WearSpan
  onSpan: (span: WearSpan) => void
}

/** What was played, painted on the grid against what the turf bears. */
export function WearMap({ pitch, played, today, capacity, isOwnCapacity, at, span, onSpan }: WearMapProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const [asTable, setAsTable] = useState(false)
  const [marks, setMarks] = useState(false)
  const days = span === 'days7' ? 7 : 30
  const entries = entriesOf(played, pitch.id, today, days)
  const limit = capacityOver(capacity, days)
  const load = totalLoad(entries)
  const grid = wearGrid(entries)
  const tired = cellsOver(grid, limit)
  const unknownDays = new Set(entries.filter(({ wet }) => wet === undefined).map(({ day }) => day)).size
  const hours = (value: number) => format.quantity(value, 'hours')
  return (
    <Box>
      <Tools>
        <SegmentedControl
          size="small"
          label={t('wear.span.label')}
          options={SPANS.map((id) => ({ id, label: t(`wear.span.${id}`) }))}
          value={span}
          onChange={onSpan}
        />
        <Chip pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('wear.asTable')}
        </Chip>
        {tired.size > 0 && (
          <Chip pressed={marks} onClick={() => setMarks(!marks)}>
            {t('wear.rest.show')}
          </Chip>
        )}
      </Tools>
      <Answer>
        {entries.length === 0 ? (
          <p>{t(`wear.nothing.${span}`)}</p>
        ) : (
          <p>
            <Load data-over={load > limit || undefined}>
              {t(`wear.load.${span}`, {
                load: hours(load),
                capacity: hours(limit),
                share: format.quantity((100 * load) / limit, 'percent'),
              })}
            </Load>{' '}
            {tired.size > 0
              ? t('wear.rest.some', { count: tired.size, capacity: hours(limit) })
              : t('wear.rest.none')}{' '}
            {unknownDays > 0 && t('wear.rainUnknown', { count: unknownDays })}
          </p>
        )}
        <WearSources isOwnCapacity={isOwnCapacity} at={at} />
      </Answer>
      {entries.length > 0 && (
        <HeatGrid
          label={t(`wear.grid.${span}`)}
          values={grid}
          quantity="hours"
          scale={{ kind: 'sequential', min: 0, max: Math.max(limit, ...gridValues(grid)) }}
          band={{ low: null, high: limit }}
          bearing={pitch.bearing}
          selected={marks ? tired : undefined}
          asTable={asTable}
        />
      )}
    </Box>
  )
}

function WearSources({ isOwnCapacity, at }: Pick<WearMapProps, 'isOwnCapacity' | 'at'>) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const weights = useWearWeights()
  const weight = (value: number) => format.number(value, 1)
  const week = (surface: 'natural' | 'hybrid') => format.quantity(usualCapacity(surface), 'hours')
  return (
    <Sources>
      <Provenance
        title={t('wear.what.load.title')}
        text={t('wear.what.load.text')}
        origin="computed"
        at={at}
        formula={t('wear.what.load.formula')}
        inputs={[
          t('wear.what.load.inputs.play'),
          t('wear.what.load.inputs.weights', {
            match: weight(weights.match),
            training: weight(weights.training),
            juniors: weight(weights.juniors),
            warmUp: weight(weights.warmUp),
          }),
          t('wear.what.load.inputs.wet', {
            factor: weight(weights.wet),
            rain: format.quantity(WET_DAY.rain, 'rain'),
            moisture: format.quantity(WET_DAY.moisture, 'percent'),
          }),
          t('wear.what.load.inputs.bookings'),
        ]}
        source={t('wear.what.load.source')}
      />
      <Provenance
        title={t('wear.what.capacity.title')}
        text={t('wear.what.capacity.text')}
        formula={t('wear.what.capacity.formula')}
        origin={isOwnCapacity ? 'entered' : 'computed'}
        inputs={[
          t('wear.what.capacity.inputs.natural', { hours: week('natural') }),
          t('wear.what.capacity.inputs.hybrid', { hours: week('hybrid') }),
        ]}
        source={t('wear.what.capacity.source')}
      />
    </Sources>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;

  > * {
    min-inline-size: 0;
  }
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  @media print {
    display: none;
  }
`
const Answer = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;

  > p {
    flex: 1;
    min-inline-size: 0;
  }
`
const Load = styled.span`
  font-weight: 600;

  &[data-over] {
    color: ${token('red')};
  }
`
const Sources = styled.span`
  display: flex;
  flex: none;
`
