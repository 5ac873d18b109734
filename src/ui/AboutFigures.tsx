import styled from '@emotion/styled'
import type { FigureNotesProps } from './FigureNotes'
import { lazyPart } from './lazyPart'
import { WhatIsThis } from './WhatIsThis'

const FigureNotes = lazyPart(() => import('./FigureNotes'), 'FigureNotes', 'figures')

/** "What is this" of a block of figures that this page works out; what it says comes with its texts when it is asked for. */
export function AboutFigures({ title, ...notes }: FigureNotesProps & { title: string }) {
  return (
    <Beside>
      <WhatIsThis title={title}>
        <FigureNotes {...notes} />
      </WhatIsThis>
    </Beside>
  )
}

/* At the end of a line of words it must not make it higher. */
const Beside = styled.span`
  display: inline-block;
  margin-block: -6px;
`
