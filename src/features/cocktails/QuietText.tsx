import styled from '@emotion/styled'
import { token } from '@/ui/tokens'

/** Words in the place of a figure that is not there. */
export const QuietText = ({ text }: { text: string }) => <Quiet>{text}</Quiet>

const Quiet = styled.span`
  color: ${token('ink-2')};
`
