import { byCode } from '../../lib/byCode.ts'
import { type Activity, answerOf } from '../activity.ts'
import { addDays } from '../groundTime.ts'
import type { Section } from '../pitch.ts'
import type { Day, Id } from '../wire.ts'

/** A height in mm as it was at the end of a day: cut to, or measured. */
export type KnownHeight = { day: Day; height: number; from: 'cut' | 'measured' }

/** A pitch, or sections of it where there are any. */
type Place = { pitchId: Id; sectionIds: readonly Id[] }

/**
 * To what a place was cut, by the cuts that were done and say their height, earliest first. A cut of sections says nothing of the rest of
 * the pitch, nor does one of a section that nobody knows any more.
 */
export function cutHeights(
  cuts: readonly Pick<Activity, 'status' | 'startDate' | 'sectionIds' | 'fields'>[],
  { pitchId, sectionIds }: Place,
  sections: readonly Pick<Section, 'id' | 'pitchId'>[],
  dayOf: (instant: string) => Day,
): KnownHeight[] {
  const isElsewhere = (id: Id) => sections.some((one) => one.id === id && one.pitchId !== pitchId)
  const inTurn = cuts.toSorted((a, b) => byCode(a.startDate, b.startDate))
  return inTurn.flatMap((cut) => {
    const height = answerOf(cut, 'height')
    const counts =
      cut.sectionIds.every(isElsewhere) ||
      (sectionIds.length > 0 && sectionIds.every((id) => cut.sectionIds.includes(id)))
    return cut.status === 'completed' && counts && typeof height === 'number' && height > 0
      ? [{ day: dayOf(cut.startDate), height, from: 'cut' }]
      : []
  })
}

/** The last of them up to a day; of two of one day the one that stands later. */
export const lastHeight = (heights: readonly KnownHeight[], day: Day): KnownHeight | undefined =>
  heights
    .filter((one) => one.day <= day)
    .reduce<KnownHeight | undefined>((last, one) => (last && last.day > one.day ? last : one), undefined)

/** mm/d: grass never grew faster. */
const FASTEST = 30
/** Days without a growth figure that may be bridged by the mean of the others since the height was known. */
const MOST_GAPS = 2

export const believable = (growth: number | undefined): growth is number =>
  growth !== undefined && growth >= 0 && growth <= FASTEST

/** mm on the morning of a day: the known height and each day's growth since, mm/d; undefined where that is not known. */
export function grownHeight(
  known: KnownHeight,
  growth: ReadonlyMap<Day, number>,
  morning: Day,
): number | undefined {
  const since: (number | undefined)[] = []
  for (let day = addDays(known.day, 1); day < morning; day = addDays(day, 1)) since.push(growth.get(day))
  const grown = since.filter(believable)
  const gaps = since.length - grown.length
  if (gaps > MOST_GAPS || (gaps > 0 && grown.length === 0)) return undefined
  const total = grown.reduce((sum, one) => sum + one, 0)
  return known.height + (gaps > 0 ? (total / grown.length) * since.length : total)
}
