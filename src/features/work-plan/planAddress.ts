import { type Day, isDay } from '@/domain/wire'
import { withParts } from '@/lib/searchParts'

/** Beyond these the days on either side have no date that can be written with four digits of year. */
const EARLIEST = '1000-01-01'
const LATEST = '9999-10-31'

/** The day that an address plans; a word that is none is as if it were not there (quality D5). */
export function readPlanDay(search: string, today: Day): Day {
  const date = new URLSearchParams(search).get('date') ?? ''
  return isDay(date) && date >= EARLIEST && date <= LATEST ? date : today
}

/** The query with another day; whatever else it says stays. */
export const withPlanDay = (search: string, date: Day): string => withParts(search, { date })
