import type { Activity } from '../activity.ts'
import { playOf } from '../agronomy/wearLedger.ts'
import type { Fixture } from '../fixture.ts'
import { monthOf } from '../months.ts'
import type { PitchReport } from '../pitchReport.ts'
import { type Day, type Id, isAmount } from '../wire.ts'
import { monthsOf } from './reportPeriods.ts'

/** Sessions and the hours they took. */
export type Use = { matches: number; trainings: number; matchHours: number; trainingHours: number }

/** Hours of play in a calendar month of the ground, `YYYY-MM`. */
export type UseMonth = { month: string; matchHours: number; trainingHours: number }

export type PitchUse = {
  pitchId: Id
  /** Null where neither the backend's totals nor the calendar can say. */
  use: Use | null
  /** Whether the totals of the backend were there, or the calendar was counted instead. */
  source: 'totals' | 'calendar'
  /** What the calendar counts, where that differs from the totals of the backend. */
  calendar: Use | null
  /** The same days a year before; null where they are unknown. */
  before: Use | null
  /** Every month of the period, from the calendar; null while it is not complete. */
  months: readonly UseMonth[] | null
}

export const hoursOfUse = ({ matchHours, trainingHours }: Use): number => matchHours + trainingHours

const NO_USE: Use = { matches: 0, trainings: 0, matchHours: 0, trainingHours: 0 }

/** Use in the `totals` of a pitch report (hours in h); null where one of its figures is missing or none. */
export function playInTotals(totals: PitchReport['totals']): Use | null {
  const [matches, trainings, matchHours, trainingHours] = (
    ['matches', 'trainings', 'matchHours', 'trainingHours'] as const
  ).map((key) => numberIn(totals, key))
  if (
    matches === undefined ||
    trainings === undefined ||
    matchHours === undefined ||
    trainingHours === undefined
  )
    return null
  return { matches, trainings, matchHours, trainingHours }
}

/**
 * Use of an earlier period, or null where it is unknown: a period in which nothing at all is on record, neither play
 * nor work, was not recorded. That is no proof that nobody played.
 */
export function recordedUse(totals: PitchReport['totals']): Use | null {
  const use = playInTotals(totals)
  if (!use) return null
  const anything = use.matches + use.trainings + (numberIn(totals, 'activities') ?? 0)
  return anything > 0 ? use : null
}

function numberIn(totals: PitchReport['totals'], key: string): number | undefined {
  const value = totals?.[key]
  return isAmount(value) && value >= 0 ? value : undefined
}

/** A match or training that took place on one pitch. */
export type Session = { pitchId: Id; kind: 'match' | 'training'; day: Day; hours: number }

type CalendarAsk = {
  activities: readonly Activity[]
  fixtures: readonly Fixture[]
  period: { from: Day; to: Day }
  now: Date
  timeZone: string
}

/**
 * The matches and trainings of a period that are over, from what was logged and what was booked elsewhere
 * (domain/agronomy/wearLedger: a booking that overlaps logged play is the same play). Cancelled play is none, warming
 * up is not counted; on two pitches at once it is a session on each.
 */
export function sessionsPlayed({ activities, fixtures, period, now, timeZone }: CalendarAsk): Session[] {
  const kinds = new Map<Id, string>([
    ...fixtures.map(({ id, kind }): [Id, string] => [id, kind]),
    ...activities.map(({ id, activityName }): [Id, string] => [id, activityName]),
  ])
  return playOf(activities, fixtures, timeZone)
    .filter(
      ({ kind, day, end }) =>
        kind !== 'warmUp' && day >= period.from && day <= period.to && Date.parse(end) <= now.getTime(),
    )
    .map(({ id, pitchId, day, hours }) => ({
      pitchId,
      kind: kinds.get(id) === 'match' ? 'match' : 'training',
      day,
      hours,
    }))
}

/** Sessions of any pitches as one use. */
export function playInCalendar(sessions: readonly Session[]): Use {
  const use = { ...NO_USE }
  for (const { kind, hours } of sessions) {
    use[kind === 'match' ? 'matches' : 'trainings'] += 1
    use[kind === 'match' ? 'matchHours' : 'trainingHours'] += hours
  }
  return use
}

/** Hours of play by the month in which it began at the ground; every month of the period, also an idle one. */
export function playByMonth(sessions: readonly Session[], { from, to }: { from: Day; to: Day }): UseMonth[] {
  const months = new Map(
    monthsOf({ from, to }).map((days): [string, UseMonth] => {
      const month = monthOf(days.from)
      return [month, { month, matchHours: 0, trainingHours: 0 }]
    }),
  )
  for (const { kind, day, hours } of sessions) {
    const month = months.get(monthOf(day))
    if (month) month[kind === 'match' ? 'matchHours' : 'trainingHours'] += hours
  }
  return [...months.values()]
}

/** Hours that differ by less come from rounding. */
const SAME_HOURS = 0.25
const differs = (a: Use, b: Use): boolean =>
  a.matches !== b.matches ||
  a.trainings !== b.trainings ||
  Math.abs(hoursOfUse(a) - hoursOfUse(b)) > SAME_HOURS

type UseAsk = {
  pitchId: Id
  /** What was played in the period, on any pitch; null while that is not known completely. */
  sessions: readonly Session[] | null
  period: { from: Day; to: Day }
  /** Totals of the backend for the period and for the same days a year before; undefined where they did not come. */
  totals: PitchReport['totals']
  totalsBefore: PitchReport['totals']
}

/**
 * How much one pitch was played on. The totals of the backend count; where they did not come, a complete calendar does.
 * Where both are there and differ, the calendar's figures stand beside them.
 */
export function playOfPitch({ pitchId, sessions, period, totals, totalsBefore }: UseAsk): PitchUse {
  const here = sessions?.filter((session) => session.pitchId === pitchId)
  const told = playInTotals(totals)
  const counted = here ? playInCalendar(here) : null
  return {
    pitchId,
    use: told ?? counted,
    source: told ? 'totals' : 'calendar',
    calendar: told && counted && differs(told, counted) ? counted : null,
    before: recordedUse(totalsBefore),
    months: here ? playByMonth(here, period) : null,
  }
}

export type UseFacts = {
  /** Hours of all pitches whose use is known; on two pitches at once an hour counts twice, for each was worn. */
  total: Use
  hours: number
  /** False where the use of some pitch is unknown: the total is then a least. */
  complete: boolean
  most: { pitchId: Id; hours: number } | null
  /**
   * Hours now against a year before, of the pitches whose year before is known; null where none is. `share` is the
   * change in parts of the year before, null where nobody played then.
   */
  year: { hours: number; before: number; share: number | null; pitches: number } | null
}

/** What the use of several pitches comes to. */
export function playFacts(uses: readonly PitchUse[]): UseFacts {
  const known = uses.flatMap(({ pitchId, use }) => (use ? [{ pitchId, use }] : []))
  const total = known.reduce(
    (sum, { use }) => ({
      matches: sum.matches + use.matches,
      trainings: sum.trainings + use.trainings,
      matchHours: sum.matchHours + use.matchHours,
      trainingHours: sum.trainingHours + use.trainingHours,
    }),
    NO_USE,
  )
  const [first] = known
    .map(({ pitchId, use }) => ({ pitchId, hours: hoursOfUse(use) }))
    .toSorted((a, b) => b.hours - a.hours)
  const both = uses.flatMap(({ use, before }) =>
    use && before ? [{ hours: hoursOfUse(use), before: hoursOfUse(before) }] : [],
  )
  const hours = both.reduce((sum, one) => sum + one.hours, 0)
  const before = both.reduce((sum, one) => sum + one.before, 0)
  return {
    total,
    hours: hoursOfUse(total),
    complete: known.length === uses.length,
    most: first && first.hours > 0 ? first : null,
    year:
      both.length > 0
        ? { hours, before, share: before > 0 ? (hours - before) / before : null, pitches: both.length }
        : null,
  }
}
