import { type Activity, answerOf } from '@/domain/activity'
import { type WorkGround, workArea } from '@/domain/workArea'
import type { Day, Id } from '@/domain/wire'

const ML_PER_LITRE = 1000

/**
 * mL/m² of each day's finished cuts of a pitch, by what was cut of it: the clippings of one goalmouth are not those of
 * the pitch, and of a cut of several pitches each has its share. Nothing on days without a figure or a known area.
 */
export function clippingYield(
  cuts: readonly Pick<Activity, 'status' | 'startDate' | 'pitchIds' | 'sectionIds' | 'fields'>[],
  pitchId: Id,
  ground: WorkGround,
  dayOf: (instant: string) => Day,
): Map<Day, number> {
  const days = new Map<Day, { litres: number; sectionIds: Set<Id>; isWhole: boolean }>()
  for (const cut of cuts) {
    const litres = answerOf(cut, 'clippings')
    const own = ground.sections.filter((one) => one.pitchId === pitchId && cut.sectionIds.includes(one.id))
    const area = workArea({ pitchIds: [pitchId], sectionIds: own.map(({ id }) => id) }, ground)
    if (cut.status !== 'completed' || typeof litres !== 'number' || litres < 0 || area === 0) continue
    const day = dayOf(cut.startDate)
    const found = days.get(day) ?? { litres: 0, sectionIds: new Set(), isWhole: false }
    found.litres += (litres * area) / Math.max(area, workArea(cut, ground))
    if (own.length === 0) found.isWhole = true
    for (const { id } of own) found.sectionIds.add(id)
    days.set(day, found)
  }
  return new Map(
    [...days].map(([day, { litres, sectionIds, isWhole }]) => [
      day,
      (litres * ML_PER_LITRE) /
        workArea({ pitchIds: [pitchId], sectionIds: isWhole ? [] : [...sectionIds] }, ground),
    ]),
  )
}
