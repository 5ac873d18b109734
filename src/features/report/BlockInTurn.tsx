import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { phone } from '@/ui/media'
import { ReportBlock } from '@/ui/ReportBlock'
import { token } from '@/ui/tokens'
import { useTurn } from './useTurn'
import { Waiting } from './Waiting'

type BlockInTurnProps = {
  /** Stands there from the start. */
  title: string
  /** What the report is about: with another one the blocks out of sight wait again. */
  question: string
  /** px, as far as it can be said before it was ever drawn. */
  height: number
  /** Draws it wherever it stands, for paper and files. */
  isWanted: boolean
  /** What every block needs is still on its way: only what is near is drawn meanwhile. */
  isHeld: boolean
  children: ReactNode
}

/**
 * A block of a report, asked for, worked out and drawn when it comes near or when its turn comes: the year of twenty
 * pitches is several screens long. Until all of it is there its place is kept, so that nothing below moves.
 */
export function BlockInTurn({
  title,
  question,
  height: guess,
  isWanted,
  isHeld,
  children,
}: BlockInTurnProps) {
  const { ref, isDue, height = guess } = useTurn<HTMLDivElement>(question, isHeld)
  const place = (
    <ReportBlock title={title} isPlace>
      <Waiting />
    </ReportBlock>
  )
  return (
    <Place ref={ref} style={{ '--kept': `${height}px` }}>
      {isWanted || isDue ? <Suspense fallback={place}>{children}</Suspense> : place}
    </Place>
  )
}

const Place = styled.div`
  ${phone} {
    background: ${token('paper')};
  }
  @media screen {
    &:has([aria-busy='true']) {
      min-block-size: var(--kept);
    }
  }
`
