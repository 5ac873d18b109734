import { daysBetween } from '../groundTime.ts'
import { firstDay, lastDay, monthOf } from '../months.ts'
import type { NitrogenDay } from '../turfSeries.ts'
import type { Day } from '../wire.ts'
import { byCode } from '../../lib/byCode.ts'

const PARTS = ['demand', 'applied'] as const
type Part = (typeof PARTS)[number]

/** kg N/ha of the days of a month that have passed, `YYYY-MM`; null where no day of it says. */
export type NitrogenMonth = {
  month: string
  demand: number | null
  applied: number | null
  /** What some day of it does not say: its figure is a least. */
  partly: ReadonlySet<Part>
}

/** Demand and application by month, oldest first. Days ahead and negative figures count for nothing. */
export function nitrogenMonths(days: readonly NitrogenDay[], today: Day): NitrogenMonth[] {
  const byMonth = Map.groupBy(
    days.filter(({ date }) => date <= today),
    ({ date }) => monthOf(date),
  )
  return [...byMonth]
    .toSorted(([a], [b]) => byCode(a, b))
    .map(([month, own]) => {
      const until = monthOf(today) === month ? today : lastDay(month)
      const expected = daysBetween(firstDay(month), until) + 1
      const told = (of: Part) => own.flatMap((day) => day[of] ?? []).filter((amount) => amount >= 0)
      const sum = (of: Part) => {
        const amounts = told(of)
        return amounts.length === 0 ? null : amounts.reduce((total, amount) => total + amount, 0)
      }
      return {
        month,
        demand: sum('demand'),
        applied: sum('applied'),
        partly: new Set(PARTS.filter((of) => told(of).length < expected)),
      }
    })
}
