import { addDays } from './groundTime.ts'
import type { NitrogenDay } from './turfSeries.ts'
import type { Day } from './wire.ts'

/** So far back a feed still says something of the turf of today. */
const DAYS_BACK = 90
export const feedPeriod = (today: Day) => ({ from: addDays(today, -DAYS_BACK), to: today })

/** Less than so much, kg N/ha, rides along with iron or a wetting agent: nobody calls that feeding. */
const LEAST = 1
export const isFeed = (nitrogen: number | undefined): nitrogen is number =>
  nitrogen !== undefined && nitrogen >= LEAST

/** The last day that brought nitrogen, and how much, kg N/ha; null where none did. */
export type LastFeed = { day: Day; n: number }

/** A spraying without nitrogen, such as a fungicide, is no feed; nor is what is only planned. */
export function lastFeed(days: readonly NitrogenDay[], today: Day): LastFeed | null {
  let last: LastFeed | null = null
  for (const { date, applied, forecast } of days)
    if (isFeed(applied) && forecast !== true && date <= today && (!last || date > last.day))
      last = { day: date, n: applied }
  return last
}
