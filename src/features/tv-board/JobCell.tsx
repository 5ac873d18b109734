import styled from '@emotion/styled'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { elapsedShare } from '@/domain/activityWork'
import { useFormat } from '@/i18n/format'
import { directionOf, type Language } from '@/i18n/languages'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Glyph } from '@/ui/Glyph'
import { ToolIcon } from '@/ui/ToolIcon'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { narrow, type, u } from './scale'
import type { JobLines } from './useJobLines'

type JobCellProps = {
  job: Activity
  lines: JobLines
  now: Date
  /** The one after the first stands back a little. */
  next?: boolean
  secondLanguage: Language | null
}

/** When, what, where, with what and which way: one job, readable from the other side of the shed. */
export function JobCell({ job, lines, now, next = false, secondLanguage }: JobCellProps) {
  const { t } = useTranslation('tv')
  const format = useFormat()
  const running = job.status === 'in_progress'
  const share = elapsedShare(job, now)
  return (
    <Box
      data-activity-id={job.id}
      data-running={running || undefined}
      data-late={lines.late || undefined}
      data-next={next || undefined}
    >
      {running && <Elapsed style={{ '--share': `${share * 100}%` }} />}
      {lines.late ? (
        <Glyph name="clock" size={24} label={t('job.isLate')} />
      ) : (
        <ActivityIcon name={job.activityName} size={24} plain />
      )}
      <Time>{lines.time}</Time>
      <Words>
        <Work data-short={lines.products || undefined}>
          {lines.place && <bdi>{lines.place}</bdi>} <bdi>{lines.work}</bdi>
        </Work>
        {secondLanguage && lines.second && (
          <Second lang={secondLanguage} dir={directionOf(secondLanguage)}>
            {lines.second}
          </Second>
        )}
        {lines.meta.length > 0 && (
          <Meta>
            {lines.meta.map((part, at) => (
              <Fragment key={part}>
                {at > 0 && SEPARATOR}
                <bdi>{unbroken(part)}</bdi>
              </Fragment>
            ))}
          </Meta>
        )}
        {running && (
          <VisuallyHidden>
            {t('job.running', { percent: format.quantity(share * 100, 'percent') })}
          </VisuallyHidden>
        )}
      </Words>
      {lines.direction && (
        <Direction
          role="img"
          aria-label={lines.direction.words}
          style={{ '--turn': `${lines.direction.degrees ?? 0}deg` }}
        >
          {lines.direction.degrees === undefined ? (
            <ToolIcon name="rotateCcw" size={24} />
          ) : (
            <Glyph name="sortUp" size={24} />
          )}
        </Direction>
      )}
    </Box>
  )
}

/** Goes with the word after it: what is left out takes it along. */
const SEPARATOR = ' ·\u00A0'
/** No break after a hyphen: 18-0-9 is one word. */
const unbroken = (text: string): string => text.replaceAll('-', '-\u2060')

const Box = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: ${u(16)};
  block-size: 100%;
  padding-inline-end: ${u(20)};
  overflow: hidden;

  > svg {
    flex: none;
    inline-size: ${u(36)};
    block-size: ${u(36)};
    color: ${token('ink-2')};
  }
  &[data-running] {
    block-size: calc(100% - ${u(8)});
    margin-block: ${u(4)};
    margin-inline: ${u(-12)} ${u(16)};
    padding-inline: ${u(10)};
    border: max(1px, ${u(2)}) solid ${token('green')};
    border-radius: ${u(8)};

    > svg {
      color: ${token('ink')};
    }
  }
  &[data-running][data-next] {
    margin-inline-end: 0;
  }
  /* As high as its words: they keep clear of the frame. */
  ${narrow} {
    &[data-running] {
      padding-block: ${u(12)};
    }
  }
  &[data-late] > :is(svg, time) {
    color: ${token('red')};
  }
`
const Elapsed = styled.span`
  position: absolute;
  z-index: -1;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: var(--share);
  background: ${token('mint-2')};
  border-inline-end: max(1px, ${u(2)}) solid ${token('green')};

  @media print {
    display: none;
  }
`
const Time = styled.time`
  flex: none;
  min-inline-size: ${u(92)};
  font: ${type(500, 28, 36)};
`
/* What finds no room is left out by whole words and lines, and never cut. */
const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  max-block-size: calc(var(--row) - ${u(14)});
  overflow: hidden;

  /* Rows of paper are lower than those of a wall: a line without room stands beside, out of sight. */
  @media print {
    display: flex;
    flex-flow: column wrap;

    > * {
      inline-size: 100%;
    }
  }
`
const Work = styled.p`
  font: ${type(600, 32, 35)};
  text-wrap: wrap;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* Room for what hangs below the line, as in Arabic. */
  padding-block-end: ${u(6)};
  margin-block-end: ${u(-6)};

  [data-next] & {
    font: ${type(500, 30, 35)};
  }
  &[data-short] {
    display: block;
    block-size: ${u(41)};
  }
  > bdi:nth-of-type(2) {
    margin-inline-start: ${u(4)};
  }
`
const Second = styled.p`
  block-size: ${u(34)};
  overflow: hidden;
  font: ${type(400, 28, 34)};
  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
  [dir='ltr'] &[dir='rtl'] {
    text-align: end;
  }
`
const Meta = styled.p`
  block-size: ${u(34)};
  overflow: hidden;
  font: ${type(400, 28, 34)};
  color: ${token('ink-2')};
  text-wrap: wrap;

  [data-running] & {
    color: ${token('ink')};
  }
`
const Direction = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${u(44)};
  block-size: ${u(44)};
  border: max(1px, ${u(2)}) solid ${token('ctl')};
  border-radius: 50%;

  > svg {
    inline-size: ${u(26)};
    block-size: ${u(26)};
    stroke-width: 2.5;
    rotate: var(--turn);
  }
`
