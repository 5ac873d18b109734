import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { desktop } from '../media'

/** What a sheet beside a table takes from the width of the page, which leaves it room by `:has([data-beside])`. */
export const SHEET_WIDTH = '360px'

/** Where the sheet of one row stands at a desk: at the end of the window, in sight while the table scrolls. */
export const RecordSheetPlace = styled((props: ComponentProps<'div'>) => <div data-beside="" {...props} />)`
  ${desktop} {
    position: fixed;
    z-index: 14;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: ${SHEET_WIDTH};
    max-inline-size: 100%;
  }
  @media print {
    position: static;
    inline-size: auto;

    /* Only for a chart that is to go on the paper alone. */
    &:not(:has([data-alone])) {
      display: none;
    }
    > aside {
      border: 0;
      box-shadow: none;
    }
  }
`
