import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/Avatar'
import { forcedColors, hover, phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { withCalendar } from './calendarAddress'
import type { DayNotes } from './dayNotes'
import { shareOfDay } from './placement'
import { useScene } from './scene'
import { useDayText } from './useDayText'

/** A day at the head of its column: date, weather, who is off. Opens the day. */
export function DayHead({
  day,
  notes,
  count,
  col,
  wide = false,
}: {
  day: Day
  notes: DayNotes
  count: number
  col: number
  /** Wider than a small screen: what it says stays in sight while the day is pushed aside. */
  wide?: boolean
}) {
  const { t } = useTranslation(['calendar', 'activity'])
  const format = useFormat()
  const scene = useScene()
  const { search } = useLocation()
  const text = useDayText()
  const today = day === scene.today
  return (
    <Head
      role="columnheader"
      data-date={day}
      data-row="head"
      data-col={col}
      data-today={today || undefined}
      data-now={today || undefined}
      data-off={notes.nonWorking || undefined}
      data-wide={wide || undefined}
    >
      <Open
        to={{ search: withCalendar(search, { view: 'day', date: day }) }}
        data-nav=""
        tabIndex={-1}
        aria-current={today ? 'date' : undefined}
        aria-label={text.label(day, notes, count)}
      >
        <small>{format.day(day, 'weekdayOnly')}</small> {format.day(day, 'dayOfMonth')}
      </Open>
      <Weather aria-hidden data-weather="">
        {notes.rain !== undefined && (
          <Rain>{format.quantity(Math.round(notes.rain), 'rain').replace(/[.,]0(?=\D)/, '')}</Rain>
        )}
        <bdi>{text.temperature(notes)}</bdi>
      </Weather>
      {(notes.nonWorking || notes.off.length > 0) && (
        <Note aria-hidden data-note="">
          {notes.off.slice(0, 3).map(({ user }) => (
            <Avatar key={user} name={scene.personName(user) ?? ''} size="xs" off decorative />
          ))}
          <bdi>
            {notes.nonWorking
              ? t('nonWorkingDay', { ns: 'activity' })
              : t('off', { count: notes.off.length })}
          </bdi>
        </Note>
      )}
      {notes.hours.length > 0 && (
        <Bars aria-hidden>
          {notes.hours.map((amount, at) => (
            <i key={at} style={{ blockSize: `${Math.min(12, Math.ceil(amount * 2))}px` }} />
          ))}
        </Bars>
      )}
      {today && (
        <Clock aria-hidden style={{ '--share': shareOfDay(scene.now, day, scene.timeZone) }}>
          {format.time(scene.now.toISOString())}
        </Clock>
      )}
    </Head>
  )
}

const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 6px;
  align-content: start;
  min-block-size: 76px;
  padding: 8px 8px 14px;
  border-inline-start: 1px solid ${token('line')};
  border-block-end: 1px solid ${token('line')};
  background: ${token('paper')};

  &[data-off] {
    background: ${token('nodata-bg')};
  }
  &[data-wide] > :is(a, [data-weather], [data-note]) {
    position: sticky;
    inset-inline: calc(var(--name) + 8px) 8px;
  }
  &[data-wide] > :is(a, [data-weather]) {
    grid-area: 1 / 1 / 2 / -1;
  }
  /* Each keeps clear of where the other comes to rest, with little of the day in sight. */
  &[data-wide] > a {
    margin-inline-end: 112px;
  }
  &[data-wide] > [data-weather] {
    margin-inline-start: 80px;
  }
`
const Open = styled(Link)`
  justify-self: start;
  margin-inline: -4px;
  padding-inline: 4px;
  border-radius: ${token('r-mark')};
  font: 600 ${token('t-16')} ${token('font')};
  color: ${token('ink')};
  text-decoration: none;
  white-space: nowrap;

  small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  [data-today] > &,
  [data-today] > & small {
    background: ${token('ink')};
    color: ${token('paper')};
  }
  ${hover} {
    :not([data-today]) > &:hover {
      background: ${token('mint')};
    }
  }
  /* A finger may press the whole head of the day. */
  ${phone} {
    &::before {
      content: '';
      position: absolute;
      inset: 0;
    }
    [data-wide] > &::before {
      inset-block: -8px -12px;
    }
  }
`
/** What has no room falls to a second line, which is not seen: never half a figure. Rain stays longest, at the end. */
const Weather = styled.span`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: 0 4px;
  justify-self: end;
  max-inline-size: 100%;
  font: 400 ${token('t-12')} ${token('font')};
  line-height: 24px;
  block-size: 24px;
  color: ${token('ink-2')};
  overflow: hidden;

  > bdi {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const Rain = styled.bdi`
  color: ${token('blue')};
`
const Note = styled.span`
  grid-column: 1 / -1;
  justify-self: start;
  max-inline-size: 100%;
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 20px;
  overflow: hidden;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;

  > span + span {
    margin-inline-start: -6px;
  }
  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
const Bars = styled.span`
  position: absolute;
  inset-inline: 4px;
  inset-block-end: 0;
  display: flex;
  align-items: flex-end;
  block-size: 12px;
  direction: ltr;

  > i {
    flex: 1;
    margin-inline: 0.5px;
    background: ${token('blue-fill')};

    ${forcedColors} {
      background: CanvasText;
    }
  }
`
/** On the line that runs down through the rows (WeekGrid); at night, when that stands at the edge of the day, beside it. */
const Clock = styled.span`
  position: absolute;
  inset-block-end: 0;
  direction: ltr;
  inset-inline-start: clamp(20px, calc(9px + (100% - 18px) * var(--share)), calc(100% - 20px));
  translate: -50% 0;
  padding-inline: 4px;
  border-start-start-radius: 3px;
  border-start-end-radius: 3px;
  background: ${token('ink')};
  color: ${token('paper')};
  font: 600 ${token('t-12')} ${token('font')};
`
