import { addDays } from '@/domain/groundTime'
import { firstDay, lastDay, monthOf, sameDayIn } from '@/domain/months'
import type { Day, Id } from '@/domain/wire'

/** The row of the days themselves: those of the ground. */
export const GROUND = 'ground'

/** A cell of a grid of leave: whose, and which day. */
export type Spot = { row: Id; day: Day }
export type Step = { along: -1 | 0 | 1; across: -1 | 0 | 1 }

/** From a cell to the one beside it, or over to the end of its line; undefined where there is none. */
export type Neighbour = (spot: Spot, step: Step, toEnd?: boolean) => Spot | undefined

/** Rows are people, columns the days of a month. */
export const monthNeighbour =
  (rows: readonly Id[], days: readonly Day[]): Neighbour =>
  ({ row, day }, { along, across }, toEnd = false) => {
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) return undefined
    if (toEnd && along !== 0) return { row, day: along < 0 ? first : last }
    const at = rows.indexOf(row)
    const next = toEnd && across !== 0 ? rows.at(across < 0 ? 0 : -1) : at < 0 ? undefined : rows[at + across]
    const then = addDays(day, along)
    return next === undefined || then < first || then > last ? undefined : { row: next, day: then }
  }

/** One person's year: lines are months, or weeks where it is narrow. */
export const yearNeighbour =
  (year: string, lines: 'months' | 'weeks'): Neighbour =>
  ({ row, day }, { along, across }, toEnd = false) => {
    const then =
      along !== 0
        ? toEnd
          ? endOfMonth(day, along)
          : addDays(day, along)
        : lines === 'weeks'
          ? addDays(day, across * 7)
          : inMonth(day, toEnd ? (across < 0 ? 1 : 12) : Number(day.slice(5, 7)) + across)
    return then !== undefined && then.startsWith(`${year}-`) ? { row, day: then } : undefined
  }

const endOfMonth = (day: Day, along: -1 | 1): Day => (along < 0 ? firstDay : lastDay)(monthOf(day))

/** The same day of another month of the year, or that month's last. */
function inMonth(day: Day, month: number): Day | undefined {
  if (month < 1 || month > 12) return undefined
  return sameDayIn(`${day.slice(0, 4)}-${String(month).padStart(2, '0')}`, day)
}
