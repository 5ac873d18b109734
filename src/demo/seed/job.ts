import type { FieldAnswer } from '../../domain/activity.ts'
import type { RateUnit } from '../../domain/rateUnit.ts'
import type { KnownActivityName } from '../../domain/activityName.ts'
import { weekNumber } from '../groundTime.ts'

export type Use = [supplyId: string, rate: number, unit: RateUnit]

/** Work that comes back: on which weekdays (1 = Monday), from when, for how long, what, where and by whom. */
export type Job = {
  days: readonly number[]
  at: string
  minutes: number
  do: KnownActivityName
  pitch?: string
  who: readonly string[]
  title?: string
  with?: Readonly<Record<string, FieldAnswer>>
  use?: readonly Use[]
  machine?: string
  notes?: string
  status?: 'cancelled'
  when?: (day: string) => boolean
  /** Done although the pitch is closed. */
  duringRenovation?: true
}

const month = (day: string): number => Number(day.slice(5, 7))
export const inMonths =
  (from: number, to: number) =>
  (day: string): boolean =>
    from <= to ? month(day) >= from && month(day) <= to : month(day) >= from || month(day) <= to
export const every =
  (weeks: number, phase: number) =>
  (day: string): boolean =>
    weekNumber(day) % weeks === phase
export const both =
  (...conditions: ((day: string) => boolean)[]) =>
  (day: string): boolean =>
    conditions.every((condition) => condition(day))
/** Grass grows: every cut. In winter only in every second week. */
export const growing = (day: string): boolean => inMonths(3, 11)(day) || every(2, 0)(day)
export const frosty = inMonths(11, 4)
export const irrigating = inMonths(5, 9)

/** Measured in a full round. */
export const ROUND = ['hardness', 'soilMoisture', 'rotationalResistance', 'grassHeight', 'evenness']

type More = Omit<Job, 'days' | 'at' | 'minutes' | 'do' | 'who' | 'pitch'>

export const job = (
  days: readonly number[],
  at: string,
  minutes: number,
  name: KnownActivityName,
  who: readonly string[],
  more: More = {},
): Job => ({ days, at, minutes, do: name, who, ...more })

/** The same jobs on a pitch. */
export const on = (pitch: string, jobs: readonly Job[]): Job[] => jobs.map((one) => ({ ...one, pitch }))

/** Twice a year a hundred litres of white paint are delivered, on the Thursday of such a week. */
export const paintComes = every(26, 25)

/** White paint by the litre, as a rate. */
export const paint = (litres: number, area: number): readonly Use[] => [
  ['line-paint-white', Math.round((litres / area) * 1e5) / 10, 'l/ha'],
]
