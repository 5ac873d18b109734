import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lightDeficit, type LightTarget, meanOf } from '@/domain/agronomy/lightDeficit'
import { type Grid, gridValues } from '@/domain/grid'
import type { Pitch, Section } from '@/domain/pitch'
import { sectionCells } from '@/domain/sectionCells'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import type { HeatScale } from '@/lib/heatScale'
import { Chip } from '@/ui/Chip'
import { EmptyState } from '@/ui/EmptyState'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { OnPaper } from '@/ui/OnPaper'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { type Layer, LAYERS } from './layers'
import { LightSource } from './LightSource'
import { MapSentence } from './MapSentence'
import { ShadeHour } from './ShadeHour'
import type { HourlyShade, LightMap } from './useLightMap'
import { useStandNames } from './useStandNames'

type LightMapViewProps = {
  pitch: Pitch
  section: Section | undefined
  day: Day
  map: LightMap
  shade: HourlyShade | undefined
  target: LightTarget
  layer: Layer
  at: Instant | undefined
  onLayer: (layer: Layer) => void
}

/** Light, what is missing, sun and shade on the grid, each with a sentence that says the same. */
export function LightMapView({
  pitch,
  section,
  day,
  map,
  shade,
  target,
  layer,
  at,
  onLayer,
}: LightMapViewProps) {
  const { t } = useTranslation('sunlight')
  const [asTable, setAsTable] = useState(false)
  const source = <LightSource {...{ layer, pitch, map, shade, target, at }} />
  return (
    <Box>
      <Tools>
        <SegmentedControl
          size="small"
          label={t('light.layer.label')}
          options={LAYERS.map((id) => ({ id, label: t(`light.layer.${id}`) }))}
          value={layer}
          onChange={onLayer}
        />
        <Chip pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('light.asTable')}
        </Chip>
      </Tools>
      {layer === 'shade' ? (
        <ShadeHour pitch={pitch} day={day} shade={shade} asTable={asTable} source={source} />
      ) : (
        <DayGrid {...{ pitch, section, day, map, target, layer, asTable, source }} />
      )}
    </Box>
  )
}

type DayGridProps = Pick<LightMapViewProps, 'pitch' | 'section' | 'day' | 'map' | 'target'> & {
  layer: Exclude<Layer, 'shade'>
  asTable: boolean
  source: ReactNode
}

function DayGrid({ pitch, section, day, map, target, layer, asTable, source }: DayGridProps): ReactNode {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const stands = useStandNames(pitch)
  const { dli, sunHours } = map
  const values: Grid = layer === 'sun' ? sunHours : layer === 'deficit' ? lightDeficit(dli, target.low) : dli
  const known = gridValues(values)
  if (known.length === 0)
    return (
      <EmptyState
        title={t('light.none.title')}
        text={t(layer === 'sun' ? 'light.none.noSun' : 'light.none.noServer')}
      />
    )
  const quantity = layer === 'sun' ? 'hours' : 'light'
  const extremes = (grid: Grid) => {
    const all = gridValues(grid)
    return {
      mean: format.quantity(meanOf(grid), quantity),
      low: format.quantity(Math.min(...all), quantity),
      high: format.quantity(Math.max(...all), quantity),
    }
  }
  const light = gridValues(dli)
  const reached = light.filter((value) => value >= target.low).length / light.length
  const name = t(`light.grid.${layer}`, { day: format.day(day, 'weekday') })
  return (
    <>
      <OnPaper aria-hidden>{name}</OnPaper>
      <HeatGrid
        label={name}
        values={values}
        quantity={quantity}
        scale={scaleOf(layer, known, target)}
        {...(layer === 'dli' ? { band: { low: target.low, high: target.high } } : {})}
        bearing={pitch.bearing}
        stands={stands}
        outlined={
          section && pitch.bearing !== undefined ? sectionCells(section.name, pitch.bearing) : undefined
        }
        asTable={asTable}
      />
      <MapSentence source={source}>
        {layer === 'sun'
          ? t('light.sunSummary', extremes(sunHours))
          : t('light.summary', {
              ...extremes(dli),
              share: format.quantity(100 * reached, 'percent'),
            })}
      </MapSentence>
    </>
  )
}

/**
 * From nought to the target where any cell comes near it. Where none does, as in winter, from the darkest to the brightest:
 * on the other scale all of them would have one colour, and where the lamps are needed most would not be seen.
 */
function scaleOf(
  layer: DayGridProps['layer'],
  known: readonly number[],
  { low, high }: LightTarget,
): HeatScale {
  const least = Math.floor(Math.min(...known))
  const most = Math.max(least + 1, Math.ceil(Math.max(...known)))
  const isFar = layer === 'deficit' ? least > 0 : layer === 'dli' && most < low
  if (isFar) return { kind: 'sequential', min: least, max: most }
  return { kind: 'sequential', min: 0, max: layer === 'dli' ? Math.max(high, most) : most }
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
