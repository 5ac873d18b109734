import styled from '@emotion/styled'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { DayOff } from '@/domain/daysOff'
import { addDays, daysBetween } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/Avatar'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { DayNotes } from './dayNotes'
import { DayHead } from './DayHead'
import { EntryBlock } from './EntryBlock'
import type { Lane } from './lanes'
import { coveredDays, idOf, isLong, leaveStretches, shareOfDay } from './placement'
import { useScene } from './scene'
import { useRoving } from './useRoving'

type WeekGridProps = {
  days: readonly Day[]
  lanes: readonly Lane[]
  /** Names what the rows are. */
  rowsLabel: string
  notes: ReadonlyMap<Day, DayNotes>
  daysOff: readonly DayOff[]
  people: number
  onDay: (day: Day) => void
}

/** Seven days of all pitches: rows by columns, what is planned and done as blocks in them. */
export function WeekGrid({ days, lanes, rowsLabel, notes, daysOff, people, onDay }: WeekGridProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const ref = useRef<HTMLDivElement>(null)
  const roving = useRoving(ref, 'block', { days: 7, onDay })
  const todayAt = days.indexOf(scene.today)
  const share = shareOfDay(scene.now, scene.today, scene.timeZone)
  const firstDay = days[0] ?? scene.today
  const lastDay = days.at(-1) ?? scene.today
  const entriesOf = (lane: Lane, day: Day) => (lane.days.get(day) ?? []).filter((entry) => !isLong(entry))
  return (
    <Scroller>
      <Grid
        ref={ref}
        role="grid"
        aria-label={t('weekOf', { day: format.day(firstDay, 'full') })}
        style={{ '--days': days.length }}
        {...roving}
      >
        <Row role="row">
          <Corner role="columnheader">{rowsLabel}</Corner>
          {days.map((day, col) => {
            const count = lanes.reduce((sum, lane) => sum + (lane.days.get(day)?.length ?? 0), 0)
            return <DayHead key={day} day={day} col={col} count={count} notes={notes.get(day) ?? NO_NOTES} />
          })}
        </Row>
        {lanes.map((lane) => {
          const long = [...new Set(days.flatMap((day) => (lane.days.get(day) ?? []).filter(isLong)))]
          return (
            <Row role="row" key={lane.id} data-lane={lane.id}>
              <Name role="rowheader">
                <b>{lane.name}</b>
                {lane.person !== undefined && <Avatar name={lane.name} decorative />}
              </Name>
              {days.map((day, col) => (
                <Cell
                  key={day}
                  role="gridcell"
                  data-date={day}
                  data-row={lane.id}
                  data-col={col}
                  data-today={day === scene.today || undefined}
                  data-off={notes.get(day)?.nonWorking || undefined}
                  style={{ '--long': long.length }}
                >
                  {col === 0 &&
                    long.map((entry, line) => {
                      const { from, to } = coveredDays(entry, scene.timeZone)
                      const start = Math.max(0, daysBetween(firstDay, from))
                      const end = Math.min(days.length - 1, daysBetween(firstDay, to))
                      return (
                        <Long
                          key={idOf(entry)}
                          style={{ '--from': start, '--over': end - start + 1, '--line': line }}
                        >
                          <EntryBlock entry={entry} day={day} full track={false} />
                        </Long>
                      )
                    })}
                  {entriesOf(lane, day).map((entry) => (
                    <EntryBlock key={idOf(entry)} entry={entry} day={day} />
                  ))}
                  {!scene.readOnly && (
                    <Add
                      to={{ search: withWorkSheet(scene.search, { kind: 'new', day, pitchId: lane.pitch }) }}
                      data-nav=""
                      tabIndex={-1}
                      aria-label={t('addAt', { where: lane.name, day: format.day(day, 'long') })}
                    >
                      <Glyph name="plus" size={16} />
                    </Add>
                  )}
                </Cell>
              ))}
            </Row>
          )
        })}
        <Leave days={days} daysOff={daysOff} people={people} lastDay={lastDay} />
        {todayAt >= 0 && (
          <Now
            aria-hidden
            style={{ '--day': todayAt, '--share': share }}
            data-time={format.time(scene.now.toISOString())}
          />
        )}
      </Grid>
    </Scroller>
  )
}

const NO_NOTES: DayNotes = {
  low: undefined,
  high: undefined,
  rain: undefined,
  hours: [],
  off: [],
  nonWorking: false,
  fixtures: 0,
  late: 0,
}

type LeaveProps = { days: readonly Day[]; daysOff: readonly DayOff[]; people: number; lastDay: Day }

/** Who is away, as stretches under the days. */
function Leave({ days, daysOff, people, lastDay }: LeaveProps) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const scene = useScene()
  const firstDay = days[0] ?? lastDay
  const stretches = leaveStretches(daysOff, { from: firstDay, to: lastDay })
  if (stretches.length === 0) return null
  const away = new Set(stretches.map(({ user }) => user)).size
  return (
    <Row role="row">
      <Name role="rowheader">
        <b>{t('leave')}</b>
        {people > 0 && <small>{t('awayOf', { count: away, all: people })}</small>}
      </Name>
      <Away role="gridcell" aria-colspan={days.length}>
        {stretches.map(({ user, leaveType, from, to }) => {
          const start = daysBetween(firstDay, from)
          const name = scene.personName(user) ?? t('somebody')
          return (
            <Absent
              key={`${user}${from}`}
              style={{ gridColumn: `${start + 1} / ${daysBetween(firstDay, addDays(to, 1)) + 1}` }}
            >
              <Avatar name={name} size="xs" off decorative />
              <span>{t('absence', { name, leave: words.leave(leaveType) })}</span>
            </Absent>
          )
        })}
      </Away>
    </Row>
  )
}

const Scroller = styled.div`
  position: relative;
  overflow: auto;
  max-inline-size: 100%;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};

  ${phone} {
    max-block-size: calc(100dvb - var(--calendar-head, 180px) - 64px);
  }
`
const Grid = styled.div`
  --name: 116px;
  --least: 96px;
  position: relative;
  display: grid;
  grid-template-columns: var(--name) repeat(var(--days), minmax(var(--least), 1fr));
  min-inline-size: calc(var(--name) + var(--days) * var(--least));

  ${phone} {
    --name: 88px;
    --least: 124px;
  }
`
const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;

  &:first-of-type {
    position: sticky;
    inset-block-start: 0;
    z-index: 5;
  }
`
const frozen = `
  position: sticky;
  inset-inline-start: 0;
  z-index: 3;
  background: ${token('paper')};
  border-block-end: 1px solid ${token('line')};
`
const Corner = styled.div`
  ${frozen}
  display: flex;
  align-items: end;
  padding: 8px;
  padding-inline-start: 24px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    padding-inline-start: 12px;
  }
`
const Name = styled.div`
  ${frozen}
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 8px;
  padding-inline-start: 24px;
  overflow-wrap: anywhere;

  > b {
    font-weight: 600;
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    padding-inline-start: 12px;
  }
`
const hatch = `repeating-linear-gradient(135deg, transparent 0 6px, ${token('line')} 6px 7px)`
const Cell = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: 4px;
  min-inline-size: 0;
  min-block-size: 56px;
  padding: 4px;
  padding-block-start: calc(4px + var(--long) * 32px);
  border-inline-start: 1px solid ${token('line')};
  border-block-end: 1px solid ${token('line')};

  &[data-today] {
    background-color: ${token('mist')};
  }
  &[data-off] {
    background-color: ${token('nodata-bg')};
    background-image: ${hatch};
  }
`
/** Over its days: the row's columns are equal, so a width in cells is a width in shares. */
const Long = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(4px + var(--line) * 32px);
  inset-inline-start: calc(var(--from) * (100% + 1px) + 4px);
  inline-size: calc(var(--over) * (100% + 1px) - 8px);
`
/** The whole empty part of a cell; its mark shows itself on hover and focus. */
const Add = styled(Link)`
  position: absolute;
  inset: 0;
  display: grid;
  justify-items: center;
  align-items: end;
  padding-block-end: 6px;
  color: ${token('green-deep')};
  border-radius: ${token('r-mark')};

  > svg {
    opacity: 0;
  }
  &:is(:hover, :focus-visible) > svg {
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
`
const Away = styled.div`
  grid-column: 2 / -1;
  display: grid;
  grid-template-columns: subgrid;
  gap: 4px 0;
  align-content: start;
  padding-block: 4px;
  border-inline-start: 1px solid ${token('line')};
  border-block-end: 1px solid ${token('line')};
`
const Absent = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: 24px;
  margin-inline: 4px;
  padding-inline: 6px;
  border-radius: ${token('r-mark')};
  background: repeating-linear-gradient(135deg, ${token('nodata-bg')} 0 5px, ${token('line')} 5px 6px);
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;
  overflow: hidden;
`
/** Runs down today's column at the same place as the tracks of its blocks. */
const Now = styled.span`
  --column: calc((100% - var(--name)) / var(--days));
  position: absolute;
  z-index: 0;
  inset-block: 76px 0;
  inset-inline-start: calc(
    var(--name) + var(--day) * var(--column) + 9px + (var(--column) - 18px) * var(--share)
  );
  inline-size: 2px;
  background: ${token('ink')};
  pointer-events: none;

  [dir='rtl'] & {
    inset-inline-start: calc(
      var(--name) + var(--day) * var(--column) + 9px + (var(--column) - 18px) * (1 - var(--share))
    );
  }
`
