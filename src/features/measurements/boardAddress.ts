import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { isMetric } from '@/domain/metricQuantity'
import type { Id } from '@/domain/wire'
import { withParts } from '@/lib/searchParts'

/** What the board shows, as its address says it. */
export type BoardAddress = {
  metric: MeasurementMetric | undefined
  /** Readings by their id; nothing is the newest. */
  session: Id | undefined
  compare: Id | undefined
}

export function readBoard(search: string): BoardAddress {
  const query = new URLSearchParams(search)
  const metric = query.get('metric')
  return {
    metric: isMetric(metric) ? metric : undefined,
    session: query.get('session') ?? undefined,
    compare: query.get('compare') ?? undefined,
  }
}

/** The present query with another board; its other keys stay. */
export const withBoard = (search: string, change: Partial<BoardAddress>): string => withParts(search, change)
