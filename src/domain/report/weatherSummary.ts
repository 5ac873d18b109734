import type { EvapotranspirationDay, GrowthDay } from '../turfSeries.ts'
import { daysBetween } from '../groundTime.ts'
import { type DaySpan, monthsOf } from './reportPeriods.ts'

/** mm of a day from which it counts as a day with rain. WMO: a wet day has at least 1 mm. */
export const WET_DAY = 1
/** What no weather does in a day: a reading beyond it is none. mm and °C. */
const MOST_RAIN = 1000
const TEMPERATURES = { low: -60, high: 60 } as const

/** The weather of a span of days; sums and means are of the days that are known, undefined where none is. */
export type WeatherRow = DaySpan & {
  days: number
  /** Days of which the rain is known. */
  known: number
  /** mm */
  rain: number | undefined
  wetDays: number
  /** mm, what reference grass would have used (FAO-56) */
  et0: number | undefined
  /** °C, mean of the daily means */
  temperature: number | undefined
}

/** Weather by calendar month, and of the whole period last. Days that are forecast do not count. */
export function weatherSummary(
  water: readonly EvapotranspirationDay[],
  growth: readonly GrowthDay[],
  period: DaySpan,
): { months: WeatherRow[]; total: WeatherRow } {
  const wet = water.filter(({ forecast }) => forecast !== true)
  const warm = growth.filter(({ forecast }) => forecast !== true)
  const row = (span: DaySpan): WeatherRow => {
    const within = ({ date }: { date: string }) => date >= span.from && date <= span.to
    const days = wet.filter(within)
    const rains = days.flatMap(({ rain }) =>
      rain !== undefined && rain >= 0 && rain < MOST_RAIN ? [rain] : [],
    )
    const temperatures = warm
      .filter(within)
      .flatMap(({ temperature }) =>
        temperature !== undefined && temperature > TEMPERATURES.low && temperature < TEMPERATURES.high
          ? [temperature]
          : [],
      )
    const used = days.flatMap(({ et0 }) => (et0 !== undefined && et0 >= 0 ? [et0] : []))
    return {
      ...span,
      days: daysBetween(span.from, span.to) + 1,
      known: rains.length,
      rain: rains.length === 0 ? undefined : sum(rains),
      wetDays: rains.filter((rain) => rain >= WET_DAY).length,
      et0: used.length === 0 ? undefined : sum(used),
      temperature: temperatures.length === 0 ? undefined : sum(temperatures) / temperatures.length,
    }
  }
  return { months: monthsOf(period).map(row), total: row({ from: period.from, to: period.to }) }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
