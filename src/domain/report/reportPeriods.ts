import { addDays, startOfWeek } from '../groundTime.ts'
import { firstDay, lastDay, monthOf, monthsFrom } from '../months.ts'
import type { Day } from '../wire.ts'
import { lastMonth } from './reportChoice.ts'

/** The periods that are offered by name. */
export const REPORT_PERIODS = ['week', 'month', 'season'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]
export type DaySpan = { from: Day; to: Day }

/** Months in which a season begins: where the year's winter is in the middle of it, and south of the equator. */
const NORTH_START = '07'
const SOUTH_START = '01'

/**
 * The days of each named period: the last whole week, the last whole month, and the season so far. A season begins on
 * 1 July, south of the equator (latitude below 0°) on 1 January.
 */
export function reportPeriods(
  today: Day,
  { weekStart, latitude }: { weekStart: 0 | 1; latitude: number | undefined },
): Record<ReportPeriod, DaySpan> {
  const thisWeek = startOfWeek(today, weekStart)
  const start = latitude !== undefined && latitude < 0 ? SOUTH_START : NORTH_START
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < start ? 1 : 0)
  return {
    week: { from: addDays(thisWeek, -7), to: addDays(thisWeek, -1) },
    month: lastMonth(today),
    season: { from: `${String(year).padStart(4, '0')}-${start}-01`, to: today },
  }
}

/** The calendar months that a period touches, cut to it: what one request asks for. First one first. */
export const monthsOf = ({ from, to }: DaySpan): DaySpan[] =>
  monthsFrom(monthOf(from), monthOf(to)).map((month) => ({
    from: month === monthOf(from) ? from : firstDay(month),
    to: month === monthOf(to) ? to : lastDay(month),
  }))

/** The same days a year before; 29 February is 28 February then. */
export const yearBefore = ({ from, to }: DaySpan): DaySpan => ({ from: sameDay(from), to: sameDay(to) })

function sameDay(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return day.slice(5) === '02-29' ? `${year}-02-28` : `${year}${day.slice(4)}`
}
