import styled from '@emotion/styled'
import { forcedColors, phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { blockStyles } from './blockStyles'

/** Height of the days at the top. */
export const HEAD = 76

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* Nothing is put in front of what is seen; the browser need not guess. */
  overflow-anchor: none;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};

  /* The hand of a drag. On the canvas itself it would be handed down to every block, which the browser then restyles. */
  &[data-lifting]::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: 5;
    cursor: grabbing;
  }
  ${phone} {
    max-block-size: calc(100dvb - var(--mark, 0px) - var(--calendar-head, 180px) - 64px);
  }
  @media print {
    overflow: visible;
    max-block-size: none;
  }
`
export const Canvas = styled.div`
  position: relative;
  min-block-size: 100%;
  ${blockStyles}

  /* The whole empty part of a cell; a plus shows itself on hover and focus. */
  [data-add] {
    position: absolute;
    inset: 0;
    color: ${token('green-deep')};
    border-radius: ${token('r-mark')};
    cursor: pointer;
  }
  [data-add]:is(:hover, :focus-visible) {
    background:
      linear-gradient(currentColor, currentColor) 50% calc(100% - 13px) / 12px 2px no-repeat,
      linear-gradient(currentColor, currentColor) 50% calc(100% - 8px) / 2px 12px no-repeat;
  }
  [data-add]:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
`
/** Runs down today's column at the same place as the tracks of its blocks. */
export const Now = styled.span`
  --edge: 9px;
  position: absolute;
  z-index: 0;
  inset-block: ${HEAD}px 0;
  inset-inline-start: calc(var(--at) + var(--edge) + (var(--day) - 2 * var(--edge)) * var(--share));
  inline-size: 2px;
  background: ${token('ink')};
  pointer-events: none;

  ${forcedColors} {
    background: Highlight;
  }
  &[data-scale='hours'] {
    --edge: 0px;
  }
  [dir='rtl'] & {
    inset-inline-start: calc(var(--at) + var(--edge) + (var(--day) - 2 * var(--edge)) * (1 - var(--share)));
  }
`
