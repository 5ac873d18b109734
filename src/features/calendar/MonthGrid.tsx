import styled from '@emotion/styled'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isoWeek, weekday } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { forcedColors, phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { isSameMonth, weeksOfMonth } from './monthWeeks'
import { useScene } from './scene'
import { useMonthKeys } from './useMonthKeys'

type MonthGridProps = {
  /** The day that keys start from; its month is the one that is shown. */
  focused: Day
  chosen: Day
  /** Keys lead to another day. */
  onMove: (day: Day) => void
  /** A press or the space bar. */
  onChoose: (day: Day) => void
  /** The enter key. */
  onOpen: (day: Day) => void
  /** All that a screen reader says of a day. */
  nameOf: (day: Day) => string
  /** `full` fills its place and has numbers of weeks; `small` has days of 36 pixels. */
  look: 'full' | 'small'
  /** What stands in a day besides its number. */
  cells: (week: readonly Day[]) => (day: Day, at: number) => ReactNode
  isOff?: (day: Day) => boolean
  isBusy?: (day: Day) => boolean
}

/** The weeks of a month as a grid with one tab stop (quality C1–C3). */
export function MonthGrid({
  focused,
  chosen,
  onMove,
  onChoose,
  onOpen,
  nameOf,
  look,
  cells,
  isOff,
  isBusy,
}: MonthGridProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const ref = useRef<HTMLTableElement>(null)
  const onKeyDown = useMonthKeys(ref, { focused, onMove, onChoose, onOpen })
  const weeks = weeksOfMonth(focused, format.weekStart)
  const month = format.day(focused, 'monthYear')
  return (
    <Grid
      ref={ref}
      role="grid"
      aria-label={look === 'full' ? t('month.grid', { month }) : t('month.choose', { month })}
      data-look={look}
      onKeyDown={onKeyDown}
    >
      <thead {...group}>
        <tr {...row}>
          {look === 'full' && (
            <WeekNumber as="th" {...columnHead} scope="col" abbr={t('week')}>
              <span>{t('month.weekHead')}</span>
            </WeekNumber>
          )}
          {(weeks[0] ?? []).map((day) => (
            <th key={day} {...columnHead} scope="col" abbr={format.day(day, 'weekdayLong')}>
              {format.day(day, 'weekdayOnly')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...group}>
        {weeks.map((week) => {
          const draw = cells(week)
          const number = isoWeek(week.find((day) => weekday(day) === 4) ?? focused)
          return (
            <tr key={week[0]} {...row}>
              {look === 'full' && (
                <WeekNumber {...rowHead} scope="row" abbr={t('weekNumber', { week: number })}>
                  {format.number(number)}
                </WeekNumber>
              )}
              {week.map((day, at) => (
                <td
                  key={day}
                  {...cell}
                  data-date={day}
                  data-beyond={!isSameMonth(day, focused) || undefined}
                  data-off={isOff?.(day) || undefined}
                  data-today={day === scene.today || undefined}
                  tabIndex={day === focused ? 0 : -1}
                  aria-selected={day === chosen}
                  aria-current={day === scene.today ? 'date' : undefined}
                  aria-busy={isBusy?.(day) || undefined}
                  aria-label={nameOf(day)}
                  onClick={({ target }) => {
                    // What stands in the day goes its own way.
                    if (!(target instanceof Element && target.closest('a, button'))) onChoose(day)
                  }}
                >
                  {draw(day, at)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </Grid>
  )
}

/** Laid out as grids, parts of a table lose in some browsers what they are. */
const group = { role: 'rowgroup' } as const
const row = { role: 'row' } as const
const cell = { role: 'gridcell' } as const
const columnHead = { role: 'columnheader' } as const
const rowHead = { role: 'rowheader' } as const

const WeekNumber = styled.th`
  display: grid;
  justify-items: center;
  align-content: start;
  padding-block: 6px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Grid = styled.table`
  --columns: repeat(7, minmax(0, 1fr));
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);

  &[data-look='full'] {
    --columns: 32px repeat(7, minmax(0, 1fr));
    block-size: 100%;
  }
  > thead {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: var(--columns);
  }
  > tbody {
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
  }
  > thead th {
    padding-block: 6px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    text-align: center;
  }
  &[data-look='full'] > thead {
    border-block-end: 1px solid ${token('line')};
    background: ${token('paper')};
  }
  &[data-look='full'] > thead th {
    text-align: start;
    padding-inline: 8px;
  }
  &[data-look='full'] > tbody {
    grid-auto-rows: minmax(104px, 1fr);
  }
  &[data-look='full'] > tbody > tr {
    border-block-end: 1px solid ${token('line')};
  }
  td {
    position: relative;
    min-inline-size: 0;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  &[data-look='full'] td {
    border-inline-start: 1px solid ${token('line')};
  }
  td[data-off] {
    background: repeating-linear-gradient(135deg, ${token('nodata-bg')} 0 6px, ${token('line')} 6px 7px);
  }
  &[data-look='small'] td {
    border-radius: ${token('r-ctl')};
  }
  td:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
    z-index: 3;
  }
  ${phone} {
    --columns: repeat(7, minmax(0, 1fr));

    &[data-look='full'] {
      --columns: repeat(7, minmax(0, 1fr));
      block-size: auto;
    }
    &[data-look='full'] th:has(+ td),
    &[data-look='full'] > thead th:first-of-type {
      display: none;
    }
    &[data-look='full'] > tbody {
      grid-auto-rows: minmax(56px, auto);
    }
    /* Arabic has no short names of the days: the longest needs nearly the whole column. */
    &[data-look='full'] > thead th {
      padding-inline: 0;
      text-align: center;
    }
    &[data-look='full'] td {
      border-inline-start: 0;
    }
  }
  ${forcedColors} {
    td[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
