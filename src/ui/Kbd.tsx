import styled from '@emotion/styled'
import { token } from './tokens'

/** A key to press. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-inline-size: 20px;
  padding-inline: 4px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  text-align: center;
  direction: ltr;
`
