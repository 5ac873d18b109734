import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import type { LeaveScene } from './leaveScene'
import { lineStyles, nameStyles } from './monthStyles'

type MonthFootProps = { days: readonly Day[]; counts: ReadonlyMap<Day, number>; scene: LeaveScene }

/** How many are off on each day; red where that is more than should be. */
export function MonthFoot({ days, counts, scene }: MonthFootProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  return (
    <Line role="row">
      <Name role="rowheader">{t('month.off')}</Name>
      {days.map((day) => {
        const count = counts.get(day) ?? 0
        const over = count > scene.mostOff
        return (
          <Count
            key={day}
            role="gridcell"
            data-over={over || undefined}
            aria-label={t(over ? 'month.offTooMany' : 'month.offOn', {
              count,
              day: format.day(day, 'long'),
            })}
          >
            {count > 0 ? format.number(count) : ''}
          </Count>
        )
      })}
    </Line>
  )
}

const Line = styled.div`
  ${lineStyles}
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  min-block-size: 32px;

  @media print {
    position: static;
  }
`
const Name = styled.div`
  ${nameStyles}
  border-block: 1px solid ${token('line')};
  font-weight: 600;
`
const Count = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};
  border-inline-start: 1px solid ${token('line-2')};
  color: ${token('ink-2')};

  &[data-over] {
    background: ${token('red-tint')};
    color: ${token('red')};
    font-weight: 600;
  }
  /* The corner that marks a clash in the calendar. */
  &[data-over]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border: 4px solid;
    border-block-end-color: transparent;
    border-inline-start-color: transparent;
  }
`
