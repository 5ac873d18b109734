import styled from '@emotion/styled'
import { Fragment, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/domain/groundTime'
import type { SuggestedActivity } from '@/domain/suggestedActivity'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { forcedColors, phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { AddOnDay } from './AddOnDay'
import { AgendaRow } from './AgendaRow'
import type { DayNotes } from './dayNotes'
import { type Entry, idOf, spanOf } from './placement'
import { useScene } from './scene'
import { SuggestionRow } from './SuggestionRow'
import { useAgendaScroll } from './useAgendaScroll'
import { useDayText } from './useDayText'
import { useRoving } from './useRoving'

type AgendaProps = {
  days: ReadonlyMap<Day, Entry[]>
  notes: ReadonlyMap<Day, DayNotes>
  suggestions: ReadonlyMap<Day, readonly SuggestedActivity[]>
  /** The day to show at the top. */
  date: Day
  /** Days that came after the first ones are there. */
  grown: boolean
  loading: boolean
  /** The days in sight, while the list is scrolled. */
  onSee: (from: Day, to: Day) => void
  onDay: (day: Day) => void
}

/** Days one under the other, without end: more come before the edge is reached (spec §4). */
export function Agenda({ days, notes, suggestions, date, grown, loading, onSee, onDay }: AgendaProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const text = useDayText()
  const isPhone = useIsPhone()
  const ref = useRef<HTMLDivElement>(null)
  const roving = useRoving(ref, 'block', { days: 7, onDay })
  const all = [...days.keys()]
  const first = all[0] ?? date
  const last = all.at(-1) ?? date
  const [near, setNear] = useState({ from: date, to: date })
  if (date < near.from || date > near.to) setNear({ from: date, to: date })
  useAgendaScroll(ref, {
    date,
    onSee: (from, to) => {
      setNear((was) => (was.from === from && was.to === to ? was : { from, to }))
      onSee(from, to)
    },
  })
  /** Days whose work is drawn; the others keep its place until they come near. */
  const drawn = { from: addDays(near.from, -BEFORE), to: addDays(near.to, AFTER) }
  /** The day that has the focus keeps it, however far it is scrolled away from: without it the focus would go on to another, and pull the list back. */
  const [held, setHeld] = useState<Day>()
  return (
    <List
      ref={ref}
      {...roving}
      onFocus={(event) => {
        roving.onFocus(event)
        setHeld(event.target.closest('section')?.dataset.date)
      }}
    >
      <VisuallyHidden role="status">
        {grown &&
          !loading &&
          t('daysLoaded', { count: 10, from: format.day(first, 'long'), to: format.day(last, 'long') })}
      </VisuallyHidden>
      <More data-row="earlier" data-col={0}>
        <Button layout="plain" size="small" data-nav="" tabIndex={-1} onClick={() => onSee(first, first)}>
          {t('earlier')}
        </Button>
      </More>
      {[...days].map(([day, entries], row) => {
        const note = notes.get(day)
        if ((day < drawn.from || day > drawn.to) && day !== held)
          return (
            <section key={day} data-date={day} style={{ blockSize: roughHeight(entries.length, isPhone) }} />
          )
        const rows = inTurn(entries, suggestions.get(day) ?? [])
        const rest = text.rest(note, rows.length === 0, loading)
        return (
          <section
            key={day}
            data-date={day}
            data-row={row}
            data-col={0}
            data-now={day === date || undefined}
            aria-label={note ? text.label(day, note, entries.length) : undefined}
          >
            <Head data-off={note?.nonWorking || undefined} data-today={day === scene.today || undefined}>
              <h2>{text.heading(day, isPhone ? 'weekday' : 'long')}</h2>
              <small>{note && text.summary(note)}</small>
              {!scene.readOnly && <AddOnDay day={day} />}
            </Head>
            {rows.length > 0 && (
              <Entries role="list">
                {rows.map((one, at) => (
                  <Fragment key={one.key}>
                    {day === scene.today && isNowBefore(rows, at, scene.now) && <NowLine />}
                    {one.entry ? (
                      <AgendaRow entry={one.entry} day={day} />
                    ) : (
                      <SuggestionRow suggestion={one.advice} />
                    )}
                  </Fragment>
                ))}
                {day === scene.today && isNowBefore(rows, rows.length, scene.now) && <NowLine />}
              </Entries>
            )}
            {(rows.length === 0 || rest !== '') && <Nothing>{rest}</Nothing>}
          </section>
        )
      })}
      <More data-row="later" data-col={0}>
        <Button layout="plain" size="small" data-nav="" tabIndex={-1} onClick={() => onSee(last, last)}>
          {t('later')}
        </Button>
      </More>
    </List>
  )
}

/** Days drawn before and after those in sight. */
const BEFORE = 4
const AFTER = 8

/**
 * About as high as the day will be: what is in sight is held in its place whatever comes in around it. Rather less than
 * more: a list that shrinks at its end takes back what was scrolled.
 */
const roughHeight = (entries: number, isPhone: boolean): number =>
  45 + (entries === 0 ? NOTHING : entries * (isPhone ? 64 : 56))
const NOTHING = 40

type Row = { key: string; start: number } & (
  | { entry: Entry; advice?: undefined }
  | { entry?: undefined; advice: SuggestedActivity }
)

/** The work of a day, in its order, and what is advised between it at its hour. */
function inTurn(entries: readonly Entry[], suggestions: readonly SuggestedActivity[]): readonly Row[] {
  const rows: Row[] = entries.map((entry) => ({
    key: idOf(entry),
    start: Date.parse(spanOf(entry).startDate),
    entry,
  }))
  for (const advice of suggestions) {
    const start = Date.parse(advice.startDate)
    const before = rows.findIndex((row) => row.start > start)
    const key = `${advice.name} ${advice.pitchId ?? ''} ${advice.startDate}`
    rows.splice(before < 0 ? rows.length : before, 0, { key, start, advice })
  }
  return rows
}

/** True for the place between what has begun and what is to come. */
function isNowBefore(rows: readonly Row[], at: number, now: Date): boolean {
  const begun = (row: Row | undefined) => row !== undefined && row.start <= now.getTime()
  const before = at === 0 || begun(rows[at - 1])
  return before && (at === rows.length || !begun(rows[at]))
}

function NowLine() {
  const scene = useScene()
  const format = useFormat()
  return (
    <Line aria-hidden>
      <b>{format.time(scene.now.toISOString())}</b>
    </Line>
  )
}

const List = styled.div`
  border-block: 1px solid ${token('line')};
  background: ${token('paper')};

  /* What has the focus stands clear of the heads above it, and of the bar of what is chosen (quality G4). */
  ul [data-nav] {
    scroll-margin-block: calc(var(--mark, 0px) + var(--calendar-head, 72px) + 48px) var(--page-bar, 0);
  }
`
const Head = styled.div`
  position: sticky;
  inset-block-start: calc(var(--mark, 0px) + var(--calendar-head, 72px));
  z-index: 4;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding: 4px 24px;
  background: ${token('mist')};
  border-block-end: 1px solid ${token('line')};

  > h2 {
    font: 600 ${token('t-16')} ${token('font')};
    white-space: nowrap;
  }
  > small {
    margin-inline-start: auto;
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
    text-align: end;
  }
  &[data-off] {
    background: repeating-linear-gradient(135deg, ${token('nodata-bg')} 0 6px, ${token('line')} 6px 7px);
  }
  &[data-off] > * {
    background: ${token('nodata-bg')};
    padding-inline: 4px;
    border-radius: ${token('r-mark')};
  }
  ${phone} {
    padding-inline: 16px 8px;
  }
`
const Entries = styled.ul`
  padding-inline: 24px;
  border-block-end: 1px solid ${token('line')};

  ${phone} {
    padding-inline: 16px;
  }
`
const Nothing = styled.p`
  min-block-size: ${NOTHING}px;
  padding: 10px 24px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
  border-block-end: 1px solid ${token('line')};

  ${phone} {
    padding-inline: 16px;
  }
`
const More = styled.div`
  display: grid;
  justify-items: center;
  padding: 8px;
`
const Line = styled.li`
  position: relative;
  z-index: 2;
  block-size: 0;
  list-style: none;

  /* Beside no row, half of the hour would stand under the head of a day. (Margins of nothing fall into one.) */
  &:first-of-type,
  &:last-of-type {
    block-size: 20px;
  }
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - 1px);
    block-size: 2px;
    background: ${token('ink')};

    ${forcedColors} {
      background: Highlight;
    }
  }
  > b {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(50% - 8px);
    padding-inline: 6px;
    border-radius: 8px;
    background: ${token('ink')};
    color: ${token('paper')};
    font: 600 ${token('t-12')} ${token('font')};
  }
`
