import type { Period } from '@/api/period'
import { addDays, daysFrom } from '@/domain/groundTime'
import { addMonths, firstDay, monthOf } from '@/domain/months'
import type { Day } from '@/domain/wire'

/** Days of the chart before and after today. */
export const PAST_DAYS = 41
export const AHEAD_DAYS = 7
/** The forecast reaches further than the chart: degree days use all of it. */
const FORECAST_DAYS = 10

/** One question holds what all parts of the page need: the chart, the same days a year before, a year of degree days. */
export const growthPeriod = (today: Day): Period => ({
  from: addDays(today, -PAST_DAYS - 366),
  to: addDays(today, FORECAST_DAYS),
})

export const chartPeriod = (today: Day): Period => ({
  from: addDays(today, -PAST_DAYS),
  to: addDays(today, AHEAD_DAYS),
})

export const chartDays = (today: Day): Day[] => {
  const { from, to } = chartPeriod(today)
  return daysFrom(from, to)
}

export const NITROGEN_MONTHS = 12
/** Twelve months, this one included. */
export const nitrogenPeriod = (today: Day): Period => ({
  from: firstDay(addMonths(monthOf(today), 1 - NITROGEN_MONTHS)),
  to: addDays(today, AHEAD_DAYS),
})

/** Measured heights are looked for this far back. */
export const heightPeriod = (today: Day): Period => ({ from: addDays(today, -20), to: today })
