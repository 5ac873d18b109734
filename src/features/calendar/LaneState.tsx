import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayOfNumber } from '@/domain/groundTime'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { idOf } from './placement'
import { lookOf, type Scene, toLookAtOn, useScene } from './scene'
import { entriesOn, type LaneLayout } from './timelineLayout'

/** The forecast is no clash. */
const broken: Scene['broken'] = new Map()

/** What there is to see to in a row, of the days in sight: late work before what clashes. */
export function LaneState({ lane, first, last }: { lane: LaneLayout; first: number; last: number }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const late = new Set<Id>()
  const clashing: string[] = []
  let isMild = true
  for (let at = first; at <= last; at++) {
    const entries = entriesOn(lane, at)
    for (const entry of entries) if (lookOf(entry, scene.now) === 'late') late.add(idOf(entry))
    const day = dayOfNumber(at)
    const found = toLookAtOn({ ...scene, broken }, entries, day)
    if (found.count === 0) continue
    clashing.push(format.day(day, 'weekdayOnly'))
    isMild = isMild && found.isMild
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
