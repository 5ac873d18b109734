import { type Activity, answerOf } from '../activity.ts'
import type { KnownActivityName } from '../activityName.ts'
import { instantAtGround } from '../groundTime.ts'
import { reEntryAt, reEntryHoursOf } from '../reEntry.ts'
import type { Shed } from '../shed.ts'
import { type Instant, isDay } from '../wire.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** No recovery is longer than this; a typing error must not reach beyond the calendar. */
export const LONGEST_RECOVERY = 366 * DAY

/**
 * Minutes after each kind of work before anybody plays on the pitch. Topdressing 24 h and deep aeration 48 h of
 * product.md (B1), the ranges of activity-fields.md at their lower end where it gives one; the others are a rule of
 * this product. A club may set its own.
 */
export const DEFAULT_RECOVERY_MINUTES: Readonly<Record<KnownActivityName, number>> = {
  scarification: 3 * DAY,
  mowing: 0,
  irrigation: 0,
  aeration: 4 * HOUR,
  topdressing: DAY,
  verticutting: DAY,
  overseeding: 7 * DAY,
  fieldMeasurements: 0,
  training: 0,
  match: 0,
  uvcLight: 0,
  lineMarking: 30,
  rolling: 0,
  brushing: 0,
  divoting: 0,
  renovation: 28 * DAY,
  restock: 0,
  maintenance: 0,
  generalPitch: 0,
  generalNonePitch: 0,
  grooming: 0,
  pitchCovers: 0,
  coolingFans: 0,
  /** Until the spray is dry; re-entry is the product's own. */
  spraying: 2 * HOUR,
  spreading: HOUR,
  cleaning: 0,
  raking: 0,
  goalRepair: 0,
  growLights: 0,
  forking: 0,
  gardening: 0,
}

const DEFAULTS: Readonly<Record<string, number>> = DEFAULT_RECOVERY_MINUTES
/** Tines this deep, mm, or of this type, leave the surface loose for longer. */
const DEEP_TINES = 200
const DEEP_AERATION = 48 * HOUR
const HOLLOW_AERATION = 24 * HOUR
/** A light or partial renovation. */
const LIGHT_RENOVATION = 14 * DAY

/** Shortest and longest usual rest after work of a type, minutes: aeration and renovation rest by what is done. */
export function usualRecovery(name: KnownActivityName): { least: number; most: number } {
  const usual = DEFAULT_RECOVERY_MINUTES[name]
  if (name === 'aeration') return { least: usual, most: DEEP_AERATION }
  return name === 'renovation' ? { least: LIGHT_RENOVATION, most: usual } : { least: usual, most: usual }
}

type Work = Pick<Activity, 'activityName' | 'endDate' | 'fields'>
/** What recovery depends on besides the work itself. */
export type RecoveryRules = { recoveryMinutes: Readonly<Record<string, number>>; timeZone: string }

/**
 * Minutes between the end of a piece of work and play on its pitch, without what its products ask for; 0 for a type
 * nobody knows. The club's own minutes win over all else.
 */
export function recoveryMinutesOf(work: Work, { recoveryMinutes, timeZone }: RecoveryRules): number {
  const own = Object.hasOwn(recoveryMinutes, work.activityName)
    ? recoveryMinutes[work.activityName]
    : undefined
  if (own !== undefined && Number.isFinite(own)) return Math.min(LONGEST_RECOVERY, Math.max(0, own))
  switch (work.activityName) {
    case 'aeration':
      return aerationMinutes(work)
    case 'renovation':
      return renovationMinutes(work, timeZone)
    default:
      return Object.hasOwn(DEFAULTS, work.activityName) ? (DEFAULTS[work.activityName] ?? 0) : 0
  }
}

function aerationMinutes(work: Work): number {
  const type = answerOf(work, 'type')
  const depth = answerOf(work, 'depth')
  if (type === 'deep' || (typeof depth === 'number' && depth >= DEEP_TINES)) return DEEP_AERATION
  return type === 'hollow' ? HOLLOW_AERATION : DEFAULT_RECOVERY_MINUTES.aeration
}

/** Until the day it says it reopens, else weeks by its scope. */
function renovationMinutes(work: Work, timeZone: string): number {
  const reopens = answerOf(work, 'reopens')
  if (typeof reopens === 'string' && isDay(reopens))
    return minutesTo(instantAtGround(reopens, '00:00', timeZone), work)
  const scope = answerOf(work, 'scope')
  return scope === 'light' || scope === 'strip' ? LIGHT_RENOVATION : DEFAULT_RECOVERY_MINUTES.renovation
}

/** Minutes after its end in which nobody may walk on what was treated (reEntry.ts); 0 where that is not known. */
export function reEntryMinutesOf(work: Work, shed: Shed, timeZone: string): number {
  const at = reEntryAt(work, reEntryHoursOf(work, shed), timeZone)
  return at === undefined ? 0 : minutesTo(at, work)
}

const minutesTo = (at: Instant, { endDate }: Work): number => {
  const minutes = Math.round((Date.parse(at) - Date.parse(endDate)) / 60_000)
  return Number.isFinite(minutes) ? Math.min(LONGEST_RECOVERY, Math.max(0, minutes)) : 0
}
