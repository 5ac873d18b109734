import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { phone } from './media'
import { sayBarHeight } from './sayBarHeight'
import { token } from './tokens'

/**
 * What can be done with what is chosen in the list above, in one bar at the foot of the window, within reach of a thumb
 * and over nothing but rows. It stands after the list, which does not move; messages stand above it.
 */
export const FloatingBar = (props: ComponentProps<'div'>) => (
  <Bar ref={sayBarHeight} data-page-bar="" {...props} />
)

const Bar = styled.div`
  position: sticky;
  inset-block-end: 16px;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-block-start: 16px;
  margin-inline: auto;
  padding-block: 8px;
  padding-inline: 16px 8px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  box-shadow: ${token('shadow')};
  font: 400 ${token('t-14')} ${token('font')};

  > b {
    margin-inline-end: 4px;
    font-weight: 600;
  }
  /* The list must not show through. */
  &[aria-busy] > * {
    opacity: 0.6;
  }
  /* Clear of the tabs, and of what is pressed in their midst. */
  ${phone} {
    inset-block-end: calc(80px + env(safe-area-inset-bottom));
    gap: 12px 8px;
    max-inline-size: min(100%, 100vw - 16px);
  }
  @media print {
    display: none;
  }
`
