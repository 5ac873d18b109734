import styled from '@emotion/styled'
import { desktop } from '@/ui/media'
import { token } from '@/ui/tokens'

/** The ground of a heat map at a desk; on phones it stands on the page. */
export const BoardCard = styled.section`
  min-inline-size: 0;

  ${desktop} {
    padding: 12px 16px 16px;
    border: 1px solid ${token('line')};
    border-radius: ${token('r-card')};
    background: ${token('paper')};
  }
`
