import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { token } from '../tokens'

type KindMarkProps = { tone: 'new' | 'changed' | 'bad' | 'same'; children: ReactNode }

/** What an import does to a row, in a word. */
export function KindMark({ tone, children }: KindMarkProps) {
  return <Mark data-tone={tone}>{children}</Mark>
}

const Mark = styled.span`
  padding: 2px 8px;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
  white-space: nowrap;
  background: ${token('nodata-bg')};
  color: ${token('ink')};

  &[data-tone='new'] {
    background: ${token('mint')};
    color: ${token('green-deep')};
  }
  &[data-tone='changed'] {
    background: ${token('blue-tint')};
    color: ${token('blue')};
  }
  &[data-tone='bad'] {
    background: ${token('red-tint')};
    color: ${token('red')};
  }
`
