import { css } from '@emotion/react'
import { token } from '@/ui/tokens'

/** A line of the month: as wide as its grid, with its columns. */
export const lineStyles = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  min-block-size: var(--row);
`
/** The first cell of a line, which stays while the days scroll. */
export const nameStyles = css`
  position: sticky;
  inset-inline-start: 0;
  z-index: 4;
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  padding-inline: 12px 8px;
  background: ${token('paper')};
  border-block-end: 1px solid ${token('line')};
  overflow-wrap: anywhere;
`
