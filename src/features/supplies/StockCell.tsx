import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { token } from '@/ui/tokens'

type StockCellProps = { tone: 'plain' | 'low' | 'bad' | 'quiet'; children: ReactNode }

/** A figure of the store: red below zero or gone off, amber where somebody has to look, quiet where nothing is known. */
export function StockCell({ tone, children }: StockCellProps) {
  return <Figure data-tone={tone}>{children}</Figure>
}

const Figure = styled.span`
  &[data-tone='bad'] {
    color: ${token('red')};
    font-weight: 600;
  }
  &[data-tone='low'] {
    color: ${token('amber-deep')};
    font-weight: 600;
  }
  &[data-tone='quiet'] {
    color: ${token('ink-3')};
  }
`
