import styled from '@emotion/styled'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'

/** Something about the pitch that should not stay as it is, and the way to where that is done. */
export const PitchAlert = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 500;
  color: ${token('red')};

  &[data-tone='amber'] {
    color: ${token('amber-deep')};
  }
  > svg {
    flex: none;
  }
`
