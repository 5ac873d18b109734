import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { useWaiting } from '@/outbox/useOutbox'
import { Glyph } from '@/ui/Glyph'
import { hover } from '@/ui/media'
import { besideRail } from '@/ui/railStyles'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { isOld } from './oldEntries'
import { openList } from './openList'

type OutboxPressProps = {
  look: 'rail' | 'line'
  /** Everything is sent again. */
  hidden: boolean
}

/** How much is not sent, and the press that opens the list. */
export function OutboxPress({ look, hidden }: OutboxPressProps) {
  const { t } = useTranslation('outbox')
  const format = useFormat()
  const { waiting, needsYou, aside, oldestAt, storage } = useWaiting()
  const now = useNow(60_000)
  const needs = t('mark.needsYou', { count: needsYou })
  const short =
    needsYou > 0 && waiting > 0
      ? t('mark.both', { needsYou: needs, waiting: format.number(waiting) })
      : needsYou > 0
        ? needs
        : waiting > 0
          ? t('mark.waiting', { count: waiting })
          : storage !== 'kept'
            ? t(`mark.${storage}`)
            : t('mark.aside', { count: aside })
  const dayOf = (at: number) =>
    format.day(dayAtGround(new Date(at).toISOString(), format.timeZone), 'weekday')
  const words = isOld(oldestAt, now) ? t('mark.old', { words: short, day: dayOf(oldestAt) }) : short
  // Nothing is late with what was put aside: it is told quietly, and only where nothing else is to be told.
  const isQuiet = needsYou + waiting === 0 && storage === 'kept'
  const count = isQuiet ? aside : needsYou + waiting
  const tone = isQuiet ? 'quiet' : needsYou > 0 ? 'red' : 'amber'
  return (
    <Announcer role="status" data-look={look}>
      {!hidden && (
        <Press
          type="button"
          data-look={look}
          ref={look === 'line' ? sayIsThere : undefined}
          data-tone={tone}
          aria-haspopup="dialog"
          onClick={openList}
        >
          <Glyph
            name={isQuiet ? 'clock' : needsYou > 0 ? 'warning' : 'cloudOff'}
            size={look === 'rail' ? 20 : 16}
          />
          {look === 'rail' && count > 0 && <Count aria-hidden>{format.number(count)}</Count>}
          <Words data-look={look}>{words}</Words>
          {look === 'line' && <Show aria-hidden>{t('mark.show')}</Show>}
        </Press>
      )}
    </Announcer>
  )
}

/** What else stays at the head of the page makes room for it (style.css). */
function sayIsThere(press: HTMLElement | null): (() => void) | undefined {
  if (!press) return
  const { dataset } = document.documentElement
  dataset.unsent = ''
  return () => {
    delete dataset.unsent
  }
}

const Announcer = styled.div`
  /* In sight wherever the page is scrolled to: the agenda begins with today far below its head. */
  &[data-look='line'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 7;
  }
  @media print {
    display: none;
  }
`
const Press = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  font: 600 ${token('t-14')} ${token('font')};
  text-align: start;

  &[data-look='rail'] {
    gap: 6px;
    block-size: 44px;
    inline-size: 100%;
    padding-inline: 14px 0;
    border-radius: ${token('r-ctl')};
    color: ${token('amber')};

    &[data-tone='red'] {
      color: ${token('red')};
    }
    &[data-tone='quiet'] {
      color: ${token('ink-2')};
    }
    nav:not([data-pinned]) & {
      justify-content: center;
      gap: 4px;
      padding-inline: 0;
    }
    ${hover} {
      &:hover {
        background: ${token('mint')};
      }
    }
    &:focus-visible {
      background: ${token('mint')};
    }
  }
  &[data-look='line'] {
    gap: 8px;
    inline-size: 100%;
    block-size: var(--mark);
    padding-inline: 16px;
    background: ${token('amber-tint')};
    color: ${token('amber-deep')};

    &[data-tone='red'] {
      background: ${token('red-tint')};
      color: ${token('red')};
    }
    &[data-tone='quiet'] {
      background: ${token('mist')};
      color: ${token('ink-2')};
      font-weight: 400;
    }
    > svg {
      flex: none;
    }
  }
`
const Count = styled.span`
  font: 600 ${token('t-14')} ${token('font')};
  font-variant-numeric: tabular-nums;
`
const Words = styled.span`
  min-inline-size: 0;

  &[data-look='line'] {
    flex: 1;
  }
  &[data-look='rail'] {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Folded: the words float beside the mark, as those of the rail's other places do. */
  nav:not([data-pinned]) &[data-look='rail'] {
    ${besideRail}
  }
  nav:not([data-pinned]) button:is(:hover, :focus-visible) > &[data-look='rail'] {
    opacity: 1;
  }
`
const Show = styled.span`
  text-decoration: underline;
  text-underline-offset: 3px;
`
