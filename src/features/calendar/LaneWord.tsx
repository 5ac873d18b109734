import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { token } from '@/ui/tokens'

type LaneWordProps = { tone: 'bad' | 'mild' | 'good'; children: ReactNode }

/** One word beneath a row's name: a mark, and a `bdi` that ends with dots where it is too long. */
export const LaneWord = ({ tone, children }: LaneWordProps) => <Word data-tone={tone}>{children}</Word>

const Word = styled.span`
  display: flex;
  min-inline-size: 0;
  align-items: center;
  gap: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('red')};

  &[data-tone='mild'] {
    color: ${token('amber-deep')};
  }
  &[data-tone='good'] {
    color: ${token('green-deep')};
  }
  > svg {
    flex: none;
  }
  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
