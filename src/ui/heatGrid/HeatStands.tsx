import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { token } from '../tokens'
import { type Edge, edgeOf } from './orientation'

export type StandName = { side: string; label: string }

type HeatStandsProps = {
  stands: readonly StandName[] | undefined
  bearing: number | null | undefined
  children: ReactNode
}

/** The names of the stands where they stand; nothing where the bearing is unknown. */
export function HeatStands({ stands = [], bearing, children }: HeatStandsProps) {
  const at = (edge: Edge) =>
    stands
      .filter(({ side }) => edgeOf(side, bearing) === edge)
      .map(({ label }) => label)
      .join(' · ')
  const [top, start, end, bottom] = [at('top'), at('left'), at('right'), at('bottom')]
  return (
    <Ring>
      {top && (
        <Name data-edge="top" dir="auto">
          {top}
        </Name>
      )}
      {start && (
        <Name data-edge="start" dir="auto">
          {start}
        </Name>
      )}
      <Middle>{children}</Middle>
      {end && (
        <Name data-edge="end" dir="auto">
          {end}
        </Name>
      )}
      {bottom && (
        <Name data-edge="bottom" dir="auto">
          {bottom}
        </Name>
      )}
    </Ring>
  )
}

const Ring = styled.div`
  direction: ltr;
  display: grid;
  grid-template: 'top top top' auto 'start middle end' auto 'bottom bottom bottom' auto / auto minmax(
      0,
      1fr
    ) auto;
`
const Middle = styled.div`
  grid-area: middle;
  min-inline-size: 0;
`
const Name = styled.div`
  display: flex;
  justify-content: center;
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  &[data-edge='top'] {
    grid-area: top;
  }
  &[data-edge='bottom'] {
    grid-area: bottom;
    padding-block-start: 4px;
  }
  &[data-edge='start'],
  &[data-edge='end'] {
    writing-mode: vertical-rl;
    /* Beside the grid on both sides, as one of them is turned round: what hangs below the line keeps clear of it. */
    padding-block-end: 4px;
  }
  &[data-edge='start'] {
    grid-area: start;
    rotate: 180deg;
  }
  &[data-edge='end'] {
    grid-area: end;
  }
`
