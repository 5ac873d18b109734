import styled from '@emotion/styled'
import { phone } from '@/ui/media'

/** One place in the form's grid of six columns: a third, a half or all of it; on a phone pairs stay pairs. */
export const Cell = styled.div`
  grid-column: span 6;
  min-inline-size: 0;

  &[data-width='third'] {
    grid-column: span 2;
  }
  &[data-width='half'] {
    grid-column: span 3;
  }
  /* A control without a label of its own stands beside the control of its neighbour. */
  &[data-low] {
    align-self: end;
  }
  ${phone} {
    &[data-width='third'] {
      grid-column: span 3;
    }
    &[data-width='third'][data-alone],
    &[data-width='half']:not([data-pair]) {
      grid-column: span 6;
    }
  }
`
