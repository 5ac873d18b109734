import type { FieldMeasurement, MeasurementMetric } from '@/domain/fieldMeasurement'
import { isPitchGrid, onlyCells } from '@/domain/fieldSessions'
import { dayAtGround } from '@/domain/groundTime'
import { gridStatistics } from '@/domain/measurement'
import type { Day } from '@/domain/wire'
import { byCode } from '@/lib/byCode'
import type { Point } from '@/ui/charts/TimeChart'

type Ask = {
  metric: MeasurementMetric
  /** Only these cells; undefined for the whole grid. */
  cells: ReadonlySet<number> | undefined
  timeZone: string
  /** Readings of later days are none. */
  until: Day
}

/** The mean of each day on which a metric was read; of several rounds, the mean of their means. A round without a reading is none. */
export function measuredMeans(
  measurements: readonly FieldMeasurement[],
  { metric, cells, timeZone, until }: Ask,
): Point[] {
  const days = new Map<Day, number[]>()
  for (const { metric: own, measuredAt, values } of measurements) {
    if (own !== metric) continue
    const mean = gridStatistics(cells && isPitchGrid(values) ? onlyCells(values, cells) : values)?.mean
    const day = dayAtGround(measuredAt, timeZone)
    if (mean === undefined || day > until) continue
    days.set(day, [...(days.get(day) ?? []), mean])
  }
  return [...days]
    .map(([day, means]) => ({ day, value: means.reduce((sum, mean) => sum + mean, 0) / means.length }))
    .toSorted((a, b) => byCode(a.day, b.day))
}
