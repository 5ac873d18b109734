import { css } from '@emotion/react'
import { token } from './tokens'

/** The name of a row opens it: its press covers the row, and so does its focus ring. */
export const coverStyles = css`
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-cover]:focus-visible {
    outline: none;
  }
  [data-cover]:focus-visible::after {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
    border-radius: ${token('r-mark')};
  }
`
