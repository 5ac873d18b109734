import styled from '@emotion/styled'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { AddOnDay } from './AddOnDay'
import { AgendaRow } from './AgendaRow'
import { withCalendar } from './calendarAddress'
import type { DayNotes } from './dayNotes'
import { type Entry, idOf } from './placement'
import { useScene } from './scene'
import { useDayText } from './useDayText'
import { useRoving } from './useRoving'

type MonthDayListProps = {
  day: Day
  entries: readonly Entry[]
  notes: DayNotes | undefined
  busy: boolean
  onDay: (day: Day) => void
}

/** More than that of one day belongs into the view of that day. */
const MOST = 40

/** The chosen day beneath a phone's month. */
export function MonthDayList({ day, entries, notes, busy, onDay }: MonthDayListProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const { search } = useLocation()
  const text = useDayText()
  const ref = useRef<HTMLElement>(null)
  const roving = useRoving(ref, 'block', { days: 7, onDay })
  const more = entries.length - MOST
  const rest = text.rest(notes, entries.length === 0, busy)
  return (
    <section ref={ref} {...roving} aria-label={format.day(day, 'long')}>
      <div data-row={0} data-col={0} data-date={day} data-now>
        <Head>
          <h2>{text.heading(day, 'weekday')}</h2>
          <small>{notes && text.summary(notes)}</small>
          {!scene.readOnly && <AddOnDay day={day} />}
        </Head>
        {busy && entries.length === 0 ? (
          <Waiting>
            <Skeleton count={3} lead="time" />
          </Waiting>
        ) : (
          entries.length > 0 && (
            <Entries role="list">
              {entries.slice(0, MOST).map((entry) => (
                <AgendaRow key={idOf(entry)} entry={entry} day={day} />
              ))}
            </Entries>
          )
        )}
        {rest !== '' && <Nothing>{rest}</Nothing>}
        {more > 0 && (
          <Nothing as="div">
            <TextLink to={{ search: withCalendar(search, { view: 'day', date: day }) }}>
              {t('month.moreOn', { count: more, day: format.day(day, 'long') })}
            </TextLink>
          </Nothing>
        )}
      </div>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 0 8px;
  min-block-size: 44px;
  padding-block: 4px;
  padding-inline: 16px 8px;
  background: ${token('mist')};
  border-block: 1px solid ${token('line')};

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
`
const Entries = styled.ul`
  padding-inline: 16px;
`
const Nothing = styled.p`
  padding: 12px 16px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Waiting = styled.div`
  padding-inline: 16px;
`
