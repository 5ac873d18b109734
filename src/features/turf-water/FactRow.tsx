import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { token } from '@/ui/tokens'

/** Figures in a row, each under its name. */
export function FactRow(props: ComponentProps<'dl'>) {
  return <List {...props} />
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  padding-block: 12px;

  /* A long word takes its width, and the last of the row another line. */
  > div {
    flex: 1 1 80px;
    min-inline-size: min-content;
    max-inline-size: 100%;
  }
  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    overflow-wrap: break-word;
  }
  dd {
    margin: 0;
    font: 600 ${token('t-14')} ${token('font')};
    font-variant-numeric: tabular-nums;
  }
  dd[data-none] {
    font-weight: 400;
    color: ${token('ink-2')};
  }
`
