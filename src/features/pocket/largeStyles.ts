import { css } from '@emotion/react'
import { token } from '@/ui/tokens'

/** Words that are read at arm's length, in the sun, and controls for gloves: 18 px, 56 high. */
export const largeStyles = css`
  font: 400 1.125rem/1.5rem ${token('font')};

  h3 {
    font: 600 1.125rem/1.5rem ${token('font')};
  }
  && :is(label, input, textarea) {
    font-size: 1.125rem;
  }
  :is(button, a):not([data-inline]) {
    min-block-size: 48px;
  }
`
