import { CALENDAR_VIEWS, type CalendarView } from '@/domain/addresses'
import { type CalendarFilter, readFilter, withFilter } from '@/domain/calendarFilter'
import { type Day, type Id, isDay } from '@/domain/wire'
import { withParts } from '@/lib/searchParts'

export const ROW_KINDS = ['pitch', 'person', 'machine'] as const
/** What the rows of a day or week stand for. */
export type RowKind = (typeof ROW_KINDS)[number]

export type CalendarAddress = CalendarFilter & {
  view: CalendarView
  date: Day
  rows: RowKind
}

/** Beyond these the days on either side have no date that can be written with four digits of year. */
export const EARLIEST = '1000-01-01'
export const LATEST = '9999-10-31'

/** What an address shows; a word that is none is as if it were not there (quality D5). */
export function readCalendar(
  search: string,
  otherwise: Pick<CalendarAddress, 'view' | 'date'>,
): CalendarAddress {
  const query = new URLSearchParams(search)
  const view = query.get('view')
  const date = query.get('date') ?? ''
  const rows = query.get('rows')
  return {
    view: CALENDAR_VIEWS.find((one) => one === view) ?? otherwise.view,
    date: isDay(date) && date >= EARLIEST && date <= LATEST ? date : otherwise.date,
    rows: ROW_KINDS.find((one) => one === rows) ?? 'pitch',
    ...readFilter(search),
  }
}

/** The fixture, or the match of the plan, whose sheet is open. */
export const readFixture = (search: string): Id | null => new URLSearchParams(search).get('fixture')

/** The query with the sheet of a fixture open, or closed for null: it is a link, and "back" closes it. */
export const withFixture = (search: string, fixture: Id | null): string => withParts(search, { fixture })

/** The query with another view, day or filter; whatever else it says stays. */
export function withCalendar(search: string, change: Partial<CalendarAddress>): string {
  const { view, date, rows } = change
  return withParts(withFilter(search, change), {
    ...(view && { view }),
    ...(date && { date }),
    ...(rows && { rows: rows === 'pitch' ? null : rows }),
  })
}
