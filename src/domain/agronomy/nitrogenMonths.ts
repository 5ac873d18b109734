import { monthOf } from '../months.ts'
import type { NitrogenDay } from '../turfSeries.ts'
import type { Day } from '../wire.ts'
import { byCode } from '../../lib/byCode.ts'

/** kg N/ha of the days of a month that have passed, `YYYY-MM`; null where no day of it says. */
export type NitrogenMonth = { month: string; demand: number | null; applied: number | null }

/** Demand and application by month, oldest first. Days ahead and negative figures count for nothing. */
export function nitrogenMonths(days: readonly NitrogenDay[], today: Day): NitrogenMonth[] {
  const months = new Map<string, NitrogenMonth>()
  for (const { date, demand, applied } of days.toSorted((a, b) => byCode(a.date, b.date))) {
    if (date > today) continue
    const month = monthOf(date)
    const sums = months.get(month) ?? { month, demand: null, applied: null }
    months.set(month, { month, demand: plus(sums.demand, demand), applied: plus(sums.applied, applied) })
  }
  return [...months.values()]
}

const plus = (sum: number | null, more: number | undefined): number | null =>
  more === undefined || more < 0 ? sum : (sum ?? 0) + more
