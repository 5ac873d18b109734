import { byCode } from '../lib/byCode.ts'
import type { FieldMeasurement, MeasurementMetric } from './fieldMeasurement.ts'
import { COLUMNS, ROWS } from './grid.ts'
import type { Grid } from './grid.ts'
import { addDays, dayAtGround } from './groundTime.ts'
import { isMetric } from './metricQuantity.ts'
import type { Pitch, Section } from './pitch.ts'
import { type CellSet, sectionCells } from './sectionCells.ts'
import type { Day, Id } from './wire.ts'

/** Readings are asked for so many days back, once per pitch. */
const DAYS_BACK = 399
export const measurementPeriod = (today: Day): { from: Day; to: Day } => ({
  from: addDays(today, -DAYS_BACK),
  to: today,
})

/** One metric read on one round. */
export type Reading = FieldMeasurement & { metric: MeasurementMetric }

/** Readings of metrics that are known, newest first; what claims to be from the future is left out and counted. */
export function readingsUntil(
  measurements: readonly FieldMeasurement[],
  now: Date,
): { readings: Reading[]; future: number } {
  const known = measurements.filter((one): one is Reading => isMetric(one.metric))
  const readings = known
    .filter(({ measuredAt }) => Date.parse(measuredAt) <= now.getTime())
    .toSorted((a, b) => byCode(b.measuredAt, a.measuredAt) || byCode(a.id, b.id))
  return { readings, future: known.length - readings.length }
}

const holdsReading = ({ values }: Reading): boolean => values.some((row) => row.some((cell) => cell !== null))

/** Sessions of one metric, newest first; a grid without any reading is none. */
export const sessionsOf = (readings: readonly Reading[], metric: MeasurementMetric): Reading[] =>
  readings.filter((reading) => reading.metric === metric && holdsReading(reading))

/** The other metrics that were read on the same round. */
export const alsoRead = (readings: readonly Reading[], { id, measuredAt, measuredBy }: Reading): Reading[] =>
  readings.filter(
    (other) => other.id !== id && other.measuredAt === measuredAt && other.measuredBy === measuredBy,
  )

/** Sessions by the day at the ground, in the order they come. */
export function sessionsByDay(sessions: readonly Reading[], timeZone: string): [Day, Reading[]][] {
  const days = new Map<Day, Reading[]>()
  for (const session of sessions) {
    const day = dayAtGround(session.measuredAt, timeZone)
    days.set(day, [...(days.get(day) ?? []), session])
  }
  return [...days]
}

/** A grid of 12 rows of 18; others are shown as they are, but have no sections. */
export const isPitchGrid = (grid: Grid): boolean =>
  grid.length === ROWS && grid.every(({ length }) => length === COLUMNS)

/**
 * The cells of a section, as far as its name tells; undefined where it does not, or where it names a side of the compass
 * on a pitch whose bearing is unknown.
 */
export function cellsOfSection(
  { bearing }: Pick<Pitch, 'bearing'>,
  section: Pick<Section, 'name'> | undefined,
): CellSet | undefined {
  if (!section) return undefined
  const there = sectionCells(section.name, bearing ?? 0)
  if (bearing !== undefined) return there
  // What does not turn with the pitch needs no bearing.
  return sectionCells(section.name, 90) === there ? there : undefined
}

/** The grid with only some of its cells; all of them for undefined. */
export const onlyCells = (grid: Grid, cells: ReadonlySet<number> | undefined): Grid => {
  if (!cells) return grid
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 0)
  return grid.map((row, at) => row.map((value, column) => (cells.has(at * columns + column) ? value : null)))
}

/** Readings of some cells, null where there is none. */
export function cellValues(grid: Grid, cells: ReadonlySet<number> | undefined): (number | null)[] {
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 0)
  return grid.flatMap((row, at) =>
    Array.from({ length: columns }, (_, column) => row[column] ?? null).filter(
      (_, column) => cells === undefined || cells.has(at * columns + column),
    ),
  )
}

/** Later minus earlier, cell by cell (B6); null where either has no reading. Null for grids of different shapes. */
export function differenceOf(later: Grid, earlier: Grid): Grid | null {
  const same = later.length === earlier.length && later.every((row, at) => row.length === earlier[at]?.length)
  if (!same) return null
  return later.map((row, at) =>
    row.map((value, column) => {
      const before = earlier[at]?.[column] ?? null
      return value === null || before === null ? null : value - before
    }),
  )
}

/**
 * What a session is best compared with at first: the one before it that shares at least half of its readings, else the one
 * before it, else any other. `sessions` are newest first.
 */
export function comparableTo(session: Reading, sessions: readonly Reading[]): Reading | undefined {
  const earlier = sessions.slice(sessions.indexOf(session) + 1)
  const least = cellValues(session.values, undefined).filter((value) => value !== null).length / 2
  const shared = ({ values }: Reading) =>
    differenceOf(session.values, values)
      ?.flat()
      .filter((value) => value !== null).length ?? 0
  return earlier.find((one) => shared(one) >= least) ?? earlier[0] ?? sessions.find((one) => one !== session)
}

/** The session of an address, or the newest. */
export const sessionIn = (sessions: readonly Reading[], id: Id | undefined): Reading | undefined =>
  sessions.find((session) => session.id === id) ?? sessions[0]
