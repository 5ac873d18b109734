import type { Instant } from '../wire.ts'

/** Hours of a working day (product.md F20). */
export const WORKING_DAY_MINUTES = 480

const minutesOf = ({ startDate, endDate }: { startDate: Instant; endDate: Instant }): number => {
  const minutes = (Date.parse(endDate) - Date.parse(startDate)) / 60_000
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0
}

/** How much an hour of play wears, in hours of a match (product.md B5). */
const WEIGHT: Readonly<Record<string, number>> = { match: 1, training: 0.7, other: 0.5 }

type Use = { startDate: Instant; endDate: Instant; use: string; cancelled: boolean }

/** Minutes that a pitch is played on in a week, the same weighted by wear, and minutes of work on it. */
export function pitchWeek(uses: readonly Use[]): { play: number; weighted: number; work: number } {
  let [play, weighted, work] = [0, 0, 0]
  for (const one of uses) {
    if (one.cancelled) continue
    const weight = WEIGHT[one.use]
    if (weight === undefined) work += minutesOf(one)
    else {
      play += minutesOf(one)
      weighted += minutesOf(one) * weight
    }
  }
  return { play, weighted, work }
}
