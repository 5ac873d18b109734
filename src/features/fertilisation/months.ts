import type { DemandDay } from '@/domain/agronomy/nitrogenBudget'
import { type Feed, monthsOfSeason, NUTRIENTS, type NutrientAmounts } from '@/domain/feeds'
import { monthOf } from '@/domain/months'
import { knownSum } from '@/lib/knownSum'

/** kg/ha; demand null where that of one of its days is not known. */
export type MonthRow = {
  month: string
  applied: NutrientAmounts
  planned: NutrientAmounts
  demand: number | null
  feeds: number
  plans: number
}

const sumOf = (feeds: readonly Feed[]): NutrientAmounts => {
  const [n, p, k, mg, fe] = NUTRIENTS.map((nutrient) =>
    knownSum(feeds.map(({ nutrients }) => nutrients[nutrient])),
  )
  return { n, p, k, mg, fe }
}

/** A season by its months: what was given, what is to come, what the turf asks for. */
export function monthRows(
  season: number,
  applied: readonly Feed[],
  planned: readonly Feed[],
  demand: readonly DemandDay[],
): MonthRow[] {
  return monthsOfSeason(season).map((month) => {
    const own = applied.filter(({ day }) => monthOf(day) === month)
    const coming = planned.filter(({ day }) => monthOf(day) === month)
    const needs = demand.filter(({ day }) => monthOf(day) === month)
    const isKnown = needs.length > 0 && needs.every(({ demand: need }) => need !== null)
    return {
      month,
      applied: sumOf(own),
      planned: sumOf(coming),
      demand: isKnown ? needs.reduce((sum, { demand: need }) => sum + (need ?? 0), 0) : null,
      feeds: own.length,
      plans: coming.length,
    }
  })
}

/** The season as one row. */
export const seasonTotals = (applied: readonly Feed[], planned: readonly Feed[]) => ({
  applied: sumOf(applied),
  planned: sumOf(planned),
})

/** A round number at or above a value, for the end of a scale. */
export function niceTop(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1
  const size = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((one) => one * size >= value) ?? 10
  return step * size
}
