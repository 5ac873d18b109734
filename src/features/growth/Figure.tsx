import styled from '@emotion/styled'
import { token } from '@/ui/tokens'

type FigureProps = { number: string; unit: string } | { words: string }

/** A large number with its unit set smaller, or words where there is none. */
export function Figure(props: FigureProps) {
  return 'words' in props ? (
    <Words>{props.words}</Words>
  ) : (
    <Large>
      <bdi>
        {props.number} <Unit>{props.unit}</Unit>
      </bdi>
    </Large>
  )
}

const Large = styled.p`
  font: 600 ${token('t-48')} ${token('font')};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`
const Unit = styled.span`
  font: 400 ${token('t-16')} ${token('font')};
  letter-spacing: 0;
  color: ${token('ink-2')};
`
const Words = styled.p`
  font: 600 ${token('t-32')} ${token('font')};
  letter-spacing: -0.01em;
`
