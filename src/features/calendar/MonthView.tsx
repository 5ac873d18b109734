import styled from '@emotion/styled'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { forcedColors, hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { withCalendar } from './calendarAddress'
import { DayMarks } from './DayMarks'
import type { DayNotes } from './dayNotes'
import { MonthDayList } from './MonthDayList'
import { MonthEntry } from './MonthEntry'
import { MonthGrid } from './MonthGrid'
import { type Bar, barsOf, cellOf, weeksOfMonth } from './monthWeeks'
import { type Entry, idOf } from './placement'
import { toLookAtOn, useScene } from './scene'
import { useDayText } from './useDayText'
import { useHeight } from './useHeight'
import { useMonthFocus } from './useMonthKeys'

type MonthViewProps = {
  /** Entries of the days that have been asked for. */
  days: ReadonlyMap<Day, readonly Entry[]>
  notes: ReadonlyMap<Day, DayNotes>
  date: Day
  /** Some days are still on their way. */
  loading: boolean
  /** Another day is chosen, or keys have led to another month. */
  onDay: (day: Day) => void
  onOpenDay: (day: Day) => void
}

/** Pixels: the head of the weekdays, the head of a day, an entry with its gap. */
const WEEKDAYS = 29
const DAY_HEAD = 30
const LINE = 22
const LEAST_HEIGHT = 104

/** A month: on a desk with what fits of each day's work, on a phone with marks and the chosen day beneath. */
export function MonthView({ days, notes, date, loading, onDay, onOpenDay }: MonthViewProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const text = useDayText()
  const isPhone = useIsPhone()
  const place = useRef<HTMLDivElement>(null)
  const height = useHeight(place)
  const [focused, move] = useMonthFocus(date, onDay)
  const rows = weeksOfMonth(focused, format.weekStart).length
  const lines = Math.floor((Math.max(LEAST_HEIGHT, ((height ?? 0) - WEEKDAYS) / rows) - DAY_HEAD) / LINE)
  const isUnread = (day: Day) => notes.get(day)?.isKnown !== true
  const isBusy = (day: Day) => isUnread(day) && (loading || !days.has(day))
  const nameOf = (day: Day) => {
    const note = notes.get(day)
    return isBusy(day) || !note
      ? t('month.loading', { day: format.day(day, 'full') })
      : text.label(day, note, days.get(day)?.length ?? 0, 'full')
  }
  const full = (week: readonly Day[]) => {
    const bars = barsOf(week, days, scene.timeZone)
    return (day: Day, at: number) => (
      <FullDay
        day={day}
        entries={days.get(day) ?? []}
        {...{ bars, at, lines }}
        notes={notes.get(day)}
        unread={isUnread(day)}
        chosen={day === date}
      />
    )
  }
  const small = () => (day: Day) => (
    <SmallDay data-chosen={day === date || undefined} data-today={day === scene.today || undefined}>
      {format.day(day, 'dayOfMonth')}
      {isUnread(day) && !notes.get(day)?.fixtures ? (
        <Waiting />
      ) : (
        <DayMarks notes={notes.get(day)} work={workOf(days.get(day))} />
      )}
    </SmallDay>
  )
  return (
    <Place ref={place}>
      <MonthGrid
        look="full"
        focused={focused}
        chosen={date}
        onMove={move}
        onChoose={onDay}
        onOpen={onOpenDay}
        nameOf={nameOf}
        isOff={(day) => notes.get(day)?.nonWorking ?? false}
        isBusy={isBusy}
        cells={isPhone ? small : full}
      />
      {isPhone && (
        <MonthDayList
          day={date}
          entries={days.get(date) ?? []}
          notes={notes.get(date)}
          busy={isBusy(date)}
          onDay={onDay}
        />
      )}
    </Place>
  )
}

const workOf = (entries: readonly Entry[] = []): number =>
  entries.some(({ kind }) => kind === 'work') ? 1 : 0

type FullDayProps = {
  day: Day
  entries: readonly Entry[]
  bars: readonly Bar[]
  /** The day's place in its week. */
  at: number
  lines: number
  notes: DayNotes | undefined
  unread: boolean
  chosen: boolean
}

function FullDay({ day, entries, bars, at, lines, notes, unread, chosen }: FullDayProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const { search } = useLocation()
  const text = useDayText()
  const cell = cellOf(entries, bars, at, lines)
  const toLookAt = toLookAtOn(scene, entries, day)
  const long = format.day(day, 'long')
  return (
    <>
      <Head>
        <Number
          to={{ search: withCalendar(search, { view: 'day', date: day }) }}
          tabIndex={-1}
          aria-label={t('month.openDay', { day: long })}
          data-today={day === scene.today || undefined}
          data-chosen={chosen || undefined}
        >
          {format.day(day, 'dayOfMonth')}
        </Number>
        {notes && notes.late > 0 && (
          <Alarm aria-hidden>
            <Glyph name="clock" size={12} />
            {format.number(notes.late)}
          </Alarm>
        )}
        {toLookAt.count > 0 && (
          <Alarm aria-hidden data-mild={toLookAt.isMild || undefined}>
            <Glyph name="warning" size={12} />
            {format.number(toLookAt.count)}
          </Alarm>
        )}
        {notes && notes.off.length > 0 && <Off aria-hidden>{t('off', { count: notes.off.length })}</Off>}
        <Weather aria-hidden>
          {notes && text.temperature(notes)}
          {notes?.rain !== undefined && <Rain>{text.rain(notes)}</Rain>}
        </Weather>
        {!scene.readOnly && (
          <Add
            to={{ search: withWorkSheet(search, { kind: 'new', day }) }}
            tabIndex={-1}
            aria-label={t('addOn', { day: long })}
            preventScrollReset
          >
            <Glyph name="plus" size={14} />
          </Add>
        )}
      </Head>
      {cell.bars.map((bar) => (
        <MonthEntry
          key={idOf(bar.entry)}
          entry={bar.entry}
          before={bar.before}
          after={bar.after}
          style={{
            position: 'absolute',
            zIndex: 1,
            insetBlockStart: DAY_HEAD + bar.line * LINE,
            insetInlineStart: bar.before ? 0 : 3,
            inlineSize: `calc(${(bar.to - bar.from + 1) * 100}% + ${bar.to - bar.from - (bar.before ? 0 : 3) - (bar.after ? 0 : 3)}px)`,
          }}
        />
      ))}
      <Entries style={{ marginBlockStart: cell.barLines * LINE }}>
        {unread && <Waiting />}
        {cell.shown.map((entry) => (
          <MonthEntry key={idOf(entry)} entry={entry} />
        ))}
        {cell.more > 0 && (
          <More
            to={{ search: withCalendar(search, { view: 'day', date: day }) }}
            tabIndex={-1}
            aria-label={t('month.moreOn', { count: cell.more, day: long })}
          >
            {t('month.more', { count: cell.more })}
          </More>
        )}
      </Entries>
    </>
  )
}

const Place = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  background: ${token('paper')};
  border-block-start: 1px solid ${token('line')};

  td[data-today] {
    background-color: ${token('mist')};
  }
  /* Entries keep the ink that their ground needs. */
  td[data-beyond] :is(a, span):not([data-look], [data-look] *) {
    color: ${token('ink-2')};
  }
`
const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: ${DAY_HEAD}px;
  padding-inline: 4px 6px;
  overflow: hidden;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;
`
const Number = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 24px;
  block-size: 24px;
  padding-inline: 4px;
  border-radius: ${token('r-mark')};
  font: 600 ${token('t-14')} ${token('font')};
  color: ${token('ink')};
  text-decoration: none;

  &[data-chosen] {
    box-shadow: inset 0 0 0 1.5px ${token('ink')};
  }
  &&[data-today] {
    background: ${token('ink')};
    color: ${token('paper')};
  }
  ${hover} {
    &:not([data-today]):hover {
      background: ${token('mint')};
    }
  }
`
const Alarm = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-weight: 600;

  && {
    color: ${token('red')};
  }
  &&[data-mild] {
    color: ${token('amber-deep')};
  }
`
const Off = styled.span`
  padding-inline: 4px;
  border-radius: ${token('r-mark')};
  background: ${token('nodata-bg')};
`
const Weather = styled.span`
  flex: 1;
  display: flex;
  justify-content: end;
  gap: 6px;
  min-inline-size: 0;
  overflow: hidden;
`
const Rain = styled.bdi`
  && {
    color: ${token('blue')};
  }
`
const Add = styled(Link)`
  position: absolute;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('r-mark')};
  background: ${token('paper')};
  box-shadow: inset 0 0 0 1px ${token('ctl')};
  color: ${token('green-deep')};
  opacity: 0;

  ${hover} {
    td:hover & {
      opacity: 1;
    }
  }
`
const Entries = styled.div`
  display: grid;
  gap: 2px;
  padding-inline: 3px;
`
const More = styled(Link)`
  block-size: 20px;
  padding-inline: 5px;
  font: 500 ${token('t-12')} ${token('font')};
  line-height: 20px;
  color: ${token('green-deep')};
  text-decoration: none;
  overflow: hidden;
  white-space: nowrap;

  td[data-beyond] && {
    color: ${token('green-deep')};
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`
/** After 150 ms, so that a quick answer never flickers. */
const Waiting = styled.i`
  display: block;
  inline-size: 60%;
  min-inline-size: 16px;
  block-size: 8px;
  margin: 4px;
  border-radius: 4px;
  background: ${token('nodata-bg')};
  animation: appear 1ms 150ms backwards;
`
const SmallDay = styled.span`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  min-block-size: 56px;
  padding-block: 6px;
  border-radius: ${token('r-ctl')};
  font: 500 ${token('t-16')} ${token('font')};
  color: ${token('ink')};

  &&[data-today] {
    font-weight: 700;
    color: ${token('green-deep')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &&[data-chosen] {
    background: ${token('ink')};
    color: ${token('paper')};

    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }
`
