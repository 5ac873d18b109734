import styled from '@emotion/styled'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { AgendaRow } from './AgendaRow'
import type { DayNotes } from './dayNotes'
import { type Entry, idOf, spanOf } from './placement'
import { useScene } from './scene'
import { useAgendaScroll } from './useAgendaScroll'
import { useDayText } from './useDayText'
import { useRoving } from './useRoving'

type AgendaProps = {
  days: ReadonlyMap<Day, Entry[]>
  notes: ReadonlyMap<Day, DayNotes>
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
export function Agenda({ days, notes, date, grown, loading, onSee, onDay }: AgendaProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const text = useDayText()
  const ref = useRef<HTMLDivElement>(null)
  const roving = useRoving(ref, 'block', { days: 7, onDay })
  const all = [...days.keys()]
  const first = all[0] ?? date
  const last = all.at(-1) ?? date
  useAgendaScroll(ref, { date, onSee })
  return (
    <List ref={ref} {...roving}>
      <VisuallyHidden role="status">
        {grown &&
          !loading &&
          t('daysLoaded', { count: 10, from: format.day(first, 'long'), to: format.day(last, 'long') })}
      </VisuallyHidden>
      <More>
        <Button layout="plain" size="small" onClick={() => onSee(first, first)}>
          {t('earlier')}
        </Button>
      </More>
      {[...days].map(([day, entries], row) => {
        const note = notes.get(day)
        return (
          <section
            key={day}
            data-date={day}
            data-row={row}
            data-col={0}
            data-now={day === scene.today || undefined}
            aria-label={note ? text.label(day, note, entries.length) : undefined}
          >
            <Head data-off={note?.nonWorking || undefined} data-today={day === scene.today || undefined}>
              <h2>{text.heading(day)}</h2>
              <small>{note && text.summary(note)}</small>
              {!scene.readOnly && (
                <Add
                  to={{ search: withWorkSheet(scene.search, { kind: 'new', day }) }}
                  data-nav=""
                  tabIndex={-1}
                  aria-label={t('addOn', { day: format.day(day, 'long') })}
                  preventScrollReset
                >
                  <Glyph name="plus" size={16} />
                </Add>
              )}
            </Head>
            {entries.length > 0 && (
              <Entries role="list">
                {entries.map((entry, at) => (
                  <Fragment key={idOf(entry)}>
                    {day === scene.today && isNowBefore(entries, at, scene.now) && <NowLine />}
                    <AgendaRow entry={entry} day={day} />
                  </Fragment>
                ))}
                {day === scene.today && isNowBefore(entries, entries.length, scene.now) && <NowLine />}
              </Entries>
            )}
            {entries.length === 0 && <Nothing>{loading ? '' : t('nothing')}</Nothing>}
          </section>
        )
      })}
      <More>
        <Button layout="plain" size="small" onClick={() => onSee(last, last)}>
          {t('later')}
        </Button>
      </More>
    </List>
  )
}

/** True for the place between what has begun and what is to come. */
function isNowBefore(entries: readonly Entry[], at: number, now: Date): boolean {
  const begun = (entry: Entry | undefined) =>
    entry !== undefined && Date.parse(spanOf(entry).startDate) <= now.getTime()
  const before = at === 0 || begun(entries[at - 1])
  return before && (at === entries.length || !begun(entries[at]))
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
  /* Scroll is kept by hand where days are added above (useAgendaScroll); Safari has no anchoring of its own. */
  overflow-anchor: none;
  border-block: 1px solid ${token('line')};
  background: ${token('paper')};
`
const Head = styled.div`
  position: sticky;
  inset-block-start: var(--calendar-head, 72px);
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-block-size: 44px;
  padding: 4px 24px;
  background: ${token('mist')};
  border-block-end: 1px solid ${token('line')};

  > h2 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  > small {
    margin-inline-start: auto;
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
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
const Add = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${token('r-ctl')};
  color: ${token('green-deep')};

  ${phone} {
    inline-size: 44px;
    block-size: 44px;
    margin-block: -4px;
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
  min-block-size: 40px;
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

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: -1px;
    block-size: 2px;
    background: ${token('ink')};
  }
  > b {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: -8px;
    padding-inline: 6px;
    border-radius: 8px;
    background: ${token('ink')};
    color: ${token('paper')};
    font: 600 ${token('t-12')} ${token('font')};
  }
`
