import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useWearWeights } from '@/api/useWearWeights'
import type { DayOff, NonWorkingDay } from '@/domain/daysOff'
import { addDays, dayNumber } from '@/domain/groundTime'
import { pitchWeek } from '@/domain/planning/load'
import { workloadOf } from '@/domain/planning/staffing'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useWeekend } from '@/i18n/weekend'
import { lazyPart } from '@/ui/lazyPart'
import { LazyPopover } from '@/ui/LazyPopover'
import { forcedColors, hover, phone } from '@/ui/media'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useScene } from './scene'
import { entriesOn, type LaneLayout } from './timelineLayout'

// Asked for seldom, and it reads weeks of work.
const FreeGaps = lazyPart(() => import('./FreeGaps'), 'FreeGaps')

type LaneLoadProps = {
  lane: LaneLayout
  /** First day of the week. */
  from: Day
  daysOff: readonly DayOff[]
  /** All there are, whether the calendar shows them or not. */
  nonWorkingDays: readonly NonWorkingDay[]
}

/** How much a week asks of a person (F20) or a pitch: planned hours against what there is. */
export function LaneLoad({ lane, from, daysOff, nonWorkingDays }: LaneLoadProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const weights = useWearWeights()
  const weekend = useWeekend()
  /** To the tenth, and no zero that says nothing. */
  const hours = (minutes: number) => {
    const tenths = Math.round(minutes / 6)
    return format.number(tenths / 10, tenths % 10 === 0 ? 0 : 1)
  }
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at))
  // What is only advised asks nothing of anybody yet; what began the evening before may go on into the week.
  const held = [...new Set([addDays(from, -1), ...days].flatMap((day) => entriesOn(lane, dayNumber(day))))]
  const holder = lane.holder
  if (holder?.kind === 'person') {
    const [load] = workloadOf(
      days,
      held.flatMap((entry) => (entry.kind === 'work' ? [entry.activity] : [])),
      [holder.id],
      daysOff,
      nonWorkingDays.map(({ date }) => date),
      scene.timeZone,
      weekend,
    )
    const { plannedMinutes: planned = 0, availableMinutes: capacity = 0, over = false } = load ?? {}
    return (
      <Load>
        <Bar data-over={over || undefined} aria-hidden>
          <i
            style={{
              inlineSize: `${capacity === 0 ? (planned > 0 ? 100 : 0) : Math.min(100, (planned / capacity) * 100)}%`,
            }}
          />
        </Bar>
        <small data-over={over || undefined}>
          {t('load.person', { planned: hours(planned), all: hours(capacity) })}
        </small>
      </Load>
    )
  }
  if (holder?.kind !== 'pitch') return null
  const { play, weighted, work } = pitchWeek(
    held.flatMap((entry) => (entry.kind === 'work' ? [entry.activity] : [])),
    held.flatMap((entry) => (entry.kind === 'fixture' ? [entry.fixture] : [])),
    { pitchId: holder.id, weights, from, timeZone: scene.timeZone },
  )
  return (
    <Load>
      <small>{t('load.play', { hours: hours(play) })}</small>
      {play > 0 && <small>{t('load.wear', { weighted: hours(weighted) })}</small>}
      <small>{t('load.work', { hours: hours(work) })}</small>
      {days.includes(scene.today) && (
        <LazyPopover
          label={t('load.freeOf', { pitch: scene.pitchName(holder.id) ?? '' })}
          trigger={
            <Free type="button" aria-label={t('load.freeOf', { pitch: scene.pitchName(holder.id) ?? '' })}>
              {t('load.free')}
            </Free>
          }
        >
          <About>
            <b>{t('load.freeOf', { pitch: scene.pitchName(holder.id) ?? '' })}</b>
            <Suspense fallback={<Skeleton count={2} />}>
              <FreeGaps pitchId={holder.id} />
            </Suspense>
          </About>
        </LazyPopover>
      )}
    </Load>
  )
}

const About = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  > b {
    font-weight: 600;
  }
`
const Free = styled.button`
  position: relative;
  justify-self: start;
  min-block-size: 24px;
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('green-deep')};

  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  ${phone} {
    &::before {
      content: '';
      position: absolute;
      inset: -10px -8px;
    }
  }
`
const Load = styled.span`
  display: grid;
  gap: 2px;

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  > small[data-over] {
    font-weight: 600;
    color: ${token('red')};
  }
`
const Bar = styled.span`
  display: block;
  block-size: 4px;
  border-radius: 2px;
  background: ${token('line')};
  overflow: hidden;

  > i {
    display: block;
    block-size: 100%;
    background: ${token('green-deep')};
  }
  &[data-over] > i {
    background: ${token('red')};
  }
  ${forcedColors} {
    outline: 1px solid CanvasText;

    && > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
