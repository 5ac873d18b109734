import styled from '@emotion/styled'
import { token } from './tokens'

/** A line of marks with what they stand for: `<li>` mark, word `</li>`. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`
