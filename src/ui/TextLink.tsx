import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { hover, phone } from './media'
import { token } from './tokens'

/** A green word that goes somewhere: at the end of a section's heading, under a form. */
export const TextLink = styled(Link)`
  position: relative;
  font-weight: 600;
  color: ${token('green-deep')};
  border-radius: ${token('r-mark')};

  ${hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  ${phone} {
    &::before {
      content: '';
      position: absolute;
      inset-inline: -8px;
      inset-block: calc((100% - 44px) / 2);
    }
  }
`
