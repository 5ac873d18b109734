import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

type LaneWordProps = { tone: 'bad' | 'mild' | 'good'; children: ReactNode }

/** One word beneath a row's name: a mark, and a `bdi` that ends with dots where it is too long; a phone has two lines for it. */
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
  ${phone} {
    align-items: start;

    > bdi {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 13px;
      white-space: normal;
    }
  }
`
