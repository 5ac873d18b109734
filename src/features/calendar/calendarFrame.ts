import styled from '@emotion/styled'
import { desktop, phone } from '@/ui/media'

/** From here on there is room for a month beside the days. */
export const SIDE_PANE = '(min-width: 1680px)'

/** The calendar between the menu and the work sheet; its days scroll inside it at a desk, and with the page elsewhere. */
export const Board = styled.div`
  ${desktop} {
    /* Room for the work sheet, which stands beside the page. */
    &[data-sheet] {
      padding-inline-end: 360px;
    }
    &:not([data-view='agenda']) {
      display: flex;
      flex-direction: column;
      /* All that the bars above the page leave of the screen. */
      position: absolute;
      inset: 0;
      overflow: hidden;
    }
  }
  @media print {
    && {
      display: block;
      position: static;
      padding: 0;
    }
    > :not([data-paper]) {
      display: none;
    }
  }
`
export const Columns = styled.div`
  display: contents;

  @media ${SIDE_PANE} {
    flex: 1;
    min-block-size: 0;
    display: grid;
    grid-template-columns: 300px minmax(0, 1fr);
    align-items: stretch;
  }
`
export const Days = styled.div`
  display: contents;

  ${desktop} {
    > [data-inset]:not([aria-busy]) {
      padding-inline: 24px;
    }
  }
  @media ${SIDE_PANE} {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
  }
`
export const Waiting = styled.div`
  padding: 16px 24px;

  ${phone} {
    padding-inline: 0;
  }
`
