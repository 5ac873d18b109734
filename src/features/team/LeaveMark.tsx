import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { LeaveType } from '@/domain/leave'
import { token } from '@/ui/tokens'
import { leaveStyles } from './leaveStyles'

type LeaveMarkProps = {
  leaveType: LeaveType
  /** Over so many cells, this one included. */
  span?: number
  /** The leave goes on before or after what is drawn. */
  open?: 'start' | 'end' | 'both' | undefined
}

/** Leave over one or more cells: the word where it fits, else its letter. The cell's name says it in full. */
export function LeaveMark({ leaveType, span = 1, open }: LeaveMarkProps) {
  const { t } = useTranslation('team')
  return (
    <Mark aria-hidden data-leave={leaveType} data-open={open} style={{ '--span': span }}>
      {t(span >= WORD_CELLS ? `word.${leaveType}` : `letter.${leaveType}`)}
    </Mark>
  )
}

/** So many cells have room for a word. */
const WORD_CELLS = 3

const Mark = styled.span`
  ${leaveStyles}
  position: absolute;
  z-index: 1;
  inset-block: 4px;
  inset-inline-start: 2px;
  inline-size: calc(var(--span) * (100% + 1px) - 5px);
  display: grid;
  place-items: center;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
  white-space: nowrap;
  overflow: hidden;
  pointer-events: none;

  &[data-open='start'],
  &[data-open='both'] {
    inset-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start: 0;
  }
  &[data-open='end'],
  &[data-open='both'] {
    inline-size: calc(var(--span) * (100% + 1px) - 2px);
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end: 0;
  }
`
