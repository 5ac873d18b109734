import styled from '@emotion/styled'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysFrom, weekday } from '@/domain/groundTime'
import { rangeOf } from '@/domain/leave'
import { addMonths, firstDay, lastDay, monthOf } from '@/domain/months'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { chosenPlace } from './chosenPlace'
import { yearNeighbour } from './gridMoves'
import { LeaveCell } from './LeaveCell'
import { LeaveMark } from './LeaveMark'
import { LeavePopover } from './LeavePopover'
import type { LeaveScene, Person } from './leaveScene'
import { useLeaveDesk } from './useLeaveDesk'
import { useLeaveGrid } from './useLeaveGrid'
import { useLeaveText } from './useLeaveText'

type YearGridProps = { person: Person; year: string; scene: LeaveScene; onYear: (year: string) => void }

/**
 * A person's year (F19). Where it is wide, months are lines of up to 31 days; where it is narrow, each month is a
 * calendar of weeks, so that a day stays as large as a finger.
 */
export function YearGrid({ person, year, scene, onYear }: YearGridProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const words = useActivityText()
  const text = useLeaveText()
  const ref = useRef<HTMLDivElement>(null)
  const desk = useLeaveDesk(scene, () => person.fullName)
  const months = useMemo(() => Array.from({ length: 12 }, (_, at) => addMonths(`${year}-01`, at)), [year])
  const off = new Map(
    scene.daysOff.flatMap(({ user, date, leaveType }) => (user === person.id ? [[date, leaveType]] : [])),
  )
  const grid = useLeaveGrid(ref, {
    neighbour: (spot, step, toEnd) => yearNeighbour(year, linesOf(ref.current))(spot, step, toEnd),
    canWrite: scene.canWrite,
    onChoose: desk.choose,
    onRemove: desk.remove,
    onPage: (by, { row, day }) => {
      const next = addMonths(`${year}-01`, by * 12).slice(0, 4)
      onYear(next)
      return { row, day: day.endsWith('-02-29') ? `${next}-02-28` : `${next}${day.slice(4)}` }
    },
  })
  const [past, setPast] = useState(false)
  const { grip } = grid
  const chosen = grip && rangeOf(grip.row, grip.anchor, grip.head)
  return (
    <Frame data-past={past}>
      {year === scene.today.slice(0, 4) && !past && scene.today.slice(5, 7) !== '01' && (
        <Earlier size="small" layout="secondary" onClick={() => setPast(true)}>
          {t('year.earlier')}
        </Earlier>
      )}
      <Grid
        ref={ref}
        role="grid"
        aria-label={t('year.grid', { name: person.fullName, year })}
        aria-multiselectable={scene.canWrite || undefined}
        {...grid.handlers}
      >
        <Numbers role="row">
          <Name role="columnheader">{t('year.month')}</Name>
          {daysFrom('2000-01-01', '2000-01-31').map((day) => (
            <DayNumber key={day} role="columnheader">
              {format.day(day, 'dayOfMonth')}
            </DayNumber>
          ))}
        </Numbers>
        {months.map((month) => (
          <Month
            key={month}
            role="row"
            data-gone={
              month < monthOf(scene.today) && month.startsWith(scene.today.slice(0, 4)) ? '' : undefined
            }
            style={{ '--first': ((weekday(firstDay(month)) - format.weekStart + 7) % 7) + 1 }}
          >
            <Name role="rowheader">{format.day(firstDay(month), 'month')}</Name>
            {daysFrom(firstDay(month), lastDay(month)).map((day) => {
              const leaveType = off.get(day)
              const nonWorking = scene.nonWorking.has(day)
              return (
                <LeaveCell
                  key={day}
                  row={person.id}
                  day={day}
                  label={t(leaveType ? 'cell.off' : nonWorking ? 'cell.nonWorking' : 'cell.free', {
                    name: person.fullName,
                    day: format.day(day, 'long'),
                    leave: leaveType && words.leave(leaveType),
                  })}
                  today={day === scene.today}
                  nonWorking={nonWorking}
                  selectable={scene.canWrite}
                  chosen={chosenPlace(grip, person.id, day)}
                >
                  {leaveType ? (
                    <LeaveMark leaveType={leaveType} />
                  ) : (
                    <InMonth>{format.day(day, 'dayOfMonth')}</InMonth>
                  )}
                </LeaveCell>
              )
            })}
          </Month>
        ))}
      </Grid>
      <VisuallyHidden role="status">
        {chosen && chosen.from !== chosen.to
          ? t('selected', { count: daysFrom(chosen.from, chosen.to).length, range: text.range(chosen) })
          : ''}
      </VisuallyHidden>
      {desk.asked && (
        <LeavePopover
          asked={desk.asked}
          name={person.fullName}
          scene={scene}
          onClose={() => {
            desk.close()
            grid.clear()
          }}
          onRefused={desk.askAgain}
        />
      )}
    </Frame>
  )
}

/** What a line is, as the style sheet has decided it. */
const linesOf = (grid: HTMLElement | null): 'months' | 'weeks' =>
  grid && getComputedStyle(grid).getPropertyValue('--lines').trim() === 'weeks' ? 'weeks' : 'months'

/** Room for 31 days of 28 px and the names of the months. */
const WIDE = '@container year (min-width: 960px)'
const NARROW = '@container year (max-width: 959px)'

const Frame = styled.div`
  container: year / inline-size;
  min-inline-size: 0;
`
/** Where months are under each other, the year begins with this one. */
const Earlier = styled(Button)`
  margin-block-end: 12px;

  ${WIDE} {
    display: none;
  }
`
const Grid = styled.div`
  isolation: isolate;

  ${WIDE} {
    --lines: months;
    border-block-start: 1px solid ${token('line')};
    border-inline-end: 1px solid ${token('line-2')};
    background: ${token('paper')};
  }
  ${NARROW} {
    --lines: weeks;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(288px, 1fr));
    gap: 16px 24px;
  }
`
const Line = styled.div`
  display: grid;

  ${WIDE} {
    grid-template-columns: 104px repeat(31, minmax(0, 1fr));
    min-block-size: 34px;

    > [data-day] {
      grid-column: calc(var(--dom) + 1);
    }
  }
`
const Numbers = styled(Line)`
  ${NARROW} {
    display: none;
  }
  ${WIDE} {
    min-block-size: 24px;
  }
`
const Month = styled(Line)`
  ${NARROW} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    grid-auto-rows: 44px;
    align-content: start;

    [data-past='false'] &[data-gone] {
      display: none;
    }

    > [data-day] {
      border: 1px solid ${token('line-2')};
      margin-block-start: -1px;
      margin-inline-start: -1px;
    }
    > [data-day]:nth-of-type(2) {
      grid-column-start: var(--first);
    }
  }
`
const Name = styled.div`
  display: flex;
  align-items: center;
  padding-inline: 12px 8px;
  border-block-end: 1px solid ${token('line')};
  font-weight: 500;

  [role='columnheader']& {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${NARROW} {
    grid-column: 1 / -1;
    padding-inline: 0;
    border: 0;
    font-weight: 600;
  }
`
const DayNumber = styled.div`
  display: grid;
  place-items: center;
  border-block-end: 1px solid ${token('line')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
/** In a calendar of weeks each day says its number; in a line the column does. */
const InMonth = styled.span`
  color: ${token('ink-2')};
  font: 400 ${token('t-14')} ${token('font')};

  ${WIDE} {
    display: none;
  }
`
