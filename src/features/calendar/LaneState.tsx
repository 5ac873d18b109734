import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAtGround, dayNumber, dayOfNumber } from '@/domain/groundTime'
import type { Clash } from '@/domain/planning/clashes'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { lazyPart } from '@/ui/lazyPart'
import { LaneWord } from './LaneWord'
import { idOf } from './placement'
import { areMild, clashesWith, lookOf, useScene } from './scene'
import { entriesOn, type LaneLayout } from './timelineLayout'

// Nothing of the plan waits for what the turf says.
const LaneGround = lazyPart(() => import('./LaneGround'), 'LaneGround', 'panels')

/** What there is to see to in a row, of the days in sight: late work before what clashes, today what the turf says. */
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
      <LaneWord tone="bad">
        <Glyph name="clock" size={12} />
        <bdi>{t('late', { count: late.size })}</bdi>
      </LaneWord>
    )
  if (clashing.length > 0)
    return (
      <LaneWord tone={isMild ? 'mild' : 'bad'}>
        <Glyph name="warning" size={12} />
        <bdi>{t('clashOn', { days: clashing.join(format.comma) })}</bdi>
      </LaneWord>
    )
  const today = dayNumber(scene.today)
  if (scene.readOnly || lane.holder?.kind !== 'pitch' || today < first || today > last) return null
  return (
    <Suspense>
      <LaneGround pitchId={lane.holder.id} lane={lane} />
    </Suspense>
  )
}
