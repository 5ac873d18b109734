import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { addDays, daysFrom, startOfWeek } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'
import { withCalendar } from './calendarAddress'
import { DayMarks } from './DayMarks'
import type { DayNotes } from './dayNotes'
import { useScene } from './scene'
import { useDayText } from './useDayText'
import { useSwipe } from './useSwipe'

type DayStripProps = {
  selected: Day
  notes: ReadonlyMap<Day, DayNotes>
  counts: ReadonlyMap<Day, number>
  /** A sweep over the week leads to the next one. */
  onStep: (days: number) => void
}

/** The phone's week: all seven days of it, however few a timeline shows, with marks for fixtures, late work and leave. */
export function DayStrip({ selected, notes, counts, onStep }: DayStripProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const { search } = useLocation()
  const text = useDayText()
  const first = startOfWeek(selected, format.weekStart)
  const swipe = useSwipe((way) => onStep(way * 7))
  return (
    <Strip aria-label={t('week')} {...swipe}>
      {daysFrom(first, addDays(first, 6)).map((day) => {
        const note = notes.get(day)
        return (
          <Open
            key={day}
            to={{ search: withCalendar(search, { date: day }) }}
            preventScrollReset
            aria-current={day === selected ? 'date' : undefined}
            aria-label={note ? text.label(day, note, counts.get(day) ?? 0) : format.day(day, 'long')}
            data-chosen={day === selected || undefined}
            data-off={note?.nonWorking || undefined}
            data-today={day === scene.today || undefined}
          >
            {format.day(day, 'weekdayOnly')}
            <b>{format.day(day, 'dayOfMonth')}</b>
            <DayMarks notes={note} />
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
  touch-action: pan-y;
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

    ${forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &[aria-current],
  &[aria-current] > b {
    color: ${token('paper')};
  }
`
