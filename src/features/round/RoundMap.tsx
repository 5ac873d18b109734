import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type BandLimits, heatScaleOf } from '@/domain/bands'
import { COLUMNS, ROWS } from '@/domain/grid'
import type { Pitch } from '@/domain/pitch'
import type { RoundDraft } from '@/domain/roundDraft'
import { useFormat } from '@/i18n/format'
import { stepFinder } from '@/lib/heatScale'
import { CENTRE_CIRCLE, HIGH, PITCH_LINES, WIDE } from '@/ui/heatGrid/heatPaths'
import { NorthArrow } from '@/ui/heatGrid/NorthArrow'
import { stepToken } from '@/ui/heatGrid/stepStyles'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { RoundWords } from './useRoundWords'

type RoundMapProps = {
  draft: RoundDraft
  pitch: Pitch
  limits: BandLimits
  /** The cell that is stood on, and the one after it. */
  here: number | undefined
  next: number | undefined
  words: RoundWords
  /** A point that was tapped, by its place in the walk. */
  onPick: (at: number) => void
}

const centre = (cell: number) => ({
  x: ((cell % COLUMNS) + 0.5) * (WIDE / COLUMNS),
  y: (Math.floor(cell / COLUMNS) + 0.5) * (HIGH / ROWS),
})

/** The pitch with its points. It lies as the pitch lies, in every language (quality M4). */
export function RoundMap({ draft, pitch, limits, here, next, words, onPick }: RoundMapProps) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const step = stepFinder(heatScaleOf(limits, draft.metric))
  const readings = new Map(draft.readings.map((reading) => [reading.cell, reading]))
  const skipped = new Set(draft.skipped)
  const radius = draft.points.length > 54 ? 17 : 25
  const walk = draft.points.map((cell) => `${centre(cell).x} ${centre(cell).y}`).join('L')

  // The nearest point to a finger: points lie closer together than fingers are wide.
  const pick = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.x) / box.width) * WIDE
    const y = ((event.clientY - box.y) / box.height) * HIGH
    const away = draft.points.map((cell) => Math.hypot(centre(cell).x - x, centre(cell).y - y))
    onPick(away.indexOf(Math.min(...away)))
  }
  const label = [
    t('map.done', {
      done: format.number(draft.readings.length),
      total: format.number(draft.points.length),
    }),
    ...(here === undefined ? [] : [t('map.here', { point: words.spoken(here) })]),
    ...(next === undefined ? [] : [t('map.next', { point: words.spoken(next) })]),
  ].join(' ')
  return (
    <Ground>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
        <path d={PITCH_LINES} data-line="pitch" />
        <circle {...CENTRE_CIRCLE} data-line="pitch" />
        <path d={`M${walk}`} data-line="walk" />
        {here !== undefined && next !== undefined && (
          <path
            d={`M${centre(here).x} ${centre(here).y}L${centre(next).x} ${centre(next).y}`}
            data-line="next"
          />
        )}
        {draft.points.map((cell) => {
          const { x, y } = centre(cell)
          const reading = readings.get(cell)
          const state = reading ? (reading.asked ? 'asked' : 'read') : skipped.has(cell) ? 'skipped' : 'open'
          return (
            <g key={cell} data-point={state}>
              <circle
                cx={x}
                cy={y}
                r={state === 'open' ? radius * 0.6 : radius}
                style={reading && { fill: stepToken(step(reading.value)) }}
              />
              {state === 'skipped' && (
                <path d={`M${x - 10} ${y - 10}l20 20m0 -20l-20 20`} data-line="cross" />
              )}
            </g>
          )
        })}
        {next !== undefined && <circle cx={centre(next).x} cy={centre(next).y} r={34} data-mark="next" />}
        {here !== undefined && (
          <>
            <circle cx={centre(here).x} cy={centre(here).y} r={40} data-mark="here" />
            <circle cx={centre(here).x} cy={centre(here).y} r={11} data-mark="foot" />
          </>
        )}
      </svg>
      <Surface type="button" tabIndex={-1} aria-hidden onClick={pick} />
      <North>
        <NorthArrow bearing={pitch.bearing} />
      </North>
    </Ground>
  )
}

const Ground = styled.div`
  position: relative;
  direction: ltr;
  aspect-ratio: 105 / 68;
  max-block-size: max(144px, 100vh - 656px);
  max-inline-size: 100%;
  margin-inline: auto;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-mark')};
  background: ${token('mist')};

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    /* The ring of a cell in the corner reaches beyond the pitch. */
    overflow: visible;
  }
  [data-line] {
    fill: none;
    stroke: ${token('ink')};
    vector-effect: non-scaling-stroke;
  }
  [data-line='pitch'] {
    stroke-width: 1;
    opacity: 0.28;
  }
  [data-line='walk'] {
    stroke: ${token('ink-3')};
    stroke-width: 1;
    stroke-dasharray: 2 4;
  }
  [data-line='next'] {
    stroke: ${token('green-deep')};
    stroke-width: 3;
  }
  [data-line='cross'] {
    stroke-width: 2;
  }
  [data-point] > circle {
    stroke: ${token('ink')};
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  [data-point='open'] > circle,
  [data-point='skipped'] > circle {
    fill: ${token('paper')};
    stroke: ${token('ctl')};
  }
  [data-point='asked'] > circle {
    stroke: ${token('amber-deep')};
    stroke-width: 3;
    stroke-dasharray: 3 2;
  }
  [data-mark] {
    fill: none;
    stroke: ${token('green-deep')};
    stroke-width: 2;
    stroke-dasharray: 4 3;
    vector-effect: non-scaling-stroke;
  }
  [data-mark='here'] {
    stroke: ${token('ink')};
    stroke-width: 4;
    stroke-dasharray: none;
  }
  [data-mark='foot'] {
    fill: ${token('ink')};
    stroke: none;
  }
  ${forcedColors} {
    [data-line],
    [data-mark],
    [data-point] > circle {
      stroke: CanvasText;
    }
    [data-mark='here'] {
      stroke: Highlight;
    }
    [data-mark='foot'] {
      fill: Highlight;
    }
    [data-point='read'] > circle,
    [data-point='asked'] > circle {
      forced-color-adjust: none;
    }
  }
`
const Surface = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: pointer;
  touch-action: manipulation;
`
const North = styled.div`
  position: absolute;
  inset-block-end: 4px;
  inset-inline-end: 4px;
  pointer-events: none;
`
