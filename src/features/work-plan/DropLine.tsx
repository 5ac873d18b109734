import styled from '@emotion/styled'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'

/** Where the work that is taken up would go. */
export function DropLine() {
  return <Line role="presentation" />
}

const Line = styled.li`
  block-size: 4px;
  border-radius: 2px;
  background: ${token('green-deep')};

  ${forcedColors} {
    background: Highlight;
  }
`
