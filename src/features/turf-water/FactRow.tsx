import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { token } from '@/ui/tokens'

/** Figures in a row, each under its name. */
export function FactRow(props: ComponentProps<'dl'>) {
  return <List {...props} />
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
  align-items: end;
  gap: 8px 12px;
  padding-block: 12px;

  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    overflow-wrap: anywhere;
    hyphens: auto;
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
