import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { withCalendar } from './calendarAddress'
import type { DayNotes } from './dayNotes'
import { useScene } from './scene'
import { useDayText } from './useDayText'

type DayStripProps = {
  days: readonly Day[]
  selected: Day
  notes: ReadonlyMap<Day, DayNotes>
  counts: ReadonlyMap<Day, number>
}

/** The phone's week: seven days with marks for fixtures, late work and leave. */
export function DayStrip({ days, selected, notes, counts }: DayStripProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const text = useDayText()
  return (
    <Strip aria-label={t('week')}>
      {days.map((day) => {
        const note = notes.get(day)
        return (
          <Open
            key={day}
            to={{ search: withCalendar(scene.search, { date: day }) }}
            preventScrollReset
            aria-current={day === selected ? 'date' : undefined}
            aria-label={note ? text.label(day, note, counts.get(day) ?? 0) : format.day(day, 'long')}
            data-off={note?.nonWorking || undefined}
            data-today={day === scene.today || undefined}
          >
            {format.day(day, 'weekdayOnly')}
            <b>{format.day(day, 'dayOfMonth')}</b>
            <Marks aria-hidden>
              {note && note.fixtures > 0 && <i data-mark="fixture" />}
              {note && note.late > 0 && <i data-mark="late" />}
              {note && note.off.length > 0 && <i data-mark="off" />}
            </Marks>
          </Open>
        )
      })}
    </Strip>
  )
}

const Strip = styled.nav`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  padding: 0 8px 8px;
`
const Open = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 2px;
  min-block-size: 60px;
  padding: 4px 0 6px;
  border-radius: ${token('r-ctl')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  text-decoration: none;

  > b {
    font: 600 ${token('t-16')} ${token('font')};
    color: ${token('ink')};
  }
  &[data-today] > b {
    color: ${token('green-deep')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-off] {
    background-image: repeating-linear-gradient(135deg, transparent 0 5px, ${token('line')} 5px 6px);
  }
  &[aria-current] {
    background: ${token('ink')};
  }
  &[aria-current],
  &[aria-current] > b {
    color: ${token('paper')};
  }
`
const Marks = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  block-size: 8px;

  > [data-mark='fixture'] {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: ${token('ink')};
  }
  [aria-current] > & > [data-mark='fixture'] {
    background: ${token('paper')};
  }
  > [data-mark='late'] {
    border: 4px solid transparent;
    border-block-start: 0;
    border-block-end: 7px solid ${token('red')};
  }
  > [data-mark='off'] {
    inline-size: 8px;
    block-size: 8px;
    border: 1.5px solid ${token('ctl')};
    border-radius: 50%;
  }
`
