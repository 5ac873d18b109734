import { css } from '@emotion/react'

/** Text for CSS: whatever a club calls itself, it ends no string. */
const cssText = (text: string): string => `"${text.replace(/[\p{Cc}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`

/** A4 with a number on every page, and what it belongs to on all but the first. */
export const paperStyles = (heading: string) => css`
  @page {
    size: A4;
    margin: 18mm 15mm 18mm;

    @top-center {
      content: ${cssText(heading)};
      font: 8pt sans-serif;
    }
    @bottom-center {
      content: counter(page) ' / ' counter(pages);
      font: 8pt sans-serif;
    }
  }
  @page :first {
    margin-block-start: 12mm;

    @top-center {
      content: none;
    }
  }
`
