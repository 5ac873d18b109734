import styled from '@emotion/styled'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { elapsedShare } from '@/domain/activityWork'
import { dayNumber, dayOfNumber } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/Avatar'
import { AvatarGroup } from '@/ui/AvatarGroup'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { EntryBlock } from './EntryBlock'
import {
  DAY_END,
  DAY_START,
  type Entry,
  idOf,
  isAdvised,
  isLong,
  type LeaveStretch,
  peopleOf,
  seriesOf,
} from './placement'
import { lookOf, markOf, useScene } from './scene'
import type { ClosedText } from './Timeline'
import { HEAD } from './timelineStyles'
import { type LaneLayout, piecesBetween, type Scale } from './timelineLayout'

/** A block as wide as this, px, has room for its people, and before that for their colours. */
const WIDE = 160
const ROOMY = 140

type TimelineRowProps = {
  scale: Scale
  lane: LaneLayout
  index: number
  top: number
  height: number
  /** Of one line of blocks. */
  line: number
  days: readonly number[]
  canvasStart: number
  dayWidth: number
  /** The first day that is seen: what began before it is drawn from there, so that its name is read. */
  edge: number
  /** The part of the row that is drawn, in pixels from its top. */
  seen: { top: number; bottom: number }
  /** Those of the days of which nothing is known, as a text: a row is drawn anew when they change, not when they are asked for. */
  unread: string
  closed: ClosedText
  about: ReactNode
  isFoot: boolean
  liftedId: string | undefined
}

/** One row: its name, the days in sight and what stands in them. */
export function TimelineRow({
  scale,
  lane,
  index,
  top,
  height,
  line,
  days,
  canvasStart,
  dayWidth,
  edge,
  seen,
  unread,
  closed,
  about,
  isFoot,
  liftedId,
}: TimelineRowProps) {
  const scene = useScene()
  const last = Math.max(...days)
  const today = dayNumber(scene.today)
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const words = { add: (where: string, day: Day) => t('addAt', { where, day: format.day(day, 'long') }) }
  const block = (
    entry: Entry,
    place: Pick<
      ComponentProps<typeof EntryBlock>,
      'full' | 'dots' | 'trackStart' | 'trackLength' | 'start' | 'size' | 'top' | 'end'
    >,
  ) => {
    const id = idOf(entry)
    return (
      <EntryBlock
        key={id}
        entry={entry}
        look={lookOf(entry, scene.now)}
        mark={markOf(scene, id)}
        elapsed={entry.kind === 'work' ? elapsedShare(entry.activity, scene.now) : 0}
        open={scene.openId === id}
        chosen={scene.chosen.has(id)}
        lifted={id === liftedId}
        stretches={
          scale === 'hours' &&
          entry.kind === 'work' &&
          !isAdvised(entry) &&
          seriesOf(entry) === undefined &&
          !scene.readOnly &&
          !isLong(entry)
        }
        place={lane.holder?.kind !== 'pitch'}
        {...place}
      />
    )
  }
  const hasNoPerson = lane.holder?.kind !== 'person'
  const bars = lane.bars.filter(({ from, to }) => to >= edge && from <= last)
  return (
    <Row
      role="row"
      aria-rowindex={index}
      data-lane={lane.id}
      style={{ insetBlockStart: top, blockSize: height }}
    >
      <Name role="rowheader">
        <b>
          {lane.holder?.kind === 'person' && <Avatar name={lane.name} decorative />}
          <bdi>{lane.name}</bdi>
        </b>
        {about}
      </Name>
      {days.map((day) => {
        const why = isFoot ? undefined : closed(lane, dayOfNumber(day))
        return (
          <Cell
            key={day}
            role="gridcell"
            data-date={dayOfNumber(day)}
            data-row={lane.id}
            data-col={day}
            data-scale={scale}
            data-today={day === today || undefined}
            data-off={why !== undefined || undefined}
            data-unknown={(!isFoot && unread.includes(dayOfNumber(day))) || undefined}
            style={{ insetInlineStart: `calc(var(--name) + ${day - canvasStart} * var(--day))` }}
          >
            {why && <Why>{why}</Why>}
            {bars
              .filter(({ from }) => Math.max(from, edge) === day)
              .map((bar) => {
                const size = `calc(var(--day) * ${Math.min(bar.to, last + 1) - day + 1} - 8px)`
                const top = 4 + bar.line * line
                return bar.entry ? (
                  block(bar.entry, { full: true, dots: hasNoPerson, size, top })
                ) : (
                  <Absence
                    key={bar.id}
                    leave={bar.leave}
                    style={{ inlineSize: size, insetBlockStart: top }}
                  />
                )
              })}
            {piecesBetween(lane.piecesOn(day), seen.top, seen.bottom, line).map((piece) =>
              scale === 'days'
                ? block(piece.entry, {
                    full: false,
                    dots: hasNoPerson && dayWidth > ROOMY,
                    trackStart: piece.start,
                    trackLength: piece.length,
                    top: 4 + piece.line * line,
                  })
                : block(piece.entry, {
                    full: true,
                    dots: false,
                    start: `${piece.start * 100}%`,
                    size: `calc(${piece.length * 100}% - 2px)`,
                    top: 4 + piece.line * line,
                    end:
                      hasNoPerson && piece.length * dayWidth > WIDE ? (
                        <People entry={piece.entry} />
                      ) : undefined,
                  }),
            )}
            {!isFoot && !scene.readOnly && (
              <button
                type="button"
                data-add=""
                data-nav=""
                tabIndex={-1}
                aria-label={words.add(lane.name, dayOfNumber(day))}
              />
            )}
          </Cell>
        )
      })}
    </Row>
  )
}

function Absence({ leave, style }: { leave: LeaveStretch; style: CSSProperties }) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const scene = useScene()
  const isPhone = useIsPhone()
  const name = scene.personName(leave.user) ?? t('somebody')
  // A day of a phone has room for a name, and for nothing else.
  return (
    <Absent style={style}>
      {!isPhone && <Avatar name={name} size="xs" off decorative />}
      <span>{isPhone ? name : t('absence', { name, leave: words.leave(leave.leaveType) })}</span>
    </Absent>
  )
}

function People({ entry }: { entry: Entry }) {
  const { t } = useTranslation('calendar')
  const scene = useScene()
  return (
    <AvatarGroup
      people={peopleOf(entry).map((id) => ({ id, fullName: scene.personName(id) ?? t('somebody') }))}
    />
  )
}

const hatch = `repeating-linear-gradient(135deg, transparent 0 6px, ${token('line')} 6px 7px)`

const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  /* What has no room until scrolling comes to rest must not lie over the next row. */
  overflow: clip;
  /* The letters of its blocks. */
  font: 500 ${token('t-12')} ${token('font')};

  /* The line under the row; the name has its own, over which the line of the hour cannot shine through. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-block-end: 1px solid ${token('line')};
    pointer-events: none;
  }
  /* What has the focus stands clear of the days, the names and the bar of what is chosen (quality G4). */
  [data-nav] {
    scroll-margin-block: ${HEAD + 4}px var(--page-bar, 0);
    scroll-margin-inline-start: calc(var(--name) + 4px);
  }
`
const Name = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 3;
  display: grid;
  align-content: start;
  gap: 2px;
  inline-size: var(--name);
  block-size: 100%;
  padding: 8px;
  padding-inline-start: 24px;
  overflow: hidden;
  overflow-wrap: anywhere;
  background: ${token('paper')};
  border-block-end: 1px solid ${token('line')};
  font: 400 ${token('t-14')} ${token('font')};

  > b {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
  }
  /* A name needs the whole width; beside a picture it broke in the middle of a word. Two lines stand beneath it in the least of rows. */
  ${phone} {
    gap: 0;
    padding-block: 6px;
    padding-inline: 12px 4px;

    > b > :not(bdi) {
      display: none;
    }
  }
`
const Cell = styled.div`
  position: absolute;
  inset-block: 0;
  inline-size: var(--day);
  border-inline-start: 1px solid ${token('line')};

  /* Hours run left to right in every language, days do not: a cell is placed among days, what is in it among hours. */
  &[data-scale='hours'] > [data-block] {
    direction: ltr;
  }
  &[data-scale='hours'] {
    background-image: repeating-linear-gradient(
      90deg,
      ${token('line-2')} 0 1px,
      transparent 1px calc(100% / ${DAY_END - DAY_START})
    );
  }
  &[data-scale='days'][data-today] {
    background-color: ${token('mist')};
  }
  /* An answer that comes at once leaves no grey behind. */
  &[data-unknown]::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${token('nodata-bg')};
    animation: appear 1ms 150ms backwards;
  }
  &[data-off] {
    background-color: ${token('nodata-bg')};
    background-image: ${hatch};
  }
`
/** Over the line of the hour, which would strike it through. */
const Why = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-end: 4px;
  inset-inline-start: 4px;
  max-inline-size: calc(100% - 8px);
  padding-inline: 4px;
  border-radius: ${token('r-mark')};
  background: ${token('nodata-bg')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`
const Absent = styled.span`
  position: absolute;
  z-index: 1;
  inset-inline-start: 4px;
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: calc(var(--slot) - 8px);
  padding-inline: 6px;
  border-radius: ${token('r-mark')};
  background: repeating-linear-gradient(135deg, ${token('nodata-bg')} 0 5px, ${token('line')} 5px 6px);
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;
  overflow: clip;

  /* Whoever is away for days stays in sight beside the names. */
  > * {
    position: sticky;
    inset-inline-start: calc(var(--name) + 10px);
  }
  > * + * {
    inset-inline-start: calc(var(--name) + 34px);
  }
  > :last-of-type {
    overflow: clip;
    text-overflow: ellipsis;
  }
`
