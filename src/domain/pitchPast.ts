import type { FieldMeasurement } from './fieldMeasurement.ts'
import { gridStatistics } from './measurement.ts'
import type { LatestActivity } from './pitch.ts'
import type { Instant } from './wire.ts'

/** The newest work of a kind among the latest of one pitch. */
export const lastDone = (
  latest: readonly LatestActivity[],
  activityName: string,
): LatestActivity | undefined =>
  latest.reduce<LatestActivity | undefined>(
    (newest, row) =>
      row.activityName === activityName && (!newest || row.date > newest.date) ? row : newest,
    undefined,
  )

/**
 * When a pitch was last measured: by work that was logged, or by readings that came without it, as from a probe. What
 * claims to be from the future is passed over.
 */
export const lastMeasured = (
  latest: readonly LatestActivity[],
  readings: readonly FieldMeasurement[],
  now: Date,
): Instant | undefined =>
  readings.reduce(
    (newest, { measuredAt, values }) =>
      (newest === undefined || measuredAt > newest) &&
      Date.parse(measuredAt) <= now.getTime() &&
      gridStatistics(values)
        ? measuredAt
        : newest,
    lastDone(latest, 'fieldMeasurements')?.date,
  )
