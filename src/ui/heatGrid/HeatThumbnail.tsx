import styled from '@emotion/styled'
import type { GridShape } from '@/lib/gridCells'
import { type HeatScale, stepFinder } from '@/lib/heatScale'
import { HeatPicture } from './HeatPicture'

type HeatThumbnailProps = {
  label: string
  values: readonly (readonly (number | null)[])[]
  shape: GridShape
  scale: HeatScale
}

/** A session at a glance, for strips of many. */
export function HeatThumbnail({ label, values, shape, scale }: HeatThumbnailProps) {
  const step = stepFinder(scale)
  const steps = Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_unused, column) => step(values[row]?.[column] ?? null)),
  )
  return (
    <Thumbnail>
      <HeatPicture bare values={values} steps={steps} shape={shape} label={label} />
    </Thumbnail>
  )
}

const Thumbnail = styled.div`
  direction: ltr;
  aspect-ratio: 105 / 68;
  border-radius: 3px;
  overflow: hidden;
`
