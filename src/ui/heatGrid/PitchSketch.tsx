import styled from '@emotion/styled'
import type { Cells, GridShape } from '@/lib/gridCells'
import { forcedColors } from '../media'
import { token } from '../tokens'
import { CENTRE_CIRCLE, HIGH, outline, PITCH_LINES, stepPaths, WIDE } from './heatPaths'

type PitchSketchProps = {
  /** What is worked on; all of the pitch where it is left out. */
  cells?: Cells | undefined
  shape: GridShape
  /** Read out. */
  label: string
}

/** A pitch in its lines, with a part of it filled: where to go. */
export function PitchSketch({ cells, shape, label }: PitchSketchProps) {
  const steps = Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_unused, column) =>
      !cells || cells.has(row * shape.columns + column) ? ('s1' as const) : ('none' as const),
    ),
  )
  return (
    <Drawing viewBox={`-10 -10 ${WIDE + 20} ${HIGH + 20}`} role="img" aria-label={label}>
      <path data-part d={stepPaths(steps, shape).get('s1') ?? ''} />
      <path d={PITCH_LINES} />
      <circle {...CENTRE_CIRCLE} />
      {cells && <path data-edge d={outline(cells, shape)} />}
    </Drawing>
  )
}

const Drawing = styled.svg`
  display: block;
  direction: ltr;
  inline-size: 100%;
  aspect-ratio: 107 / 70;
  border-radius: ${token('r-ctl')};
  background: ${token('nodata-bg')};

  > path,
  > circle {
    fill: none;
    stroke: ${token('ctl')};
    stroke-width: 4;
  }
  > [data-part] {
    fill: ${token('green')};
    fill-opacity: 0.45;
    stroke: none;
  }
  > [data-edge] {
    stroke: ${token('green-deep')};
    stroke-width: 10;
  }
  ${forcedColors} {
    > [data-part] {
      fill: Highlight;
    }
  }
`
