import { DAY_MS } from '../../lib/durations.ts'
import { isUnattended, type Piece } from './pieces.ts'

export type Severity = 'stop' | 'look'

/** Takes the pitch alone. */
const ALONE: ReadonlySet<string> = new Set(['spraying', 'renovation'])
/** Goes over the whole surface with a machine or water: two of these at a time get in each other's way. */
const SURFACE: ReadonlySet<string> = new Set([
  'scarification',
  'mowing',
  'irrigation',
  'aeration',
  'topdressing',
  'verticutting',
  'overseeding',
  'rolling',
  'grooming',
  'spreading',
  'uvcLight',
])
/** Lines that are marked while the pitch is mown are cut, or driven through while wet (product.md B1). */
const marksWhileMown = (a: Piece, b: Piece): boolean =>
  (a.type === 'lineMarking' && b.type === 'mowing') || (a.type === 'mowing' && b.type === 'lineMarking')
/** A rig of lamps stands on the turf: nothing goes over the surface below it, while two rigs may burn side by side. */
const underLamps = (a: Piece, b: Piece): boolean =>
  (a.type === 'growLights' && SURFACE.has(b.type)) || (SURFACE.has(a.type) && b.type === 'growLights')
/** Can be beside the pitch while it is played on, or beside any other work. */
const BESIDE: ReadonlySet<string> = new Set([
  'generalPitch',
  'generalNonePitch',
  'gardening',
  'maintenance',
  'restock',
])

export const overlap = (a: Piece, b: Piece): boolean => a.start < b.end && b.start < a.end

/** A match or training among the activities that is also a fixture. */
const sameEvent = (a: Piece, b: Piece): boolean =>
  a.fixture !== b.fixture &&
  a.type === b.type &&
  (a.teamId === undefined || b.teamId === undefined || a.teamId === b.teamId)

/** Both say on which sections of the one pitch they are, and these differ. */
const apart = (a: Piece, b: Piece): boolean =>
  a.sections.length > 0 &&
  b.sections.length > 0 &&
  a.pitches.length === 1 &&
  b.pitches.length === 1 &&
  !a.sections.some((section) => b.sections.includes(section))

/** Work that lasts for days has other work as its parts. */
const isFrame = ({ type, start, end }: Piece): boolean => type === 'renovation' && end - start > DAY_MS

/** How badly two open pieces that overlap on one pitch get in each other's way; undefined when they may share it. */
export function onOnePitch(a: Piece, b: Piece): Severity | undefined {
  if ((a.fixture && b.fixture) || sameEvent(a, b)) return undefined
  if (a.use || b.use) {
    if (a.use && b.use) return apart(a, b) ? undefined : 'stop'
    const work = a.use ? b : a
    if (work.atHalfTime) return undefined
    return BESIDE.has(work.type) ? 'look' : 'stop'
  }
  if (apart(a, b) || BESIDE.has(a.type) || BESIDE.has(b.type) || isFrame(a) || isFrame(b)) return undefined
  if (ALONE.has(a.type) || ALONE.has(b.type)) return 'stop'
  return (SURFACE.has(a.type) && SURFACE.has(b.type)) || marksWhileMown(a, b) || underLamps(a, b)
    ? 'look'
    : undefined
}

export type Wait = { kind: 'recovery' | 'reEntry'; severity: Severity; until: number }

/**
 * What speaks against `later` beginning where `work` has ended on the same pitch: its recovery before play, its
 * products' re-entry before anybody. Of the two the longer. Undefined when it may begin.
 */
export function tooSoon(work: Piece, later: Piece): Wait | undefined {
  if (work.fixture || !later.open || later.start < work.end || !(work.open || work.done)) return undefined
  const reEntry = later.use || !isUnattended(later.type) ? work.reEntry : 0
  const recovery = later.use ? work.recovery : 0
  const wait = Math.max(recovery, reEntry)
  if (later.start >= work.end + wait) return undefined
  return reEntry > recovery
    ? { kind: 'reEntry', severity: 'stop', until: work.end + wait }
    : // What is done cannot be moved any more.
      { kind: 'recovery', severity: work.done ? 'look' : 'stop', until: work.end + wait }
}

/** Work that play and other work can go on beside. */
export const isBeside = (activityName: string): boolean => BESIDE.has(activityName)

/** Longest time after its end in which a piece speaks against others, ms. */
export const reach = ({ recovery, reEntry }: Piece): number => Math.max(recovery, reEntry)
