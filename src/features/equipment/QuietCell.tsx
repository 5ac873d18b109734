import styled from '@emotion/styled'
import { token } from '@/ui/tokens'

/** Words beside the figures: three lines at most, which holds three kinds of work in any language, all of them in the sheet. */
export function QuietCell({ text }: { text: string }) {
  return (
    <Quiet>
      <bdi>{text}</bdi>
    </Quiet>
  )
}

const Quiet = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
