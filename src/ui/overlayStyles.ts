import { css } from '@emotion/react'
import { motion } from './media'
import { token } from './tokens'

/** The dimmed ground behind a dialog or a sheet. */
export const backdropStyles = css`
  position: fixed;
  inset: 0;
  z-index: 100;
  background: rgb(10 21 17 / 0.48);

  ${motion} {
    transition: opacity 160ms ease-out;
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`

export const surfaceStyles = css`
  background: ${token('paper')};
  color: ${token('ink')};
  /* A shadow is lost on a dark page: the edge is drawn. */
  box-shadow:
    0 0 0 1px color-mix(in srgb, ${token('ctl')} 60%, transparent),
    ${token('shadow')};
  outline: none;
`
