import type { Activity } from './activity.ts'
import { completed } from './activityWork.ts'
import { noted } from './calledOff.ts'
import { toInstant } from './groundTime.ts'
import { doneOtherwise } from './planning/dayPlan.ts'
import type { Instant } from './wire.ts'

/**
 * A break of begun work. The contract knows begun and done, and nothing between: a break stays on the device on which it
 * was taken while the work goes on as begun for everybody else, and its minutes are left out of the time worked that is
 * written when the work is done.
 */
export type Pause = {
  /** The start of the work it belongs to: begun anew, work has had no break. */
  begun: Instant
  /** Of breaks that are over. */
  minutes: number
  /** The break that is being taken. */
  since?: Instant | undefined
}

type Begun = Pick<Activity, 'status' | 'startDate'>

/** The break that belongs to work as it stands; one of another start, or of work that is not begun, is none. */
export const pauseOf = (job: Begun, pause: Pause | undefined): Pause | undefined =>
  job.status === 'in_progress' && pause?.begun === job.startDate ? pause : undefined

export const isPaused = (job: Begun, pause: Pause | undefined): boolean =>
  pauseOf(job, pause)?.since !== undefined

const minutesFrom = (from: Instant, to: number): number => Math.max(0, (to - Date.parse(from)) / 60_000)

/** Minutes of breaks up to a moment, the present one with it. */
export function pausedMinutes(job: Begun, pause: Pause | undefined, now: Date): number {
  const own = pauseOf(job, pause)
  if (!own) return 0
  return own.minutes + (own.since === undefined ? 0 : minutesFrom(own.since, now.getTime()))
}

/** Minutes that somebody has worked since begun work began, breaks left out; never below 0. */
export const workedMinutes = (job: Begun, pause: Pause | undefined, now: Date): number =>
  Math.max(0, minutesFrom(job.startDate, now.getTime()) - pausedMinutes(job, pause, now))

export const pausedAt = (job: Begun, pause: Pause | undefined, now: Date): Pause => ({
  begun: job.startDate,
  minutes: pauseOf(job, pause)?.minutes ?? 0,
  since: pauseOf(job, pause)?.since ?? toInstant(now),
})

export const resumedAt = (job: Begun, pause: Pause | undefined, now: Date): Pause => ({
  begun: job.startDate,
  minutes: pausedMinutes(job, pause, now),
})

/** Length and amounts that were others than planned; what is left out was as planned. */
export type Difference = {
  /** Worked, without breaks. */
  minutes?: number | undefined
  /** By their place among the products, in the product's unit. */
  quantities?: ReadonlyMap<number, number> | undefined
  /** Of machines, by their place among them. */
  machineHours?: ReadonlyMap<number, number> | undefined
  /** Answers to number fields, metric, by key. */
  amounts?: ReadonlyMap<string, number> | undefined
  note?: string | undefined
}

/** The answer of every type that says how long somebody worked, a day at most. */
const ACTUAL_MINUTES = 'actualMinutes'
const MOST_MINUTES = 1440

/**
 * The work done at a moment. Begun work ends then, or when its last break began; with breaks, the minutes worked go along
 * as an answer where the type has that field, else as `line` in the notes. Work that was never begun keeps its planned
 * times, unless other minutes are given.
 */
export function finished(
  job: Activity,
  pause: Pause | undefined,
  now: Date,
  {
    difference = {},
    fieldKeys,
    line,
  }: { difference?: Difference; fieldKeys: readonly string[]; line?: string },
): Activity {
  const own = pauseOf(job, pause)
  const done = completed(job, own?.since === undefined ? now : new Date(own.since))
  const breaks = Math.round(pausedMinutes(job, pause, now))
  const { minutes, amounts, note } = difference
  const isBegun = job.status === 'in_progress'
  // With breaks the end stands as it was: it is the moment of the act, and only the minutes tell the work.
  const otherwise = doneOtherwise(done, {
    ...difference,
    minutes: breaks === 0 ? minutes : undefined,
    note: undefined,
  })
  const worked = minutes ?? (isBegun && breaks > 0 ? Math.round(workedMinutes(job, pause, now)) : undefined)
  let after = withAmounts(otherwise, amounts)
  if (worked !== undefined) {
    if (fieldKeys.includes(ACTUAL_MINUTES))
      after = withAmounts(after, new Map([[ACTUAL_MINUTES, Math.min(MOST_MINUTES, worked)]]))
    else if (breaks > 0 && line) after = noted(after, line)
  }
  return note ? noted(after, note) : after
}

function withAmounts(job: Activity, amounts: ReadonlyMap<string, number> | undefined): Activity {
  if (!amounts || amounts.size === 0) return job
  return {
    ...job,
    fields: [
      ...job.fields.filter(({ key }) => !amounts.has(key)),
      ...[...amounts].map(([key, value]) => ({ key, value })),
    ],
  }
}
