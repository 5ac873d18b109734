import { byCode } from '../lib/byCode.ts'
import { type Activity, answerOf, machinesOf } from './activity.ts'
import { bandOf, type BandRule } from './measurement.ts'
import type { Clash } from './planning/clashes.ts'
import { highUntil, type OutlookDay, isWorse, type WorstDisease } from './diseaseOutlook.ts'
import type { Reading } from './latestReading.ts'
import type { Equipment } from './equipment.ts'
import { MENDS } from './maintained.ts'
import type { Problem } from './problems.ts'
import type { Hazard } from './hazards.ts'
import { brokenBeside, type StockAlert } from './stockAhead.ts'
import type { Day, Id } from './wire.ts'

/** What the turf, the plan and the store have against the day. */
export type GroundProblem =
  | { kind: 'clash'; clash: Clash }
  | { kind: 'hazard'; hazard: Hazard }
  /** High today, and until that day. */
  | { kind: 'disease'; pitchId: Id; sectionId: Id; worst: WorstDisease; until: Day }
  /** The mean of the newest reading lies outside what is acceptable; metric unit. */
  | {
      kind: 'outOfBand'
      pitchId: Id
      metric: CardMetric
      reading: Reading
      low: number | null
      high: number | null
    }
  | { kind: 'stock'; alert: StockAlert }
  /** None of it works, and no planned work is known to need it. */
  | { kind: 'broken'; machine: Equipment }
  /** It goes on working, with something wrong that nobody has seen to. */
  | { kind: 'fault'; machine: Equipment; text: string }

/** What a pitch is told by at a glance (F2). */
export const CARD_METRICS = ['soilMoisture', 'hardness'] as const
export type CardMetric = (typeof CARD_METRICS)[number]

/** Two that want the same at once, or one too soon after the other; absence and stock are told in their own words. */
const CLASHES: ReadonlySet<Clash['kind']> = new Set(['pitch', 'person', 'machine', 'recovery', 'reEntry'])

/** Clashes further away, h, are the calendar's: they are no matter of this morning. */
const CLASH_HOURS = 72

/** The clashes of the next days that cannot stay as they are, earliest first. */
export const clashProblems = (clashes: readonly Clash[], now: Date): GroundProblem[] =>
  clashes
    .filter(
      ({ kind, severity, from, to }) =>
        severity === 'stop' &&
        CLASHES.has(kind) &&
        Date.parse(to) > now.getTime() &&
        Date.parse(from) < now.getTime() + CLASH_HOURS * 3_600_000,
    )
    .map((clash) => ({ kind: 'clash', clash }))

/** The section of a pitch that is threatened most, where its disease level is high today. */
export function diseaseProblem(
  pitchId: Id,
  sections: readonly { sectionId: Id; outlook: readonly OutlookDay[] }[],
): GroundProblem[] {
  let found: Extract<GroundProblem, { kind: 'disease' }> | undefined
  for (const { sectionId, outlook } of sections) {
    const worst = outlook[0]?.worst
    const until = highUntil(outlook)
    if (!worst || until === null) continue
    if (!found || isWorse(worst, found.worst)) found = { kind: 'disease', pitchId, sectionId, worst, until }
  }
  return found ? [found] : []
}

/** Readings whose mean nobody would accept. */
export const bandProblems = (
  pitchId: Id,
  readings: readonly { metric: CardMetric; reading: Reading | null; rule: BandRule }[],
): GroundProblem[] =>
  readings.flatMap(({ metric, reading, rule }): GroundProblem[] =>
    reading && bandOf(reading.mean, rule) === 'outside'
      ? [{ kind: 'outOfBand', pitchId, metric, reading, ...rule.acceptable }]
      : [],
  )

/** Machines of which none works, besides those that planned work is short of. */
export const brokenProblems = (
  machines: readonly Equipment[],
  alerts: readonly StockAlert[],
): GroundProblem[] => brokenBeside(machines, alerts).map((machine) => ({ kind: 'broken', machine }))

/**
 * Machines that go on working with a fault: the last maintenance that says how it left them says so, and no service or
 * repair came after it (F37). As far back as `activities` reach.
 */
export function faultProblems(
  machines: readonly Equipment[],
  activities: readonly Activity[],
): GroundProblem[] {
  const told = activities
    .filter(({ activityName, status }) => activityName === 'maintenance' && status === 'completed')
    .toSorted((a, b) => byCode(b.endDate, a.endDate))
  return machines.flatMap((machine): GroundProblem[] => {
    if (machine.available === 0) return []
    const last = told.find(
      (work) =>
        machinesOf(work).some(({ id }) => id === machine.id) &&
        (answerOf(work, 'statusAfter') || MENDS.includes(answerOf(work, 'kind'))),
    )
    const text = last && answerOf(last, 'statusAfter') === 'limited' && answerOf(last, 'fault')
    return typeof text === 'string' && text.trim() !== '' ? [{ kind: 'fault', machine, text }] : []
  })
}

/** Worse first: what is dangerous, what is late, what cannot be done, disease, the rest of the work, readings, store, machines, sky. */
const ORDER = [
  'hazard',
  'late',
  'clash',
  'disease',
  'overrun',
  'unassigned',
  'away',
  'outOfBand',
  'stock',
  'broken',
  'fault',
  'frost',
  'wet',
] as const satisfies readonly ProblemKind[]
export type ProblemKind = (Problem | GroundProblem)['kind']

/** Worse first, as far as it is certain: what a kind that is still `awaited` would push down waits for it. */
export function inOrder<P extends { kind: ProblemKind }>(
  problems: readonly P[],
  awaited: readonly ProblemKind[] = [],
): P[] {
  const rank = (kind: ProblemKind): number => ORDER.indexOf(kind)
  const first = Math.min(...awaited.map(rank))
  return problems.filter(({ kind }) => rank(kind) < first).toSorted((a, b) => rank(a.kind) - rank(b.kind))
}
