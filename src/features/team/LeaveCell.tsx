import styled from '@emotion/styled'
import { memo, type ReactNode } from 'react'
import type { Day } from '@/domain/wire'
import { forcedColors, hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import { nonWorkingStyles } from './leaveStyles'

type LeaveCellProps = {
  row: string
  day: Day
  /** "Owen Price, Tuesday 14 April, holiday" */
  label: string
  role?: 'gridcell' | 'columnheader'
  today?: boolean
  nonWorking?: boolean
  /** Part of the days that are being chosen, with its place in them. */
  chosen?: 'only' | 'first' | 'middle' | 'last' | undefined
  selectable: boolean
  children?: ReactNode
}

/** A day in a grid of leave. What happens to it is the grid's business (useLeaveGrid). */
export const LeaveCell = memo(function LeaveCell({
  row,
  day,
  label,
  role = 'gridcell',
  today,
  nonWorking,
  chosen,
  selectable,
  children,
}: LeaveCellProps) {
  return (
    <Cell
      role={role}
      data-row={row}
      data-day={day}
      tabIndex={-1}
      aria-label={label}
      aria-selected={selectable ? chosen !== undefined : undefined}
      aria-current={today ? 'date' : undefined}
      data-today={today || undefined}
      data-nonworking={nonWorking || undefined}
      data-chosen={chosen}
      data-press={selectable || undefined}
      style={{ '--dom': Number(day.slice(8)) }}
    >
      {children}
    </Cell>
  )
})

const Cell = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  border-inline-start: 1px solid ${token('line-2')};
  border-block-end: 1px solid ${token('line')};
  outline: none;
  touch-action: pan-x pan-y;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
  user-select: none;

  &[data-press] {
    cursor: cell;
  }
  &[data-nonworking] {
    ${nonWorkingStyles}
  }
  &[data-today] {
    background-color: ${token('mint')};
  }
  ${hover} {
    &[data-press]:hover {
      box-shadow: inset 0 0 0 1px ${token('ctl')};
    }
  }
  /* The ring runs round all chosen days as one. */
  &[data-chosen]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -1px 0;
    z-index: 2;
    border-block: 2px solid ${token('ink')};
    background: color-mix(in oklab, ${token('green')} 18%, transparent);
    pointer-events: none;
  }
  &:is([data-chosen='first'], [data-chosen='only'])::after {
    border-inline-start: 2px solid ${token('ink')};
    border-start-start-radius: ${token('r-mark')};
    border-end-start-radius: ${token('r-mark')};
  }
  &:is([data-chosen='last'], [data-chosen='only'])::after {
    border-inline-end: 2px solid ${token('ink')};
    border-start-end-radius: ${token('r-mark')};
    border-end-end-radius: ${token('r-mark')};
  }
  &:focus-visible::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 3;
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
    pointer-events: none;
  }
  ${forcedColors} {
    &[data-chosen]::after {
      border-color: Highlight;
    }
  }
`
