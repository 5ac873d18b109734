import { css } from '@emotion/react'

/** Out of sight, in the reading order. */
export const hiddenStyles = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
