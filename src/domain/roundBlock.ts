import { convert, type UnitSystem } from '../lib/units.ts'
import type { MeasurementMetric } from './fieldMeasurement.ts'
import { COLUMNS, ROWS } from './grid.ts'
import { METRIC_QUANTITY } from './metricQuantity.ts'
import { type RoundDoubt, roundDoubt } from './roundDoubt.ts'

/** A reading (metric unit) of a block that is to be asked about before it is kept (B13). */
export type UnlikelyReading = { cell: number; value: number; doubt: RoundDoubt }

export type CheckedBlock = {
  likely: { cell: number; value: number }[]
  unlikely: UnlikelyReading[]
  /** What was no number or shows nothing, by its cell, and what lies beyond the edge of the pitch: it is not kept. */
  leftOut: (number | undefined)[]
}

/**
 * What a block of readings (metric unit) comes to whose first belongs to `cell`: each is looked at as a typed one is, and
 * all are asked about together. Gaps leave their cells as they are.
 */
export function checkBlock(
  { cell, values }: { cell: number; values: readonly (readonly (number | null)[])[] },
  usual: { low: number; high: number } | null,
  metric: MeasurementMetric,
  system: UnitSystem,
): CheckedBlock {
  const checked: CheckedBlock = { likely: [], unlikely: [], leftOut: [] }
  const [top, start] = [Math.floor(cell / COLUMNS), cell % COLUMNS]
  values.forEach((line, row) =>
    line.forEach((value, column) => {
      if (value === null) return
      const [atRow, atColumn] = [top + row, start + column]
      const typed = convert(value, METRIC_QUANTITY[metric], system)
      const doubt = roundDoubt({ typed, value }, usual, metric, system)
      const place = atRow * COLUMNS + atColumn
      if (atRow >= ROWS || atColumn >= COLUMNS) checked.leftOut.push(undefined)
      else if (Number.isNaN(value) || doubt?.kind === 'impossible') checked.leftOut.push(place)
      else if (doubt === null) checked.likely.push({ cell: place, value })
      else checked.unlikely.push({ cell: place, value, doubt })
    }),
  )
  return checked
}

/** What a doubtful reading would be in the unit it fits; undefined where it is unlikely in any. */
export const meantBy = (doubt: RoundDoubt): number | undefined =>
  doubt.kind === 'unit' || doubt.kind === 'metric' ? doubt.meant : undefined
