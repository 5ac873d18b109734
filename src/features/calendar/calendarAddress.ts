import { CALENDAR_VIEWS, type CalendarView } from '@/domain/addresses'
import { type Day, isDay } from '@/domain/wire'

export const ROW_KINDS = ['pitch', 'person'] as const
/** What the rows of a day or week stand for. */
export type RowKind = (typeof ROW_KINDS)[number]

export type CalendarAddress = {
  view: CalendarView
  date: Day
  rows: RowKind
  /** Only the work of the person who looks. */
  mine: boolean
  /** Only the work on this pitch. */
  ground: string | undefined
}

/** Beyond these the days on either side have no date that can be written with four digits of year. */
const EARLIEST = '1000-01-01'
const LATEST = '9999-10-31'

/** What an address shows; a word that is none is as if it were not there (quality D5). */
export function readCalendar(
  search: string,
  otherwise: Pick<CalendarAddress, 'view' | 'date'>,
): CalendarAddress {
  const query = new URLSearchParams(search)
  const date = query.get('date') ?? ''
  return {
    view: CALENDAR_VIEWS.find((view) => view === query.get('view')) ?? otherwise.view,
    date: isDay(date) && date >= EARLIEST && date <= LATEST ? date : otherwise.date,
    rows: ROW_KINDS.find((rows) => rows === query.get('rows')) ?? 'pitch',
    mine: query.get('who') === 'me',
    ground: query.get('ground') ?? undefined,
  }
}

/** The query with another view, day or filter; whatever else it says stays. */
export function withCalendar(search: string, change: Partial<CalendarAddress>): string {
  const query = new URLSearchParams(search)
  const put = (key: string, value: string | undefined) =>
    value === undefined ? query.delete(key) : query.set(key, value)
  if (change.view !== undefined) put('view', change.view)
  if (change.date !== undefined) put('date', change.date)
  if (change.rows !== undefined) put('rows', change.rows === 'pitch' ? undefined : change.rows)
  if (change.mine !== undefined) put('who', change.mine ? 'me' : undefined)
  if ('ground' in change) put('ground', change.ground)
  return `?${query.toString()}`
}
