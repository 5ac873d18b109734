import type { FieldMeasurement, MeasurementMetric } from './fieldMeasurement.ts'
import { addDays } from './groundTime.ts'
import { gridStatistics } from './measurement.ts'
import type { Day, Instant } from './wire.ts'

/** A reading that is older than four weeks says nothing about the pitch of today. */
const DAYS_BACK = 27
export const readingPeriod = (today: Day) => ({ from: addDays(today, -DAYS_BACK), to: today })

/** The mean of the cells in the metric's own unit, and when it was measured. */
export type Reading = { mean: number; measuredAt: Instant }

/** The newest measurement of a metric that holds a reading; what claims to be from the future is passed over. */
export function latestReading(
  measurements: readonly FieldMeasurement[],
  metric: MeasurementMetric,
  now: Date,
): Reading | null {
  let newest: Reading | null = null
  for (const { metric: own, measuredAt, values } of measurements) {
    if (own !== metric || Date.parse(measuredAt) > now.getTime()) continue
    if (newest && newest.measuredAt >= measuredAt) continue
    const statistics = gridStatistics(values)
    if (statistics) newest = { mean: statistics.mean, measuredAt }
  }
  return newest
}
