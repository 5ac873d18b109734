import styled from '@emotion/styled'
import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { AvatarGroup } from '@/ui/AvatarGroup'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { DayHead } from './DayHead'
import type { DayNotes } from './dayNotes'
import { EntryBlock } from './EntryBlock'
import type { Lane } from './lanes'
import { DAY_END, DAY_START, idOf, isLong, peopleOf, shareOfDay, stack, trackOf } from './placement'
import { useScene } from './scene'
import { useRoving } from './useRoving'

type DayLanesProps = {
  day: Day
  lanes: readonly Lane[]
  rowsLabel: string
  notes: DayNotes
  onDay: (day: Day) => void
}

const HOURS = Array.from({ length: DAY_END - DAY_START }, (_, at) => DAY_START + at)
/** The least width a block takes, as a share of the hours: what overlaps on screen needs a line of its own. */
const LEAST = 0.075

/** One day, 05 to 22 from left to right, a row for each pitch or person. */
export function DayLanes({ day, lanes, rowsLabel, notes, onDay }: DayLanesProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const ref = useRef<HTMLDivElement>(null)
  const roving = useRoving(ref, 'inline', { days: 1, onDay })
  const share = shareOfDay(scene.now, day, scene.timeZone)
  const count = lanes.reduce((sum, lane) => sum + (lane.days.get(day)?.length ?? 0), 0)
  return (
    <Scroller>
      <Grid ref={ref} role="grid" aria-label={format.day(day, 'full')} {...roving}>
        <Top role="row">
          <Corner role="columnheader">{rowsLabel}</Corner>
          <Hours>
            <DayHead day={day} notes={{ ...notes, hours: [] }} count={count} col={0} />
            <Scale aria-hidden>
              {HOURS.map((hour, at) => (
                <span key={hour} data-covered={(day === scene.today && isUnderClock(at, share)) || undefined}>
                  {String(hour).padStart(2, '0')}
                </span>
              ))}
            </Scale>
          </Hours>
        </Top>
        {lanes.map((lane) => (
          <LaneRow key={lane.id} lane={lane} day={day} off={notes.nonWorking} />
        ))}
        {day === scene.today && <Now aria-hidden style={{ '--share': share }} />}
      </Grid>
      {notes.off.length > 0 && (
        <Off>
          {t('offToday', {
            names: format.list(notes.off.map(({ user }) => scene.personName(user) ?? t('somebody'))),
          })}
        </Off>
      )}
    </Scroller>
  )
}

/** The time of now stands over the hour that begins there. */
const isUnderClock = (at: number, share: number): boolean => Math.abs(share * HOURS.length - at - 0.2) < 0.6

function LaneRow({ lane, day, off }: { lane: Lane; day: Day; off: boolean }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const navigate = useNavigate()
  const entries = lane.days.get(day) ?? []
  const spans = entries.map((entry) => {
    if (isLong(entry)) return { start: 0, end: 1 }
    const { start, length } = trackOf(entry, day, scene.timeZone)
    const from = Math.min(start, 1 - LEAST)
    return { start: from, end: from + Math.max(LEAST, length) }
  })
  const lines = stack(spans)
  const fresh = (time?: string) =>
    withWorkSheet(scene.search, { kind: 'new', day, pitchId: lane.pitch, time })
  const openAt = (event: MouseEvent<HTMLAnchorElement>) => {
    // A press by keyboard has no place; then the form chooses the time.
    if (event.detail === 0 || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void navigate({ search: fresh(timeAt(event)) }, { preventScrollReset: true })
  }
  return (
    <Row role="row">
      <Name role="rowheader">{lane.name}</Name>
      <Track
        role="gridcell"
        data-row={lane.id}
        data-col={0}
        data-date={day}
        data-off={off || undefined}
        style={{ '--lines': Math.max(1, ...lines.map((line) => line + 1)) }}
      >
        {!scene.readOnly && (
          <Add
            to={{ search: fresh() }}
            onClick={openAt}
            data-nav=""
            tabIndex={-1}
            aria-label={t('addAt', { where: lane.name, day: format.day(day, 'long') })}
          />
        )}
        {entries.map((entry, at) => (
          <Place
            key={idOf(entry)}
            style={{
              '--at': `${(spans[at]?.start ?? 0) * 100}%`,
              '--over': `${((spans[at]?.end ?? 1) - (spans[at]?.start ?? 0)) * 100}%`,
              '--line': lines[at] ?? 0,
            }}
          >
            <EntryBlock
              entry={entry}
              day={day}
              full
              track={false}
              end={
                lane.person === undefined && (
                  <People>
                    <AvatarGroup
                      people={peopleOf(entry).map((id) => ({
                        id,
                        fullName: scene.personName(id) ?? t('somebody'),
                      }))}
                    />
                  </People>
                )
              }
            />
          </Place>
        ))}
      </Track>
    </Row>
  )
}

/** The quarter of an hour that was pressed. Hours run left to right in every language. */
function timeAt(event: MouseEvent<HTMLAnchorElement>): string {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const share = width > 0 ? (event.clientX - left) / width : 0
  const quarters = Math.floor((DAY_START + share * (DAY_END - DAY_START)) * 4)
  const kept = Math.min(Math.max(quarters, DAY_START * 4), DAY_END * 4 - 1)
  return `${String(Math.floor(kept / 4)).padStart(2, '0')}:${String((kept % 4) * 15).padStart(2, '0')}`
}

const Scroller = styled.div`
  overflow: auto;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};

  ${phone} {
    max-block-size: calc(100dvb - var(--calendar-head, 180px) - 64px);
  }
`
const Grid = styled.div`
  --name: 132px;
  position: relative;
  min-inline-size: 1000px;

  ${phone} {
    --name: 96px;
    min-inline-size: 1120px;
  }
`
const Row = styled.div`
  display: grid;
  grid-template-columns: var(--name) minmax(0, 1fr);
`
const Top = styled(Row)`
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
`
const frozen = `
  position: sticky;
  inset-inline-start: 0;
  z-index: 3;
  padding: 8px;
  padding-inline-start: 24px;
  background: ${token('paper')};
  border-block-end: 1px solid ${token('line')};

  ${phone} {
    padding-inline-start: 12px;
  }
`
const Corner = styled.div`
  ${frozen}
  display: flex;
  align-items: end;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Name = styled.div`
  ${frozen}
  font-weight: 600;
  overflow-wrap: anywhere;
`
const Hours = styled.div`
  position: relative;
`
const Scale = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: repeat(${HOURS.length}, 1fr);
  direction: ltr;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  pointer-events: none;

  > span {
    padding-inline-start: 4px;
  }
  > [data-covered] {
    visibility: hidden;
  }
`
const Track = styled.div`
  position: relative;
  direction: ltr;
  block-size: calc(var(--lines) * 32px + 20px);
  border-inline-start: 1px solid ${token('line')};
  border-block-end: 1px solid ${token('line')};
  background-image: repeating-linear-gradient(
    90deg,
    ${token('line-2')} 0 1px,
    transparent 1px calc(100% / ${HOURS.length})
  );

  &[data-off] {
    background-color: ${token('nodata-bg')};
    background-image: repeating-linear-gradient(135deg, transparent 0 6px, ${token('line')} 6px 7px);
  }
`
const Add = styled(Link)`
  position: absolute;
  inset: 0;

  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
`
const Place = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline-start: var(--at);
  inline-size: calc(var(--over) - 2px);
  inset-block-start: calc(4px + var(--line) * 32px);
`
const People = styled.span`
  @container (max-inline-size: 160px) {
    display: none;
  }
`
const Now = styled.span`
  position: absolute;
  z-index: 0;
  inset-block: 76px 0;
  inset-inline-start: calc(var(--name) + (100% - var(--name)) * var(--share));
  inline-size: 2px;
  background: ${token('ink')};
  pointer-events: none;

  [dir='rtl'] & {
    inset-inline-start: calc(var(--name) + (100% - var(--name)) * (1 - var(--share)));
  }
`
const Off = styled.p`
  padding: 8px 24px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
