import { css } from '@emotion/react'
import { token } from './tokens'

/** One part of a typed date or time. */
export const segmentStyles = css`
  padding: 4px 1px;
  border-radius: 2px;
  outline: none;
  font-variant-numeric: tabular-nums;

  &[data-placeholder] {
    color: ${token('ink-3')};
  }
  &[data-type='literal'] {
    padding-inline: 0;
    color: ${token('ink-2')};
  }
  &[data-focused] {
    background: ${token('mint-2')};
    color: ${token('ink')};
  }
  &[data-invalid] {
    color: ${token('red')};
  }
`
