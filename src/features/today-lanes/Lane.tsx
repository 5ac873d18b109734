import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type LanePlace, laneRows } from '@/domain/laneRows'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { useMatches } from '@/ui/useMatches'
import { placeStyles } from './blockStyles'

/** Height of a line and of a block in it, px (visual standard: blocks in a day lane are 24). */
const LINE = 28

/** Less time than this is drawn as wide as a finger's mark needs (blockStyles): 24 px of 380 px, where the columns are three of 1280 px, and of 540 px, where they have more. */
const SHORTEST_MS = 2_760_000
const SHORTEST_MS_ROOMY = 1_980_000
const ROOMY = '(min-width: 1440px)'

type LaneProps<T> = {
  who: ReactNode
  spans: readonly T[]
  window: { start: number; end: number }
  renderBlock: (place: LanePlace<T>) => ReactNode
  /** So many lines; of what stands on further ones, how many there are. */
  most?: number
}

/** A row of the board: who or what, and its blocks by time. Time runs left to right in every language. */
export function Lane<T extends { startDate: string; endDate: string }>({
  who,
  spans,
  window,
  renderBlock,
  most = Infinity,
}: LaneProps<T>) {
  const format = useFormat()
  const isRoomy = useMatches(ROOMY)
  const { places, lines } = laneRows(spans, window, isRoomy ? SHORTEST_MS_ROOMY : SHORTEST_MS)
  const rest = lines > most ? places.filter(({ line }) => line >= most - 1) : []
  return (
    <Row data-lane>
      <Who>{who}</Who>
      <Blocks role="list" style={{ blockSize: Math.min(lines, most) * LINE + 4 }}>
        {places.filter((place) => !rest.includes(place)).map(renderBlock)}
        {rest[0] && (
          <Rest style={{ '--from': `${rest[0].from * 100}%`, '--row': most - 1 }}>
            +{format.number(rest.length)}
          </Rest>
        )}
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
const Rest = styled.li`
  ${placeStyles}
  font: 500 ${token('t-12')} ${token('font')};
  line-height: 24px;
  white-space: nowrap;
`
const Blocks = styled.ul`
  position: relative;
  direction: ltr;
`
