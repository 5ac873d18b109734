import * as v from 'valibot'
import { amount, id, instant, type Known, maybe } from './wire.ts'

/** Which suggestions a pitch wants: all of them unless switched off (spec §3). */
export const PREFERENCE_KEYS = ['maintenance', 'divoting', 'spraying', 'spreading', 'uvcLight'] as const
const wanted = v.optional(v.fallback(v.boolean(), true), true)
export const pitchPreferences = v.object({
  maintenance: wanted,
  divoting: wanted,
  spraying: wanted,
  spreading: wanted,
  uvcLight: wanted,
})
export type PitchPreferences = v.InferOutput<typeof pitchPreferences>

/** A stand that shades the pitch: its side, the height of its roof edge and its distance from the line, m. */
export const stand = v.looseObject({
  side: v.picklist(['north', 'east', 'south', 'west']),
  height: amount,
  distance: amount,
})

export const pitch = v.looseObject({
  id,
  name: v.fallback(v.string(), ''),
  preferences: v.optional(
    v.fallback(pitchPreferences, () => v.parse(pitchPreferences, {})),
    {},
  ),
  kind: maybe(v.picklist(['stadium', 'training', 'goalkeeper'])),
  surface: maybe(v.picklist(['natural', 'hybrid', 'artificial'])),
  species: maybe(v.array(v.string())),
  /** mm */
  mowingHeight: maybe(amount),
  /** m */
  length: maybe(amount),
  width: maybe(amount),
  /** m² */
  area: maybe(amount),
  latitude: maybe(amount),
  longitude: maybe(amount),
  /** Degrees of the long axis, clockwise from north. */
  bearing: maybe(amount),
  stands: maybe(v.array(stand)),
  undersoilHeating: maybe(v.boolean()),
  irrigation: maybe(v.boolean()),
  growLights: maybe(v.boolean()),
  sectionIds: maybe(v.array(id)),
  teamIds: maybe(v.array(id)),
})
export type Pitch = Known<v.InferOutput<typeof pitch>>

export const section = v.looseObject({
  id,
  pitchId: id,
  name: v.fallback(v.string(), ''),
  area: maybe(amount),
})
export type Section = Known<v.InferOutput<typeof section>>

export const latestActivity = v.looseObject({
  pitchId: id,
  activityName: v.string(),
  activityId: id,
  date: instant,
})
export type LatestActivity = Known<v.InferOutput<typeof latestActivity>>
