import styled from '@emotion/styled'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { elapsedShare } from '@/domain/activityWork'
import type { Day } from '@/domain/wire'
import { ActivityIcon, activityFamily, familyHue } from '@/ui/ActivityIcon'
import { Glyph } from '@/ui/Glyph'
import { forcedColors, hover, motion } from '@/ui/media'
import { token } from '@/ui/tokens'
import { type Entry, idOf, isLong, trackOf } from './placement'
import { clashOf, lookOf, useScene } from './scene'
import { useEntryText } from './useEntryText'

type EntryBlockProps = {
  entry: Entry
  day: Day
  /** Its whole name instead of the one figure: where there is room. */
  full?: boolean
  /** Its time, and the foot's line that places it in the day; not where the block itself is placed in time. */
  track?: boolean
  style?: CSSProperties
  /** At the end, such as avatars. */
  end?: ReactNode
}

/** One entry of a week or a day: icon, time, what, status. Work opens its sheet, a fixture comes from elsewhere. */
export function EntryBlock({ entry, day, full = false, track = true, style, end }: EntryBlockProps) {
  const scene = useScene()
  const text = useEntryText()
  const look = lookOf(entry, scene.now)
  const type =
    entry.kind === 'work'
      ? entry.activity.activityName
      : entry.fixture.kind === 'other'
        ? 'generalPitch'
        : entry.fixture.kind
  const place = trackOf(entry, day, scene.timeZone)
  const share = entry.kind === 'work' ? elapsedShare(entry.activity, scene.now) : 0
  const shared = {
    'data-nav': '',
    'data-look': look,
    'data-clash': clashOf(scene, entry) ? '' : undefined,
    tabIndex: -1,
    'aria-label': text.label(entry),
    title: text.title(entry),
    style: {
      ...style,
      '--family': familyHue(activityFamily(type)),
      '--start': `${place.start * 100}%`,
      '--length': `${place.length * 100}%`,
      // Of work that takes days a block shows only a part, so how much of it is done has no place in it.
      '--elapsed': isLong(entry) ? '100%' : `${share * 100}%`,
    } as CSSProperties,
  }
  const inside = (
    <>
      <ActivityIcon name={type} size={14} plain={look === 'fixture' || look === 'cancelled'} />
      <Words data-struck={look === 'cancelled' || undefined}>
        {track && !isLong(entry) && <Time>{text.times(entry).from} </Time>}
        <bdi>{full ? text.title(entry) : text.block(entry)}</bdi>
      </Words>
      {end}
      {look === 'completed' && (
        <Tick>
          <Glyph name="check" size={12} />
        </Tick>
      )}
      {look === 'late' && <Glyph name="clock" size={14} />}
      {track && look !== 'completed' && look !== 'cancelled' && !isLong(entry) && <Track />}
    </>
  )
  if (entry.kind === 'fixture')
    return (
      <Solid role="img" data-fixture-id={idOf(entry)} {...shared}>
        {inside}
      </Solid>
    )
  return (
    <Block
      to={{ search: withWorkSheet(scene.search, { kind: 'open', id: entry.activity.id }) }}
      data-activity-id={entry.activity.id}
      aria-current={scene.openId === entry.activity.id || undefined}
      preventScrollReset
      {...shared}
    >
      {inside}
    </Block>
  )
}

const blockStyles = `
  position: relative;
  z-index: 1;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 28px;
  min-inline-size: 0;
  padding-inline: 4px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 500 ${token('t-12')} ${token('font')};
  text-decoration: none;
  overflow: hidden;
  container-type: inline-size;

  > svg {
    flex: none;
  }
  &[data-look='in_progress'] {
    border-color: ${token('green-deep')};
    background: linear-gradient(${token('mint-2')}, ${token('mint-2')}) 0 / var(--elapsed) 100% no-repeat ${token('paper')};
  }
  &[data-look='in_progress']::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    /* Time runs left to right in every language. */
    direction: ltr;
    inset-inline-start: var(--elapsed);
    inline-size: 2px;
    background: ${token('green-deep')};
  }
  &[data-look='completed'] {
    background: ${token('mint-2')};
    border-color: transparent;
  }
  &[data-look='cancelled'] {
    border-color: ${token('line')};
    color: ${token('ink-2')};
  }
  &[data-look='late'] {
    border-color: ${token('red')};
  }
  &[data-look='late'] > svg:last-of-type {
    color: ${token('red')};
  }
  &[data-look='fixture'] {
    background: ${token('fixture')};
    border-color: ${token('fixture')};
    color: ${token('on-fixture')};
  }
  &[data-clash] {
    border-color: ${token('red')};
  }
  &[data-clash]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border-block-start: 12px solid ${token('red')};
    border-inline-start: 12px solid transparent;
  }
  &[aria-current] {
    outline: 2px solid ${token('ink')};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 1px;
    z-index: 2;
  }
  ${forcedColors} {
    &[data-look='completed'],
    &[data-look='cancelled'] {
      border-color: GrayText;
    }
    &[aria-current] {
      outline-color: Highlight;
    }
  }
  ${motion} {
    transition: background-color ${token('ease')};
  }
`
const Block = styled(Link)`
  ${blockStyles}
  ${hover} {
    &[data-look='planned']:hover,
    &[data-look='late']:hover {
      background: ${token('mint')};
    }
  }
`
const Solid = styled.div(blockStyles)
/** A word that has no room falls to a second line, which is not seen: words drop whole (mock-ups, Block). */
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  block-size: 16px;
  overflow: hidden;
  white-space: normal;

  &[data-struck] {
    text-decoration: line-through;
  }
  @container (max-inline-size: 48px) {
    display: none;
  }
`
const Time = styled.span`
  font-weight: 400;
`
const Tick = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 3px;
  background: ${token('green')};
  color: ${token('on-green')};
  forced-color-adjust: none;

  @container (max-inline-size: 48px) {
    display: none;
  }
`
const Track = styled.span`
  position: absolute;
  inset-inline: 4px;
  inset-block-end: 1px;
  block-size: 2px;
  direction: ltr;

  &::before {
    content: '';
    position: absolute;
    block-size: 2px;
    border-radius: 1px;
    inset-inline-start: var(--start);
    inline-size: max(4px, var(--length));
    max-inline-size: calc(100% - var(--start));
    background: var(--family);
    opacity: 0.75;
  }
  [data-look='fixture'] > &::before {
    background: ${token('green')};
    opacity: 1;
  }
`
