import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { elapsedShare } from '@/domain/activityWork'
import { minutesBetween } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { AvatarGroup } from '@/ui/AvatarGroup'
import { useNotSent } from '@/outbox/useOutbox'
import { hover, phone } from '@/ui/media'
import { NotSentMark } from '@/ui/NotSentMark'
import { StatusMark } from '@/ui/StatusMark'
import { token } from '@/ui/tokens'
import { coveredDays, type Entry, idOf, isLong, peopleOf, seriesOf, spanOf, typeOf } from './placement'
import { lookOf, markOf, useScene } from './scene'
import { useEntryPress } from './useEntryPress'
import { useEntryText } from './useEntryText'

/** One entry in the list of a day. */
export function AgendaRow({ entry, day }: { entry: Entry; day: Day }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const text = useEntryText()
  const press = useEntryPress(entry)
  const look = lookOf(entry, scene.now)
  const { startDate, endDate } = spanOf(entry)
  const times = text.times(entry)
  const type = typeOf(entry)
  const mark = markOf(scene, idOf(entry))
  const [clash] = text.clashes(entry)
  const people = peopleOf(entry).map((id) => ({ id, fullName: scene.personName(id) ?? t('somebody') }))
  const notSent = useNotSent(`activity:${seriesOf(entry) ?? idOf(entry)}`)
  const running = entry.kind === 'work' && entry.activity.status === 'in_progress'
  const soon = entry.kind === 'fixture' && day === scene.today && startDate > scene.now.toISOString()
  const { from, to } = coveredDays(entry, scene.timeZone)
  const meta =
    from !== to && (isLong(entry) || day !== from)
      ? t('longMeta', {
          where: text.where(entry),
          from: format.day(from, 'short'),
          to: format.day(to, 'short'),
        })
      : running
        ? t('elapsed', {
            where: text.where(entry),
            done: format.clock(Math.max(0, (scene.now.getTime() - Date.parse(startDate)) / 60_000)),
            all: format.clock(minutesBetween(startDate, endDate)),
          })
        : soon
          ? t('soon', { where: text.where(entry), when: format.relative(startDate, scene.now) })
          : text.where(entry)
  const inside = (
    <>
      <Lead>
        {isLong(entry) ? <small>{t('allDay')}</small> : times.from}
        {!isLong(entry) && <small>{times.to}</small>}
      </Lead>
      <ActivityIcon name={type} size={20} plain={look === 'fixture' || look === 'cancelled'} />
      <Body>
        <Title data-struck={look === 'cancelled' || undefined}>{text.title(entry)}</Title>
        <Meta>
          {meta}
          {clash && <Clash data-mild={mark === 'look' || mark === 'weather' || undefined}>{clash}</Clash>}
          {entry.kind === 'work' && <NotSentMark state={notSent} />}
        </Meta>
      </Body>
      <End>
        {(look === 'completed' || look === 'late' || look === 'cancelled') && (
          <StatusMark status={look} look="dot" />
        )}
        <AvatarGroup people={people} />
      </End>
    </>
  )
  return (
    <Item
      data-look={look}
      // A variable costs all that stands beneath it.
      style={
        look === 'in_progress' && entry.kind === 'work'
          ? { '--elapsed': elapsedShare(entry.activity, scene.now) }
          : undefined
      }
    >
      {entry.kind === 'fixture' ? (
        <Line
          type="button"
          data-nav=""
          tabIndex={-1}
          aria-label={text.label(entry)}
          data-fixture-id={idOf(entry)}
          onClick={() => scene.openFixture(idOf(entry))}
        >
          {inside}
        </Line>
      ) : (
        <Line
          type="button"
          {...press}
          data-nav=""
          tabIndex={-1}
          data-activity-id={seriesOf(entry) === undefined ? entry.activity.id : undefined}
          data-chosen={scene.chosen.has(entry.activity.id) || undefined}
          aria-label={text.stateLabel(text.label(entry), notSent)}
          aria-current={scene.openId === entry.activity.id || undefined}
        >
          {inside}
        </Line>
      )}
    </Item>
  )
}

const Item = styled.li`
  position: relative;
  margin-inline: -24px;
  list-style: none;

  ${phone} {
    margin-inline: -16px;
  }
  & + & > ::before {
    content: '';
    position: absolute;
    inset-inline: 24px;
    inset-block-start: 0;
    border-block-start: 1px solid ${token('line')};

    ${phone} {
      inset-inline: 16px;
    }
  }
  &[data-look='fixture'] {
    background: ${token('fixture')};
    color: ${token('on-fixture')};
  }
  &[data-look='in_progress'] {
    background: ${token('mint')};
  }
`
const lineStyles = css`
  position: relative;
  display: grid;
  --edge: 24px;
  --gap: 16px;
  grid-template-columns: ${token('clock')} 20px minmax(0, 1fr) auto;
  gap: 0 var(--gap);
  align-items: center;
  min-block-size: 56px;
  inline-size: 100%;
  padding: 8px var(--edge);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  ${phone} {
    --edge: 16px;
    --gap: 12px;
    min-block-size: 64px;
  }
  [data-look='in_progress'] > & {
    padding-block-end: 20px;
  }
  [data-look='in_progress'] > &::after {
    content: '';
    position: absolute;
    inset-block-end: 8px;
    /* From where the words begin to the end of the row. */
    inset-inline: calc(var(--edge) + ${token('clock')} + 20px + 2 * var(--gap)) var(--edge);
    block-size: 4px;
    border-radius: 2px;
    background: linear-gradient(${token('green-deep')}, ${token('green-deep')}) 0 /
      calc(var(--elapsed) * 100%) 100% no-repeat ${token('mint-2')};
  }
  &[aria-current],
  &[data-chosen] {
    box-shadow: inset 0 0 0 2px ${token('ink')};

    /* The line between rows would cut its upper edge. */
    &::before {
      display: none;
    }
  }
  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -3px;
  }
  ${hover} {
    [data-look]:not([data-look='fixture']) > &:hover {
      background: ${token('mint')};
    }
  }
  > svg {
    align-self: start;
    margin-block-start: 2px;
  }
`
const Line = styled.button(lineStyles)
const Lead = styled.span`
  align-self: start;
  font: 600 ${token('t-14')} ${token('font')};

  > small {
    display: block;
    font: 400 ${token('t-12')} ${token('font')};
    opacity: 0.8;
    /* "Ganztägig" is wider than a time by less than the gap. */
    overflow-wrap: normal;
  }
  ${phone} {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Body = styled.span`
  min-inline-size: 0;
`
const Title = styled.span`
  display: block;
  font: 500 ${token('t-14')} ${token('font')};
  overflow-wrap: anywhere;

  &[data-struck] {
    text-decoration: line-through;
    color: ${token('ink-2')};
  }
  ${phone} {
    font: 500 ${token('t-16')} ${token('font')};
  }
`
const Meta = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  [data-look='fixture'] & {
    color: inherit;
    opacity: 0.8;
  }
  ${phone} {
    font: 400 ${token('t-14')} ${token('font')};
  }
`
const Clash = styled.span`
  display: block;
  color: ${token('red')};

  &[data-mild] {
    color: ${token('amber-deep')};
  }
  [data-look='fixture'] & {
    color: inherit;
    font-weight: 600;
  }
`
const End = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`
