import { cellName, type GridShape } from '../lib/gridCells.ts'
import { answerOf, type Activity } from './activity.ts'
import { buildGrid, COLUMNS, type Grid, ROWS } from './grid.ts'

/** One cell (row × 18 + column) as it was read, in the metric unit; `asked` was unlikely and kept all the same (B13). */
export type CellReading = { cell: number; value: number; asked: boolean }

/** The answer of an activity of field measurements that carries what was read. */
export const READINGS_KEY = 'readings'
const SHAPE: GridShape = { rows: ROWS, columns: COLUMNS }

/** `A4=22.5`, in the metric unit; with a `?` where somebody was asked about it. A backend keeps the texts as they are. */
export const readingsAnswer = (readings: readonly CellReading[]): string[] =>
  readings.map(({ cell, value, asked }) => `${cellName(cell, SHAPE)}=${value}${asked ? '?' : ''}`)

/** The readings of an answer; what cannot be read is left out, and of two of one cell the later counts. */
export function readingsOfAnswer(answer: unknown): CellReading[] {
  const texts: readonly unknown[] = Array.isArray(answer) ? answer : []
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
