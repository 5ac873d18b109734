import { pitchOf } from '../demo.ts'
import type { DemoContext } from '../demo.ts'
import { Refusal } from '../refusal.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import { regionOf } from './region.ts'
import type { Region } from './region.ts'

const regions = new Map<string, Region>()

/** A section that the caller may see, with the cells it takes up; anything else is answered with 404. */
export function sectionOf(
  c: DemoContext,
  sectionId: string | undefined,
): { club: Club; pitch: ClubPitch; region: Region } {
  const section = c
    .get('caller')
    .clubs.flatMap(({ sections }) => sections)
    .find(({ id }) => id === sectionId)
  if (!section) throw new Refusal(404, { detail: 'No such section.' })
  const { club, pitch } = pitchOf(c, section.pitchId)
  // The same region again and again: what is known of its light hangs on the object.
  const region = regions.get(section.id) ?? regionOf(section.name, pitch.bearing)
  regions.set(section.id, region)
  return { club, pitch, region }
}
