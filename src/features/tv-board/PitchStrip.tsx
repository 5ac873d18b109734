import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { PitchState } from './closures'
import { placeName } from './placeName'
import { HEIGHT, type, u } from './scale'

/** So many fit beside each other with their words. */
export const PITCHES_AT_ONCE = 6

type PitchStripProps = { pitches: readonly { pitch: Pitch; state: PitchState }[]; today: Day }

/** Every pitch as a small ground with its state in a word. */
export function PitchStrip({ pitches, today }: PitchStripProps) {
  const { t } = useTranslation('tv')
  const format = useFormat()
  const when = (instant: Instant) => {
    const day = dayAtGround(instant, format.timeZone)
    return day === today ? format.time(instant) : format.day(day, 'short')
  }
  const words = (state: PitchState): string => {
    if (state.kind !== 'free') return t(`pitches.${state.kind}`, { time: when(state.to) })
    return state.to !== undefined && dayAtGround(state.to, format.timeZone) === today
      ? t('pitches.freeUntil', { time: when(state.to) })
      : t('pitches.free')
  }
  return (
    <Strip aria-label={t('pitches.heading')}>
      {pitches.map(({ pitch, state }) => (
        <Ground key={pitch.id} data-state={state.kind} title={pitch.name}>
          <Lines viewBox="0 0 120 76" preserveAspectRatio="none" aria-hidden>
            <path
              vectorEffect="non-scaling-stroke"
              d="M60 0V76M0 20H16V56H0M120 20H104V56H120M48 38a12 12 0 1 0 24 0 12 12 0 1 0-24 0"
            />
          </Lines>
          <b>{placeName(pitch.name)}</b>
          <span>{words(state)}</span>
        </Ground>
      ))}
    </Strip>
  )
}

const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${u(10)};
  block-size: ${u(HEIGHT.pitches)};
  padding-block: ${u(6)} ${u(8)};
  padding-inline-end: ${u(20)};
  border-block-start: max(1px, ${u(2)}) solid ${token('line')};
`
const Ground = styled.li`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  padding-inline: ${u(12)};
  border: max(1px, ${u(2)}) solid ${token('ctl')};
  border-radius: ${u(4)};
  overflow: hidden;
  white-space: nowrap;
  font: ${type(400, 28, 34)};

  > b {
    font: ${type(600, 28, 34)};
  }
  &[data-state='free'] {
    background: ${token('mint')};
    border-color: ${token('band')};
  }
  &[data-state='inUse'] {
    background: ${token('fixture')};
    color: ${token('on-fixture')};
  }
  &[data-state='work'] {
    border-color: ${token('green')};
  }
  &[data-state='closed'] {
    background: ${token('amber-tint')};
    border-color: ${token('amber')};
    color: ${token('amber-deep')};
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`
const Lines = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${token('line-2')};
  stroke-width: 2;
`
