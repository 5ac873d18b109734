import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { useNotSent } from '@/outbox/useOutbox'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Glyph } from '@/ui/Glyph'
import { forcedColors, hover } from '@/ui/media'
import { NotSentMark } from '@/ui/NotSentMark'
import { token } from '@/ui/tokens'
import { type Entry, idOf, isLong, seriesOf, typeOf } from './placement'
import { lookOf, markOf, useScene } from './scene'
import { useEntryPress } from './useEntryPress'
import { useEntryText } from './useEntryText'

type MonthEntryProps = {
  entry: Entry
  /** Its days go on beyond the start or the end of the week. */
  before?: boolean
  after?: boolean
  style?: CSSProperties
}

/** One line of a month: icon, time, name. Keys reach it through the view of its day. */
export function MonthEntry({ entry, before, after, style }: MonthEntryProps) {
  const scene = useScene()
  const text = useEntryText()
  const press = useEntryPress(entry)
  const look = lookOf(entry, scene.now)
  const type = typeOf(entry)
  const mark = markOf(scene, idOf(entry))
  const notSent = useNotSent(`activity:${seriesOf(entry) ?? idOf(entry)}`)
  const shared = {
    'data-look': look,
    'data-mark': mark === 'weather' ? mark : mark && 'clash',
    'data-mild': mark === 'look' || undefined,
    'data-before': before || undefined,
    'data-after': after || undefined,
    'aria-label': text.stateLabel(text.label(entry), notSent),
    title: text.title(entry),
    style,
  }
  const inside = (
    <>
      <ActivityIcon name={type} size={12} plain={look === 'fixture' || look === 'cancelled'} />
      <Words data-struck={look === 'cancelled' || undefined}>
        {!isLong(entry) && <Time>{text.times(entry).from} </Time>}
        <bdi>{text.title(entry)}</bdi>
      </Words>
      {entry.kind === 'work' && <NotSentMark look="dot" state={notSent} />}
      {look === 'completed' && <Glyph name="check" size={12} />}
      {look === 'late' && <Glyph name="clock" size={12} />}
    </>
  )
  return entry.kind === 'fixture' ? (
    <Line
      type="button"
      tabIndex={-1}
      data-fixture-id={idOf(entry)}
      onClick={() => scene.openFixture(idOf(entry))}
      {...shared}
    >
      {inside}
    </Line>
  ) : (
    <Line
      type="button"
      tabIndex={-1}
      data-activity-id={seriesOf(entry) === undefined ? entry.activity.id : undefined}
      aria-current={scene.openId === entry.activity.id || undefined}
      {...press}
      {...shared}
    >
      {inside}
    </Line>
  )
}

const lineStyles = `
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 20px;
  min-inline-size: 0;
  padding-inline: 4px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 500 ${token('t-12')} ${token('font')};
  text-decoration: none;
  overflow: hidden;

  > svg {
    flex: none;
  }
  > [data-state] > svg {
    inline-size: 12px;
    block-size: 12px;
  }
  &[data-mark] > [data-state] {
    margin-inline-end: 6px;
  }
  &[data-look='in_progress'] {
    border-color: ${token('green-deep')};
    background: ${token('mint-2')};
  }
  &[data-look='completed'] {
    border-color: transparent;
    background: ${token('mint-2')};
  }
  &[data-look='completed'] > svg:last-of-type {
    color: ${token('green-deep')};
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
  &[data-mark='clash'] {
    --clash: ${token('red')};
    border-color: var(--clash);
  }
  &[data-mild] {
    --clash: ${token('amber')};
  }
  &[data-mild][data-look='late'] {
    border-color: ${token('red')};
  }
  &[data-mark]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  &[data-mark='clash']::before {
    border-block-start: 9px solid var(--clash);
    border-inline-start: 9px solid transparent;
    forced-color-adjust: none;
  }
  &[data-mark='weather'] {
    border-color: ${token('amber')};
  }
  &[data-mark='weather']::before {
    inline-size: 9px;
    block-size: 9px;
    border-end-start-radius: 100%;
    background: ${token('amber')};
  }
  &[data-before] {
    border-inline-start-style: dashed;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &[data-after] {
    border-inline-end-style: dashed;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &[aria-current] {
    outline: 2px solid ${token('ink')};
  }
  ${forcedColors} {
    &[aria-current] {
      outline-color: Highlight;
    }
  }
`
const Line = styled.button`
  ${lineStyles}
  inline-size: 100%;
  text-align: start;
  cursor: pointer;
  ${hover} {
    &:not([data-look='completed'], [data-look='fixture']):hover {
      background: ${token('mint')};
    }
  }
`
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-struck] {
    text-decoration: line-through;
  }
`
const Time = styled.span`
  font-weight: 400;
`
