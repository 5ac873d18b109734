import { MINUTE_MS } from '../lib/durations.ts'
import { cellName, type GridShape } from '../lib/gridCells.ts'
import { answerOf, type Activity } from './activity.ts'
import { buildGrid, COLUMNS, type Grid, ROWS } from './grid.ts'
import type { Id, Instant } from './wire.ts'

/** One cell (row × 18 + column) as it was read, in the metric unit; `asked` was unlikely and kept all the same (B13). */
export type CellReading = { cell: number; value: number; asked: boolean }

/** The answer of an activity of field measurements that carries what was read. */
export const READINGS_KEY = 'readings'
const listed = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : [])
const SHAPE: GridShape = { rows: ROWS, columns: COLUMNS }

/** `A4=22.5`, in the metric unit; with a `?` where somebody was asked about it. A backend keeps the texts as they are. */
export const readingsAnswer = (readings: readonly CellReading[]): string[] =>
  readings.map(({ cell, value, asked }) => `${cellName(cell, SHAPE)}=${value}${asked ? '?' : ''}`)

/** The readings of an answer; what cannot be read is left out, and of two of one cell the later counts. */
export function readingsOfAnswer(answer: unknown): CellReading[] {
  const texts = listed(answer)
  const cells = new Map<number, CellReading>()
  for (const text of texts) {
    const [, letter, column, number, asked] =
      /^([A-L])(\d{1,2})=(-?\d+(?:\.\d+)?(?:e-?\d+)?)(\?)?$/.exec(typeof text === 'string' ? text : '') ?? []
    const at = Number(column) - 1
    const value = Number(number)
    if (letter === undefined || at < 0 || at >= COLUMNS || !Number.isFinite(value)) continue
    const cell = (letter.charCodeAt(0) - 65) * COLUMNS + at
    cells.set(cell, { cell, value, asked: asked !== undefined })
  }
  return [...cells.values()]
}

/** The grid of what was read; cells that were not walked to are empty. */
export function gridOfReadings(readings: readonly CellReading[]): Grid {
  const values = new Map(readings.map(({ cell, value }) => [cell, value]))
  return buildGrid((row, column) => values.get(row * COLUMNS + column) ?? null)
}

/** The grid that an activity carries, or null where it carries none. */
export function gridOfActivity(activity: Pick<Activity, 'fields'>): Grid | null {
  const readings = readingsOfAnswer(answerOf(activity, READINGS_KEY))
  return readings.length > 0 ? gridOfReadings(readings) : null
}

/**
 * The cells of a session that were kept in doubt. The backend's grid does not say; the work that brought it does, where it
 * is of the same pitch and hour and the cell still holds what was read.
 */
export function doubtfulCells(
  works: readonly Activity[],
  pitchId: Id,
  { measuredAt, metric, values }: { measuredAt: Instant; metric: string; values: Grid },
): ReadonlySet<number> {
  const at = Date.parse(measuredAt)
  const cells = works
    .filter(
      (work) =>
        work.activityName === 'fieldMeasurements' &&
        work.pitchIds.includes(pitchId) &&
        // Clocks of a backend may cut the seconds off.
        Date.parse(work.startDate) <= at + MINUTE_MS &&
        at - MINUTE_MS <= Date.parse(work.endDate) &&
        listed(answerOf(work, 'parameters')).includes(metric),
    )
    .flatMap((work) => readingsOfAnswer(answerOf(work, READINGS_KEY)))
    .filter(
      ({ cell, value, asked }) =>
        asked && Math.abs((values[Math.floor(cell / COLUMNS)]?.[cell % COLUMNS] ?? NaN) - value) < 1e-6,
    )
  return new Set(cells.map(({ cell }) => cell))
}
