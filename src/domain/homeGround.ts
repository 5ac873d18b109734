import type { Place } from './agronomy/solar.ts'
import type { Company } from './company.ts'
import type { Pitch } from './pitch.ts'

/** The pitch whose weather stands for the ground: the first stadium, else the first pitch. */
export const homePitch = (pitches: readonly Pitch[]): Pitch | undefined =>
  pitches.find(({ kind }) => kind === 'stadium') ?? pitches[0]

/** Where a pitch lies, or at least its company. */
export function placeOf(pitch: Pitch | undefined, company: Company | undefined): Place | undefined {
  for (const { latitude, longitude } of [pitch ?? {}, company ?? {}] as Partial<Place>[])
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return undefined
}
