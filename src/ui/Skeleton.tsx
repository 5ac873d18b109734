import styled from '@emotion/styled'
import { forcedColors, motion, phone } from './media'
import { token } from './tokens'

type SkeletonProps = {
  /** `rows` stands in for Rows, `block` for a chart or a card, `text` for lines of words. */
  kind?: 'rows' | 'block' | 'text'
  count?: number
  /** Rows only: the shape that leads each row. */
  lead?: 'none' | 'disc' | 'square' | 'time'
  /** Rows only: how many rows stand before it already. */
  after?: number
  /** Blocks only, any CSS length. */
  height?: string
}

/** The final layout in grey. Shows itself after 150 ms, so that a quick answer never flickers. */
export function Skeleton({
  kind = 'rows',
  count = 3,
  lead = 'none',
  after = 0,
  height = '160px',
}: SkeletonProps) {
  if (kind === 'block')
    return (
      <Stack aria-busy data-kind="block">
        {Array.from({ length: count === 3 ? 1 : count }, (_, at) => (
          <Block key={at} style={{ blockSize: height }} />
        ))}
      </Stack>
    )
  if (kind === 'text')
    return (
      <Stack aria-busy data-kind="text">
        {Array.from({ length: count }, (_, at) => (
          <Bar key={at} style={{ inlineSize: widths[at % widths.length] }} />
        ))}
      </Stack>
    )
  return (
    <Stack aria-busy>
      {Array.from({ length: count }, (_, at) => (
        <Line key={at}>
          {lead !== 'none' && <Lead data-lead={lead} />}
          <Words>
            <Bar style={{ inlineSize: widths[(after + at) % widths.length] }} />
            <Bar data-small style={{ inlineSize: widths[(after + at + 2) % widths.length] }} />
          </Words>
        </Line>
      ))}
    </Stack>
  )
}

const widths = ['64%', '48%', '56%', '40%', '60%']

const Stack = styled.div`
  animation: appear 1ms 150ms backwards;

  &[data-kind] {
    display: grid;
    gap: 12px;
  }
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  padding-block: 8px;
  border-block-start: 1px solid ${token('line')};

  ${phone} {
    min-block-size: 64px;
  }
`
const Words = styled.div`
  flex: 1;
  display: grid;
  gap: 8px;
`
const Shape = styled.div`
  background: ${token('line')};
  border-radius: ${token('r-mark')};

  ${motion} {
    animation: breathe 1.6s ease-in-out infinite;
  }
  ${forcedColors} {
    border: 1px solid GrayText;
  }
`
const Bar = styled(Shape)`
  block-size: 14px;

  &[data-small] {
    block-size: 10px;
  }
`
const Block = styled(Shape)`
  border-radius: ${token('r-card')};
`
const Lead = styled(Shape)`
  flex: none;
  inline-size: 24px;
  block-size: 24px;

  &[data-lead='disc'] {
    border-radius: 50%;
    inline-size: 32px;
    block-size: 32px;
  }
  &[data-lead='time'] {
    inline-size: 40px;
    block-size: 16px;
  }
`
