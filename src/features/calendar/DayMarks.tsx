import styled from '@emotion/styled'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { DayNotes } from './dayNotes'

/** What a small day can say of itself: fixture, late work, somebody off, and whether there is any work. */
export function DayMarks({ notes, work = 0 }: { notes: DayNotes | undefined; work?: number }) {
  return (
    <Marks aria-hidden>
      {notes && notes.fixtures > 0 && <i data-mark="fixture" />}
      {notes && notes.late > 0 && <i data-mark="late" />}
      {notes && notes.off.length > 0 && <i data-mark="off" />}
      {work > 0 && <i data-mark="work" />}
    </Marks>
  )
}

const Marks = styled.span`
  --mark: ${token('ink')};
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 3px;
  block-size: 8px;

  [data-chosen] > & {
    --mark: ${token('paper')};
  }
  > [data-mark='fixture'] {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: var(--mark);
  }
  > [data-mark='late'] {
    border: 4px solid transparent;
    border-block-start: 0;
    border-block-end: 7px solid ${token('red')};
  }
  > [data-mark='off'] {
    inline-size: 8px;
    block-size: 8px;
    border: 1.5px solid ${token('ctl')};
    border-radius: 50%;
  }
  > [data-mark='work'] {
    inline-size: 5px;
    block-size: 5px;
    border-radius: 50%;
    background: ${token('green-deep')};
  }
  [data-chosen] > & > [data-mark='work'] {
    background: ${token('green')};
  }
  ${forcedColors} {
    > :is([data-mark='fixture'], [data-mark='work']) {
      background: CanvasText;
    }
    [data-chosen] > & > [data-mark='work'] {
      background: CanvasText;
    }
    > [data-mark='late'] {
      inline-size: 8px;
      block-size: 7px;
      border: 0;
      background: CanvasText;
      /* Borders that cannot be seen through would make a block of it. */
      clip-path: polygon(50% 0, 100% 100%, 0 100%);
    }
  }
`
