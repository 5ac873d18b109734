import type { NewActivity } from '../activity.ts'
import { occurrenceStarts } from '../recurrence.ts'
import type { Instant } from '../wire.ts'
import { clockMinutes, endAfter } from './moving.ts'

export type SeriesSpan = { startDate: Instant; endDate: Instant }

/**
 * Start and end of each day of a series, as a backend makes them: at the same time of day at the ground, and as long by
 * its clocks. Undefined for a rule that cannot be followed (domain/recurrence).
 */
export function seriesSpans(
  series: Pick<NewActivity, 'startDate' | 'endDate' | 'recurrence'>,
  timeZone: string,
): SeriesSpan[] | undefined {
  const minutes = clockMinutes(series, timeZone)
  return occurrenceStarts(series.recurrence ?? '', series.startDate, timeZone)?.map((startDate) => ({
    startDate,
    endDate: endAfter(startDate, minutes, timeZone),
  }))
}
