import styled from '@emotion/styled'
import { Popover } from 'react-aria-components/Popover'
import { motion } from './media'
import { token } from './tokens'

/** The floating ground of menus, lists, calendars and explanations. */
export const PopoverSurface = styled(Popover)`
  display: flex;
  flex-direction: column;
  min-inline-size: var(--trigger-width);
  max-inline-size: min(400px, calc(100vw - 16px));
  overflow: auto;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  color: ${token('ink')};
  box-shadow: ${token('shadow')};
  outline: none;

  ${motion} {
    transition:
      opacity 120ms ease-out,
      translate 120ms ease-out;
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 -4px;
  }
`
