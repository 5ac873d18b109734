import { type Activity, answerOf } from './activity.ts'
import type { Pitch, Section } from './pitch.ts'
import type { Id } from './wire.ts'

type Place = { pitchIds: readonly Id[]; sectionIds: readonly Id[] }
/** Where work is done, as far as it is known. */
export type WorkGround = {
  pitches: readonly Pick<Pitch, 'id' | 'area'>[]
  sections: readonly Pick<Section, 'id' | 'pitchId' | 'area'>[]
}

/** m² of the sections of some work that lie on its pitches, or else of the pitches; 0 where no area is known. */
export function workArea({ pitchIds, sectionIds }: Place, { pitches, sections }: WorkGround): number {
  const sum = (areas: readonly { area?: number | undefined }[]) =>
    areas.reduce((total, { area }) => total + (area ?? 0), 0)
  const chosen =
    sectionIds.length === 0
      ? 0
      : sum(sections.filter(({ id, pitchId }) => sectionIds.includes(id) && pitchIds.includes(pitchId)))
  return chosen > 0 ? chosen : sum(pitches.filter(({ id }) => pitchIds.includes(id)))
}

/** Work for which a mix may be used: it may say itself how much it treats. */
const MIXED: ReadonlySet<string> = new Set(['spraying', 'spreading'])

/** m² that some work treats: what it says itself, in ha, where it is on one pitch, else the area of its places. */
export function treatedAreaOf(
  work: Place & Pick<Activity, 'activityName' | 'fields'>,
  ground: WorkGround,
): number {
  const said = answerOf(work, 'area')
  if (MIXED.has(work.activityName) && typeof said === 'number' && work.pitchIds.length < 2)
    return said * 10_000
  return workArea(work, ground)
}
