import { yearBefore } from '@/domain/agronomy/yearBefore'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { addDays } from '@/domain/groundTime'
import { isMetric } from '@/domain/metricQuantity'
import type { Day } from '@/domain/wire'

export const RANGES = ['sixWeeks', 'season', 'year'] as const
export type Range = (typeof RANGES)[number]
const DAYS: Record<Range, number> = { sixWeeks: 42, season: 91, year: 365 }
/** As far as a forecast of the weather reaches with some sense. */
const AHEAD = 6

export const SERIES = [
  'growth',
  'potential',
  'temperature',
  'deficit',
  'evapotranspiration',
  'light',
  'nitrogen',
] as const
export type Series = (typeof SERIES)[number]
export type TrendLine = MeasurementMetric | Series
export const isSeries = (text: string): text is Series => (SERIES as readonly string[]).includes(text)

export type TrendsAddress = { metric: MeasurementMetric; lines: TrendLine[]; range: Range }

/** What the address asks to see; what it asks for in vain is left out. */
export function readTrends(search: string): TrendsAddress {
  const query = new URLSearchParams(search)
  const [metric, range] = [query.get('metric'), query.get('range')]
  const main = isMetric(metric) ? metric : 'soilMoisture'
  const lines = (query.get('lines') ?? '')
    .split(',')
    .filter((line): line is TrendLine => (isMetric(line) || isSeries(line)) && line !== main)
  return {
    metric: main,
    lines: [...new Set(lines)],
    range: RANGES.find((one) => one === range) ?? 'sixWeeks',
  }
}

/** The present query with another choice; its other keys stay. */
export function withTrends(search: string, change: { lines?: readonly TrendLine[]; range?: Range }): string {
  const query = new URLSearchParams(search)
  if (change.lines?.length === 0) query.delete('lines')
  else if (change.lines) query.set('lines', change.lines.join(','))
  if (change.range) query.set('range', change.range)
  return `?${query.toString()}`
}

export const periodOf = (range: Range, today: Day): { from: Day; to: Day } => ({
  from: addDays(today, 1 - DAYS[range]),
  to: addDays(today, AHEAD),
})

/** This year's days beside which a day of last year is drawn: none for 29 February, two for the 28th before one. */
export const yearLater = (day: Day): Day[] =>
  [365, 366].map((days) => addDays(day, days)).filter((later) => yearBefore(later) === day)
