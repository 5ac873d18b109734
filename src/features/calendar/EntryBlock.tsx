import { type CSSProperties, memo, type ReactNode } from 'react'
import { ActivityIcon, activityFamily } from '@/ui/ActivityIcon'
import { Glyph } from '@/ui/Glyph'
import { NotSentMark } from '@/ui/NotSentMark'
import { isolate } from '@/lib/isolate'
import { useNotSent } from '@/outbox/useOutbox'
import { type Entry, idOf, isAdvised, isLong, seriesOf, typeOf } from './placement'
import type { Mark } from './scene'
import { useWordsOfBoard } from './useEntryText'

type EntryBlockProps = {
  entry: Entry
  /** How it looks: its status, late before all (scene.lookOf). */
  look: string
  /** Something speaks against it; what, the canvas says when it is pointed at. */
  mark: Mark
  /** Share of its time that has passed, 0–1. */
  elapsed: number
  /** Its whole name instead of the one figure: where there is room. */
  full: boolean
  /** The code of its pitch, where the row is not the pitch. */
  place: boolean
  /** The colours of its people, where the row is no person and there is room. */
  dots: boolean
  /** Its time, and the foot's line that places it in the day, as shares; not where the block itself is placed in time. */
  trackStart?: number | undefined
  trackLength?: number | undefined
  open: boolean
  chosen: boolean
  lifted: boolean
  /** Its end can be pulled. */
  stretches: boolean
  /** Where it stands in its cell, as whole style values; across the cell without them. */
  start?: string | undefined
  size?: string | undefined
  top: number
  /** At the end, such as avatars. */
  end?: ReactNode
}

/**
 * One entry of a timeline: icon, time, what, status. A button (quality C5): work opens its sheet, a fixture, which
 * comes from elsewhere, its countdown. There are hundreds, so it is drawn again only when something in it changes, its
 * look comes from the canvas it stands on (blockStyles), and presses are heard there.
 */
export const EntryBlock = memo(function EntryBlock({
  entry,
  look,
  mark,
  elapsed,
  full,
  place,
  dots,
  trackStart,
  trackLength,
  open,
  chosen,
  lifted,
  stretches,
  start,
  size,
  top,
  end,
}: EntryBlockProps) {
  const words = useWordsOfBoard()
  const id = idOf(entry)
  const series = seriesOf(entry)
  const notSent = useNotSent(`activity:${series ?? id}`)
  const type = typeOf(entry)
  const long = isLong(entry)
  const advised = isAdvised(entry)
  const code = place ? words.place(entry) : ''
  const hasTrack = trackStart !== undefined && trackLength !== undefined && !long
  const isTracked = hasTrack && look !== 'completed' && look !== 'cancelled'
  const title = words.titleParts(entry)
  const hues = dots ? words.hues(entry) : NO_HUES
  return (
    <button
      type="button"
      data-block=""
      data-nav=""
      data-activity-id={entry.kind === 'work' && !advised && series === undefined ? id : undefined}
      data-series={series}
      data-advice={advised ? id : undefined}
      data-fixture-id={entry.kind === 'fixture' ? id : undefined}
      data-look={look}
      data-track={isTracked ? activityFamily(type) : undefined}
      data-long={long || undefined}
      data-clash={mark && mark !== 'weather' ? id : undefined}
      data-mild={mark === 'look' || undefined}
      data-weather={mark === 'weather' ? id : undefined}
      data-lifted={lifted || undefined}
      data-chosen={chosen || undefined}
      aria-current={open || undefined}
      tabIndex={-1}
      aria-label={words.stateLabel(words.label(entry, look, mark), notSent)}
      title={title.join('')}
      style={{
        insetInlineStart: start,
        inlineSize: size,
        insetBlockStart: top,
        // Of work that takes days a block shows only a part, so how much of it is done has no place in it.
        ...groundOf(
          isTracked ? [trackStart, trackLength] : undefined,
          look !== 'in_progress' ? undefined : long ? 1 : elapsed,
        ),
      }}
    >
      <ActivityIcon name={type} size={14} plain={look === 'fixture' || look === 'cancelled'} />
      <span data-words="" data-struck={look === 'cancelled' || undefined}>
        {code && (
          <>
            <bdi data-code="">{code}</bdi>{' '}
          </>
        )}
        {hasTrack && <span data-time="">{words.times(entry).from} </span>}
        {full ? <Title parts={title} /> : isolate(words.block(entry))}
      </span>
      {hues.length > 0 && (
        <span data-dots="">
          {hues.map((hue, at) => (
            <i key={at} style={{ '--hue': hue }} />
          ))}
        </span>
      )}
      {end}
      {entry.kind === 'work' && <NotSentMark look="dot" state={notSent} />}
      {advised && <Glyph name="bulb" size={14} />}
      {stretches && <span data-stretch="" aria-hidden />}
    </button>
  )
})

const NO_HUES: number[] = []

/** Where its track lies in a day from its first hour to its last, and how much is done. Variables only where they are needed: they cost everything that stands in the block. */
function groundOf(
  track: [start: number, length: number] | undefined,
  done: number | undefined,
): CSSProperties {
  const isDone = done === undefined ? {} : { '--elapsed': percent(done) }
  if (!track) return isDone
  const [start, length] = track
  const part = Math.max(LEAST, length)
  const at = part < 1 ? Math.min(1, start / (1 - part)) : 0
  const rest = done === undefined ? ['', ''] : [', var(--elapsed) 100%', ', 0']
  return {
    ...isDone,
    backgroundSize: `${percent(part)} 2px${rest[0]}`,
    backgroundPositionX: `${percent(at)}${rest[1]}`,
  }
}
/** Of the day's width, so that the shortest work is seen. */
const LEAST = 0.03
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

const Title = ({ parts: [name, rest] }: { parts: [string, string] }) => (
  <bdi>
    {name}
    {rest && <span data-rest="">{rest}</span>}
  </bdi>
)
