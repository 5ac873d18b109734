import * as v from 'valibot'
import { HOUR_MS } from '../lib/durations.ts'
import type { NewActivity } from './activity.ts'
import { MEASUREMENT_METRICS, type MeasurementMetric } from './fieldMeasurement.ts'
import { CELLS, type Grid, type PitchSize } from './grid.ts'
import { ROUND_PATTERNS, type RoundPattern, roundPoints } from './roundPattern.ts'
import { type CellReading, gridOfReadings, readingsAnswer, READINGS_KEY } from './roundReadings.ts'
import { amount, id, type Id, type Instant, instant, listOf } from './wire.ts'

const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CELLS - 1))
const reading = v.object({ cell, value: amount, asked: v.fallback(v.boolean(), false) })
/** What a cell was before it was read or left out, and where the round stood then. */
const step = v.object({
  cell,
  before: v.nullable(reading),
  wasSkipped: v.boolean(),
  at: v.pipe(v.number(), v.integer()),
  /** Done in one go with the step before it. */
  joined: v.fallback(v.boolean(), false),
  /** The cell was no point of the round before. */
  added: v.fallback(v.boolean(), false),
})

/** A measuring round under way, as the device keeps it. */
export const roundDraft = v.object({
  id,
  /** The act's own key: however often it is sent, it is one round. */
  key: v.string(),
  pitchId: id,
  metric: v.picklist(MEASUREMENT_METRICS),
  instrument: v.fallback(v.string(), ''),
  pattern: v.picklist(ROUND_PATTERNS),
  /** Decimals that the instrument shows. */
  decimals: v.fallback(v.number(), 0),
  /** A number that is typed to its end is kept by itself. */
  auto: v.fallback(v.boolean(), true),
  startedAt: instant,
  changedAt: instant,
  /** When it was last taken up again after it had been put aside, and for how long it was walked before. */
  resumedAt: v.optional(instant),
  walkedMs: v.fallback(v.number(), 0),
  /** Cells in walking order. */
  points: v.pipe(v.array(cell), v.nonEmpty()),
  readings: listOf(reading),
  skipped: v.fallback(listOf(cell), []),
  /** Which of the points is stood on; their number when the round is walked. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What has been typed of the reading here. */
  text: v.fallback(v.string(), ''),
  steps: v.fallback(listOf(step), []),
})
export type RoundDraft = v.InferOutput<typeof roundDraft>

export type RoundStart = {
  id: Id
  key: string
  pitchId: Id
  metric: MeasurementMetric
  instrument: string
  pattern: RoundPattern
  decimals: number
  auto: boolean
  now: Instant
  size: PitchSize
}

export const startRound = ({ now, size, ...chosen }: RoundStart): RoundDraft => ({
  ...chosen,
  startedAt: now,
  changedAt: now,
  walkedMs: 0,
  points: roundPoints(chosen.pattern, size),
  readings: [],
  skipped: [],
  at: 0,
  text: '',
  steps: [],
})

/** The cell that is stood on; undefined when all have been walked to. */
export const standingOn = ({ points, at }: RoundDraft): number | undefined => points[at]

export const readingAt = ({ readings }: RoundDraft, at: number | undefined): CellReading | undefined =>
  readings.find((one) => one.cell === at)

/** The next point after one that was neither read nor left out, round to those before it; the end when there is none. */
export function openAfter({ points, readings, skipped }: RoundDraft, at: number): number {
  const done = new Set([...readings.map((one) => one.cell), ...skipped])
  const isOpen = (index: number) => !done.has(points[index] ?? -1)
  const order = points.map((_, index) => (at + 1 + index) % points.length)
  return order.find(isOpen) ?? points.length
}

/** What the pad and the grid do. */
export type RoundAct =
  | { kind: 'type'; text: string }
  | { kind: 'read'; value: number; asked: boolean }
  | { kind: 'skip' }
  /** Cells anywhere on the grid, at once; each without a value loses its reading. */
  | {
      kind: 'fill'
      cells: readonly { cell: number; value: number | null; asked: boolean }[]
      /** Is taken back together with what was done before it. */
      joined?: boolean
    }
  | { kind: 'undo' }
  | { kind: 'goTo'; at: number }

/** From one point to the next nobody needs longer: the round was put aside. */
const PAUSE_MS = HOUR_MS

const between = (from: Instant, to: Instant): number => Math.max(0, Date.parse(to) - Date.parse(from))

/** How long it has been walked, without the time for which it was put aside. */
const walkedFor = ({ startedAt, resumedAt = startedAt, changedAt, walkedMs }: RoundDraft): number =>
  walkedMs + between(resumedAt, changedAt)

/** The round after an act; the same one where there was nothing to do. */
export function afterAct(draft: RoundDraft, act: RoundAct, now: Instant): RoundDraft {
  const after = acted(draft, act, now)
  return after === draft || between(draft.changedAt, now) < PAUSE_MS
    ? after
    : { ...after, resumedAt: now, walkedMs: walkedFor(draft) }
}

function acted(draft: RoundDraft, act: RoundAct, now: Instant): RoundDraft {
  const here = standingOn(draft)
  switch (act.kind) {
    case 'type':
      return here === undefined ? draft : { ...draft, text: act.text, changedAt: now }
    case 'goTo':
      return act.at < 0 || act.at > draft.points.length || act.at === draft.at
        ? draft
        : { ...draft, at: act.at, text: '', changedAt: now }
    case 'undo':
      // The last thing that was done is the typing, as long as it has not been kept.
      return draft.text === '' ? undone(draft, now) : { ...draft, text: '', changedAt: now }
    case 'fill':
      return filled(draft, act, now)
    case 'read':
      return here === undefined
        ? draft
        : moved(draft, here, now, {
            readings: [
              ...draft.readings.filter((one) => one.cell !== here),
              { cell: here, value: act.value, asked: act.asked },
            ],
            skipped: draft.skipped.filter((one) => one !== here),
          })
    case 'skip':
      return here === undefined
        ? draft
        : moved(draft, here, now, {
            readings: draft.readings.filter((one) => one.cell !== here),
            skipped: [...draft.skipped.filter((one) => one !== here), here],
          })
  }
}

function moved(
  draft: RoundDraft,
  here: number,
  now: Instant,
  change: Pick<RoundDraft, 'readings' | 'skipped'>,
): RoundDraft {
  const next = { ...draft, ...change, text: '', changedAt: now }
  const before = readingAt(draft, here) ?? null
  return {
    ...next,
    at: openAfter(next, draft.at),
    steps: [
      ...draft.steps,
      {
        cell: here,
        before,
        wasSkipped: draft.skipped.includes(here),
        at: draft.at,
        joined: false,
        added: false,
      },
    ],
  }
}

function filled(
  draft: RoundDraft,
  { cells, joined = false }: Extract<RoundAct, { kind: 'fill' }>,
  now: Instant,
) {
  const points = new Set(draft.points)
  const before = new Map(draft.readings.map((one) => [one.cell, one]))
  const given = new Map(
    cells.filter(({ cell, value }) => value !== null || before.has(cell)).map((one) => [one.cell, one]),
  )
  if (given.size === 0) return draft
  const read = [...given.values()].flatMap(({ cell, value, asked }) =>
    value === null ? [] : [{ cell, value, asked }],
  )
  const next: RoundDraft = {
    ...draft,
    points: [...draft.points, ...[...given.keys()].filter((cell) => !points.has(cell))],
    readings: [...draft.readings.filter(({ cell }) => !given.has(cell)), ...read],
    skipped: draft.skipped.filter((cell) => !given.has(cell)),
    text: '',
    changedAt: now,
    steps: [
      ...draft.steps,
      ...[...given.keys()].map((cell, at) => ({
        cell,
        before: before.get(cell) ?? null,
        wasSkipped: draft.skipped.includes(cell),
        at: draft.at,
        joined: joined || at > 0,
        added: !points.has(cell),
      })),
    ],
  }
  // Whoever goes on point by point stands on the first that is still open.
  return { ...next, at: openAfter(next, draft.at - 1) }
}

function undone(draft: RoundDraft, now: Instant): RoundDraft {
  const last = draft.steps.at(-1)
  if (!last) return draft
  const others = draft.readings.filter((one) => one.cell !== last.cell)
  const left = draft.skipped.filter((one) => one !== last.cell)
  const before: RoundDraft = {
    ...draft,
    points: last.added ? draft.points.filter((cell) => cell !== last.cell) : draft.points,
    readings: last.before ? [...others, last.before] : others,
    skipped: last.wasSkipped ? [...left, last.cell] : left,
    at: last.at,
    text: '',
    changedAt: now,
    steps: draft.steps.slice(0, -1),
  }
  return last.joined ? undone(before, now) : before
}

export const gridOfRound = ({ readings }: RoundDraft): Grid => gridOfReadings(readings)

/**
 * The walked round as an activity of field measurements: its readings travel with it, in walking order. One that was put
 * aside is work of the day on which it was ended, for as long as it was walked.
 */
export function activityOfRound(
  draft: RoundDraft,
  { taskId, userId, now }: { taskId: Id | undefined; userId: Id | undefined; now: Instant },
): NewActivity {
  const place = new Map(draft.points.map((one, at) => [one, at]))
  const readings = draft.readings.toSorted((a, b) => (place.get(a.cell) ?? 0) - (place.get(b.cell) ?? 0))
  const instrument = draft.instrument.trim()
  const isLeft = between(draft.changedAt, now) >= PAUSE_MS
  const endDate = isLeft ? draft.changedAt : now
  const lasted = walkedFor({ ...draft, changedAt: endDate })
  return {
    taskId,
    activityName: 'fieldMeasurements',
    status: 'completed',
    startDate: new Date(Date.parse(endDate) - lasted).toISOString(),
    endDate,
    fields: [
      { key: 'parameters', value: [draft.metric] },
      { key: 'points', value: readings.length },
      ...(instrument === '' ? [] : [{ key: 'instrument', value: instrument }]),
      { key: READINGS_KEY, value: readingsAnswer(readings) },
    ],
    pitchIds: [draft.pitchId],
    sectionIds: [],
    userIds: userId === undefined ? [] : [userId],
  }
}
