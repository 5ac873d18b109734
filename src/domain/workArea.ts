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
export const MIXED: ReadonlySet<string> = new Set(['spraying', 'spreading'])

/** m² that work says it treats, typed in ha, in all and on however many pitches; undefined where it says nothing. */
export const statedArea = (activityName: string, said: unknown): number | undefined =>
  MIXED.has(activityName) && typeof said === 'number' && said > 0 ? said * 10_000 : undefined

/** m² that some work treats: what it says itself, else the area of its places. */
export const treatedAreaOf = (
  work: Place & Pick<Activity, 'activityName' | 'fields'>,
  ground: WorkGround,
): number => statedArea(work.activityName, answerOf(work, 'area')) ?? workArea(work, ground)
