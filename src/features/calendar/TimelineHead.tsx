import styled from '@emotion/styled'
import { dayOfNumber } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { DayNotes } from './dayNotes'
import { DayHead } from './DayHead'
import { HourScale } from './HourScale'
import type { Scale } from './timelineLayout'

type TimelineHeadProps = {
  scale: Scale
  /** The days drawn, counted from 1970. */
  days: readonly number[]
  rowsLabel: string
  height: number
  /** Where a day begins on the canvas, px. */
  at: (day: number) => number
  /** Share of the day that has passed, for today. */
  clock: (day: number) => number | undefined
  countOf: (day: number) => number
  notesOf: (day: Day) => DayNotes
}

/** The days at the top of a timeline, each with its weather and who is away. */
export function TimelineHead({
  scale,
  days,
  rowsLabel,
  height,
  at,
  clock,
  countOf,
  notesOf,
}: TimelineHeadProps) {
  return (
    <Heads role="row" aria-rowindex={1} style={{ blockSize: height }}>
      <Corner role="columnheader">{rowsLabel}</Corner>
      {days.map((day) => {
        const notes = notesOf(dayOfNumber(day))
        return (
          <DayPlace key={day} style={{ insetInlineStart: at(day) }}>
            <DayHead
              day={dayOfNumber(day)}
              col={day}
              count={countOf(day)}
              wide={scale === 'hours'}
              notes={scale === 'hours' ? { ...notes, hours: [] } : notes}
            />
            {scale === 'hours' && <HourScale clock={clock(day)} />}
          </DayPlace>
        )
      })}
    </Heads>
  )
}

const Heads = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
  background: ${token('paper')};
`
const Corner = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 3;
  display: flex;
  align-items: end;
  inline-size: var(--name);
  block-size: 100%;
  padding: 8px;
  padding-inline-start: 24px;
  background: ${token('paper')};
  border-block-end: 1px solid ${token('line')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    padding-inline-start: 12px;
  }
`
const DayPlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inline-size: var(--day);
  block-size: 100%;
`
