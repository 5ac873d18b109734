import styled from '@emotion/styled'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

/** Six columns, in which a third and a half of the form find their place. */
export const WorkGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 12px 8px;
  align-items: start;
  color: ${token('ink')};

  ${phone} {
    gap: 16px 12px;
  }
`
