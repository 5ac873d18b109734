import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { type Format, useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { chosenPlace } from './chosenPlace'
import { GROUND } from './gridMoves'
import { LeaveCell } from './LeaveCell'
import type { LeaveScene } from './leaveScene'
import { lineStyles, nameStyles } from './monthStyles'
import type { Grip } from './useLeaveGrid'

type MonthHeadProps = { days: readonly Day[]; scene: LeaveScene; grip: Grip | null }

/** The days: today, and those on which nobody works. */
export function MonthHead({ days, scene, grip }: MonthHeadProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  return (
    <Line role="row">
      <Corner role="columnheader">{t('month.person')}</Corner>
      {days.map((day) => {
        const nonWorking = scene.nonWorking.has(day)
        return (
          <LeaveCell
            key={day}
            role="columnheader"
            row={GROUND}
            day={day}
            label={t(nonWorking ? 'cell.groundNonWorking' : 'cell.ground', {
              day: format.day(day, 'long'),
            })}
            today={day === scene.today}
            nonWorking={nonWorking}
            selectable={scene.canWrite}
            chosen={chosenPlace(grip, GROUND, day)}
          >
            <Weekday>{shortWeekday(day, format)}</Weekday>
            <DayNumber>{format.day(day, 'dayOfMonth')}</DayNumber>
          </LeaveCell>
        )
      })}
    </Line>
  )
}

/** What fits over a column of a month; some languages have no short names. */
function shortWeekday(day: Day, format: Format): string {
  const short = format.day(day, 'weekdayOnly')
  return short.length > ROOM ? format.day(day, 'weekdayNarrow') : short
}
const ROOM = 4

const Line = styled.div`
  ${lineStyles}
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
  min-block-size: 48px;

  > [data-day] {
    align-content: center;
    background-color: ${token('paper')};
  }
  > [data-day][data-nonworking] {
    background-color: ${token('nodata-bg')};
  }
  > [data-day][data-today] {
    background-color: ${token('ink')};
    color: ${token('paper')};
  }
  @media print {
    position: static;
    min-block-size: 0;
  }
`
const Corner = styled.div`
  ${nameStyles}
  align-items: end;
  padding-block-end: 6px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Weekday = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  [data-today] > & {
    color: inherit;
  }
`
const DayNumber = styled.span`
  font-weight: 600;
`
