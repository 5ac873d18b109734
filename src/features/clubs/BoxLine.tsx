import styled from '@emotion/styled'
import type { Box } from '@/domain/league/boxPlot'
import type { Norm } from '@/domain/league/norm'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'

type BoxLineProps = {
  name: string
  /** Where no club has a box, there is none. */
  axis: { from: number; to: number } | null
  box: Box | null
  norm: Norm | undefined
  /** In place of a box. */
  none: string
  median: string
  /** The box in a sentence. */
  words: string
}

const NO_AXIS = { from: 0, to: 1 }

/** A club's box on its norm. Values run left to right in every language, as in the other charts. */
export function BoxLine({ name, axis, box, norm, none, median, words }: BoxLineProps) {
  const { from, to } = axis ?? NO_AXIS
  const at = (value: number) =>
    `${(100 * Math.min(1, Math.max(0, (value - from) / (to - from)))).toFixed(2)}%`
  return (
    <Line>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      {box ? (
        <>
          <Track
            role="img"
            dir="ltr"
            aria-label={words}
            title={words}
            style={{
              '--low': at(norm?.limits.low ?? from),
              '--high': at(norm?.limits.high ?? to),
              '--least': at(box.least),
              '--lower': at(box.lower),
              '--median': at(box.median),
              '--upper': at(box.upper),
              '--most': at(box.most),
            }}
          >
            {norm && <Band />}
            <Whisker />
            <Middle />
            <Median />
          </Track>
          <Figure>{median}</Figure>
        </>
      ) : (
        <None>{none}</None>
      )}
    </Line>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  column-gap: var(--gap);
  min-block-size: 36px;

  & + & {
    border-block-start: 1px solid ${token('line-2')};
  }
`
const Name = styled.span`
  overflow-wrap: anywhere;
  font-weight: 500;
`
const Figure = styled.span`
  text-align: end;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`
const None = styled.span`
  grid-column: 2 / -1;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Track = styled.span`
  position: relative;
  display: block;
  align-self: stretch;

  > span {
    position: absolute;
    print-color-adjust: exact;
  }
`
const Band = styled.span`
  inset-block: 0;
  inset-inline-start: var(--low);
  inline-size: calc(var(--high) - var(--low));
  background: ${token('mint-2')};
  border-inline: 1px solid ${token('green-deep')};
  ${forcedColors} {
    border-inline: 1px dashed CanvasText;
  }
`
const Whisker = styled.span`
  inset-block-start: calc(50% - 1px);
  inset-inline-start: var(--least);
  inline-size: calc(var(--most) - var(--least));
  border-block-start: 1.5px solid ${token('ink-2')};
`
const Middle = styled.span`
  inset-block: calc(50% - 9px);
  inset-inline-start: var(--lower);
  inline-size: max(2px, calc(var(--upper) - var(--lower)));
  background: ${token('paper')};
  border: 1.5px solid ${token('ink')};
  border-radius: 2px;
`
const Median = styled.span`
  inset-block: calc(50% - 11px);
  inset-inline-start: calc(var(--median) - 1.5px);
  inline-size: 3px;
  background: ${token('ink')};
  ${forcedColors} {
    background: CanvasText;
  }
`
