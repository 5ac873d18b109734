import styled from '@emotion/styled'
import { geoPath } from 'd3-geo'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mapOf, nameSides, type Place, spotsOf } from '@/domain/league/clubMap'
import type { ClubRow } from '@/domain/league/officeRows'
import { Button } from '@/ui/Button'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'
import { MapMark } from './MapMark'
import { useMapOutlines } from './useMapOutlines'
import { useMapSize } from './useMapSize'

type MapGroundProps = {
  /** In the order of the table: so the keyboard walks through them. */
  placed: readonly { row: ClubRow; place: Place }[]
  /** Where a press says what is meant instead of opening it: what is meant, and the id of where it is said. */
  chosen?: { ids: readonly string[]; choose: (ids: readonly string[]) => void; shownIn: string } | undefined
  isTouch: boolean
  /** What is said right beneath the map. */
  children?: ReactNode
}

/** How far marks stand apart at least, px: fingers need 44, a pointer what a mark is wide. */
const GAP = { touch: 46, pointer: 34 }
/** Half a mark, and from there the name begins, px. */
const HALF = 13
/** Names are of the system's smallest letters: their height, and how wide one is on average with what stands around them, rem. */
const [LINE, LETTER, AROUND] = [1.25, 0.48, 0.75]

/** The countries, and on them the clubs. It lies as the ground does, in every language (quality M4). */
export function MapGround({ placed, chosen, isTouch, children }: MapGroundProps) {
  const { t } = useTranslation('clubs')
  const { ref, width, height, rem } = useMapSize()
  const { outlines, isFailed, retry } = useMapOutlines()
  const projection = mapOf(
    placed.map(({ place }) => place),
    { width, height, margin: 56 },
  )
  const path = geoPath(projection).digits(1)
  const points = placed.flatMap(({ row, place }) => {
    const at = projection([...place])
    return at ? [{ x: at[0], y: at[1], item: row }] : []
  })
  const spots = spotsOf(points, isTouch ? GAP.touch : GAP.pointer)
  const nameWidth = (items: readonly ClubRow[]) =>
    items.length > 1 ? Infinity : rem * (AROUND + LETTER * (items[0]?.club.name?.length ?? 0))
  const sides = nameSides(
    spots.map(({ x, y, items }) => ({ x, y, nameWidth: nameWidth(items) })),
    { width, height, half: HALF, line: rem * LINE },
  )
  return (
    <Figure>
      <Ground
        ref={ref}
        dir="ltr"
        role="group"
        aria-label={t('map.label', { count: placed.length })}
        data-drawn={outlines !== undefined || undefined}
        style={{ '--wide': `${width}px`, '--high': `${height}px` }}
      >
        {width > 0 && (
          <>
            <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
              {outlines && (
                <>
                  <Land d={path(outlines.land) ?? undefined} />
                  <Borders d={path(outlines.borders) ?? undefined} />
                </>
              )}
            </svg>
            <ul>
              {spots.map(({ x, y, items }, at) => (
                <Spot
                  key={items.map(({ id }) => id).join(' ')}
                  style={{ '--x': `${x.toFixed(1)}px`, '--y': `${y.toFixed(1)}px` }}
                >
                  <MapMark
                    clubs={items}
                    side={sides[at]}
                    otherwise={x > width / 2 ? 'left' : 'right'}
                    chosen={chosen}
                  />
                </Spot>
              ))}
            </ul>
          </>
        )}
      </Ground>
      {children}
      <Source>
        {isFailed ? t('map.outlinesMissing') : t('map.outlines')}
        {isFailed && (
          <Button size="small" layout="plain" onClick={retry}>
            {t('table.retry')}
          </Button>
        )}
      </Source>
    </Figure>
  )
}

const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  break-inside: avoid;
`
const Ground = styled.div`
  position: relative;
  isolation: isolate;
  /* A long name that is told only when it is pointed at would widen the page. */
  overflow-x: clip;
  block-size: var(--high);
  background: ${token('nodata-bg')};
  border-radius: ${token('r-card')};

  /* The sea, once there is land. */
  &[data-drawn] {
    background: ${token('blue-tint')};
  }

  /* Over the drawing, as land may be of the colour of the page. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${token('line')};
    border-radius: inherit;
    pointer-events: none;
  }
  > svg {
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  @media print {
    max-inline-size: var(--wide);
    print-color-adjust: exact;
  }
`
const Land = styled.path`
  fill: ${token('paper')};
  stroke: ${token('ctl')};
  stroke-width: 0.75;

  ${forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`
const Borders = styled.path`
  fill: none;
  stroke: ${token('ctl')};
  stroke-width: 1;
  stroke-dasharray: 4 3;

  ${forcedColors} {
    stroke: CanvasText;
  }
`
const Spot = styled.li`
  position: absolute;
  inset-inline-start: var(--x);
  inset-block-start: var(--y);
  translate: -50% -50%;

  &:is(:hover, :focus-within) {
    z-index: 1;
  }
`
const Source = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
