/** The 31 activity types of spec §3, in its order. */
export const ACTIVITY_NAMES = [
  'scarification',
  'mowing',
  'irrigation',
  'aeration',
  'topdressing',
  'verticutting',
  'overseeding',
  'fieldMeasurements',
  'training',
  'match',
  'uvcLight',
  'lineMarking',
  'rolling',
  'brushing',
  'divoting',
  'renovation',
  'restock',
  'maintenance',
  'generalPitch',
  'generalNonePitch',
  'grooming',
  'pitchCovers',
  'coolingFans',
  'spraying',
  'spreading',
  'cleaning',
  'raking',
  'goalRepair',
  'growLights',
  'forking',
  'gardening',
] as const

export type KnownActivityName = (typeof ACTIVITY_NAMES)[number]
/** A backend may know more types than we do: they are shown by their own name and lose nothing. */
export type ActivityName = KnownActivityName | (string & {})

/** Work that happens away from a pitch (activity-fields.md: restock, generalNonePitch and gardening have no pitch). */
const WITHOUT_PITCH: ReadonlySet<string> = new Set([
  'restock',
  'maintenance',
  'generalNonePitch',
  'gardening',
])
export const needsPitch = (name: ActivityName): boolean => !WITHOUT_PITCH.has(name)
/** Whether there is a pitch to speak of: a delivery and a machine's service have none, a general job may. */
export const takesPitch = (name: ActivityName): boolean => name !== 'restock' && name !== 'maintenance'

/** The types offered first on a phone (spec §3). */
export const MOBILE_ACTIVITY_NAMES = ['maintenance', 'restock', 'generalNonePitch'] as const
