import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type LanePlace, laneRows } from '@/domain/laneRows'
import { token } from '@/ui/tokens'

/** Height of a line and of a block in it, px (visual standard: blocks in a day lane are 24). */
const LINE = 28

type LaneProps<T> = {
  who: ReactNode
  spans: readonly T[]
  window: { start: number; end: number }
  renderBlock: (place: LanePlace<T>) => ReactNode
}

/** A row of the board: who or what, and its blocks by time. Time runs left to right in every language. */
export function Lane<T extends { startDate: string; endDate: string }>({
  who,
  spans,
  window,
  renderBlock,
}: LaneProps<T>) {
  const { places, lines } = laneRows(spans, window)
  return (
    <Row data-lane>
      <Who>{who}</Who>
      <Blocks role="list" style={{ blockSize: lines * LINE + 4 }}>
        {places.map(renderBlock)}
      </Blocks>
    </Row>
  )
}

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  align-items: center;
  padding-inline-end: 16px;
  border-block-start: 1px solid ${token('line-2')};

  &:first-of-type {
    border-block-start: 0;
  }
  /* Names before the hours, as in the strip above, in every language. */
  direction: ltr;
`
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  padding-inline: 16px 8px;
`
const Blocks = styled.ul`
  position: relative;
  direction: ltr;
`
