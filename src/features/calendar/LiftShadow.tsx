import styled from '@emotion/styled'
import type { Activity } from '@/domain/activity'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { wallSpan } from './placement'
import { useScene } from './scene'
import { asHeld, type Lift } from './useLift'
import { useEntryText } from './useEntryText'
import { type Scale, shareOn } from './timelineLayout'

type LiftShadowProps = {
  scale: Scale
  /** The work as it would be after the drop. */
  activity: Activity
  lift: Lift
  nameWidth: number
  dayWidth: number
  canvasStart: number
  top: number
  height: number
  /** The middle of the days that are seen, as a day number. */
  middle: number
  /** Days run from right to left. */
  isRtl: boolean
  text: string
}

/** Where held work comes to stand when it is let go. */
export function LiftShadow({
  scale,
  activity,
  lift,
  nameWidth,
  dayWidth,
  canvasStart,
  top,
  height,
  middle,
  isRtl,
  text,
}: LiftShadowProps) {
  const scene = useScene()
  const words = useEntryText()
  const span = wallSpan({ kind: 'work', activity }, scene.timeZone)
  if (!span) return null
  const from = scale === 'days' || span.long ? 0 : shareOn(span.from, span.start)
  const to = scale === 'days' || span.long ? 1 : Math.max(from + 0.02, shareOn(span.from, span.end))
  const isStill = lift.days === 0 && lift.minutes === 0 && lift.from === lift.to
  const against = isStill ? [] : words.against(asHeld(lift, activity))
  const isPast = span.from + (from + to) / 2 > middle
  const days = span.long ? span.to - span.from + 1 : 1
  return (
    <Column
      style={{
        insetBlockStart: top,
        blockSize: height,
        insetInlineStart: nameWidth + (span.from - canvasStart) * dayWidth,
        inlineSize: dayWidth * days,
      }}
      aria-hidden
    >
      <Shadow
        data-shadow=""
        data-against={against.length > 0 || undefined}
        data-right={isPast !== (isRtl && scale === 'days') || undefined}
        style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
      >
        <b>
          {lift.copy && <Glyph name="plus" size={12} />}
          {text}
        </b>
        {against.map((sentence) => (
          <small key={sentence}>
            <Glyph name="warning" size={12} />
            {sentence}
          </small>
        ))}
      </Shadow>
    </Column>
  )
}

const Column = styled.div`
  position: absolute;
  z-index: 4;
  pointer-events: none;
  background: color-mix(in srgb, ${token('mint')} 45%, transparent);
`
const Shadow = styled.div`
  position: absolute;
  /* Hours run left to right in every language, days, among which the column is placed, do not. */
  direction: ltr;
  inset-block: 3px;
  display: grid;
  place-items: start;
  align-content: start;
  gap: 2px;
  border: 2px dashed ${token('green-deep')};
  border-radius: ${token('r-mark')};

  > b {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 2px 6px;
    border-radius: 3px;
    background: ${token('ink')};
    color: ${token('paper')};
    font: 600 ${token('t-12')} ${token('font')};
    white-space: nowrap;
  }
  /* What is wider than its day grows towards the middle: at the edge of the screen it would be cut. */
  &[data-right] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: end;
  }
  &[data-against] {
    border-color: ${token('red')};
  }
  /* Said beneath the time, and wider than a narrow day: whoever carries it reads it at once. */
  > small {
    display: flex;
    align-items: flex-start;
    gap: 4px;
    inline-size: max-content;
    max-inline-size: 260px;
    padding: 2px 6px;
    border-radius: 3px;
    background: ${token('paper')};
    color: ${token('red')};
    font: 500 ${token('t-12')} ${token('font')};
    box-shadow: ${token('shadow')};
    unicode-bidi: plaintext;
  }
`
