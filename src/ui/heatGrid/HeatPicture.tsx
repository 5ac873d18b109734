import styled from '@emotion/styled'
import type { Cells, GridShape } from '@/lib/gridCells'
import type { HeatStep } from '@/lib/heatScale'
import { forcedColors } from '../media'
import { token } from '../tokens'
import type { Limits } from '@/i18n/besideLimits'
import { CENTRE_CIRCLE, contour, hairlines, HIGH, outline, PITCH_LINES, stepPaths, WIDE } from './heatPaths'
import { stepToken } from './stepStyles'

type HeatPictureProps = {
  values: readonly (readonly (number | null)[])[]
  steps: readonly (readonly HeatStep[])[]
  shape: GridShape
  band?: Limits | undefined
  selected?: Cells | undefined
  outlined?: Cells | undefined
  /** Thumbnails show colours and the lines of the pitch only. */
  bare?: boolean
  /** Read out; without it the drawing is decoration. */
  label?: string | undefined
}

/** The colours, the lines of the pitch, the edge of the target and the outline of what is chosen, in a few nodes. */
export function HeatPicture({
  values,
  steps,
  shape,
  band,
  selected,
  outlined,
  bare = false,
  label,
}: HeatPictureProps) {
  return (
    <Picture
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      data-bare={bare || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g shapeRendering="crispEdges">
        {[...stepPaths(steps, shape)].map(([step, path]) => (
          <path key={step} d={path} style={{ fill: stepToken(step) }} />
        ))}
      </g>
      {!bare && <path d={hairlines(shape)} data-line="hair" />}
      <path d={PITCH_LINES} data-line="pitch" />
      <circle {...CENTRE_CIRCLE} data-line="pitch" />
      {!bare && band && <path d={contour(values, shape, band)} data-line="band" />}
      {!bare && outlined && <path d={outline(outlined, shape)} data-line="section" />}
      {!bare && selected && <path d={outline(selected, shape)} data-line="chosen" />}
    </Picture>
  )
}

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;
  print-color-adjust: exact;

  [data-line] {
    fill: none;
    stroke: ${token('ink')};
    vector-effect: non-scaling-stroke;
  }
  [data-line='hair'] {
    stroke: ${token('paper')};
    stroke-width: 1;
    opacity: 0.22;
  }
  [data-line='pitch'] {
    stroke-width: 1;
    opacity: 0.28;
  }
  &[data-bare] [data-line='pitch'] {
    stroke-width: 0.75;
  }
  [data-line='band'] {
    stroke-width: 1.75;
    stroke-linecap: square;
  }
  [data-line='section'] {
    stroke: ${token('green-deep')};
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
  [data-line='chosen'] {
    stroke-width: 3;
    stroke-linecap: square;
  }
  ${forcedColors} {
    forced-color-adjust: none;

    [data-line] {
      stroke: CanvasText;
    }
    [data-line='hair'] {
      stroke: Canvas;
      opacity: 1;
    }
    [data-line='chosen'] {
      stroke: Highlight;
    }
  }
`
