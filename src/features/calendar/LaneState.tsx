import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayAtGround, dayOfNumber } from '@/domain/groundTime'
import type { Clash } from '@/domain/planning/clashes'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { idOf } from './placement'
import { areMild, clashesWith, lookOf, useScene } from './scene'
import { entriesOn, type LaneLayout } from './timelineLayout'

/** What there is to see to in a row, of the days in sight: late work before what clashes. */
export function LaneState({ lane, first, last }: { lane: LaneLayout; first: number; last: number }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const late = new Set<Id>()
  const clashing: string[] = []
  let isMild = true
  const isOn = ({ from, to }: Clash, day: Day) =>
    dayAtGround(from, scene.timeZone) <= day && day <= dayAtGround(to, scene.timeZone)
  for (let at = first; at <= last; at++) {
    const day = dayOfNumber(at)
    let clashes = false
    for (const entry of entriesOn(lane, at)) {
      if (lookOf(entry, scene.now) === 'late') late.add(idOf(entry))
      if (clashes && !isMild) continue
      // Work of the day before may be in the way of this one's.
      const found = clashesWith(scene, entry).filter((one) => isOn(one, day))
      clashes = clashes || found.length > 0
      isMild = isMild && areMild(found)
    }
    if (clashes) clashing.push(format.day(day, 'weekdayOnly'))
  }
  if (late.size > 0)
    return (
      <State>
        <Glyph name="clock" size={12} />
        <bdi>{t('late', { count: late.size })}</bdi>
      </State>
    )
  if (clashing.length === 0) return null
  return (
    <State data-mild={isMild || undefined}>
      <Glyph name="warning" size={12} />
      <bdi>{t('clashOn', { days: clashing.join(format.comma) })}</bdi>
    </State>
  )
}

const State = styled.span`
  display: flex;
  min-inline-size: 0;
  align-items: center;
  gap: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('red')};

  &[data-mild] {
    color: ${token('amber-deep')};
  }
  > svg {
    flex: none;
  }
  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
