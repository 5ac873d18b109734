import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/** What a map says, in words, and where it comes from. */
export function MapSentence({ children, source }: { children: ReactNode; source: ReactNode }) {
  return (
    <Line>
      <p>{children}</p>
      {source}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;

  > p {
    flex: 1;
    min-inline-size: 0;
  }
`
