import { CALENDAR_VIEWS, type CalendarView } from '@/domain/addresses'
import { type Day, isDay } from '@/domain/wire'

export const ROW_KINDS = ['pitch', 'person', 'machine'] as const
/** What the rows of a day or week stand for. */
export type RowKind = (typeof ROW_KINDS)[number]

/** What lies over the days besides work, and can be switched off. */
export const LAYERS = ['fixtures', 'weather', 'leave', 'nonWorking', 'suggestions', 'clashes'] as const
export type Layer = (typeof LAYERS)[number]

export type CalendarAddress = {
  view: CalendarView
  date: Day
  rows: RowKind
  /** Only the work of the person who looks. */
  mine: boolean
  /** Only the work on this pitch. */
  ground: string | undefined
  /** Only the work of this person. */
  person: string | undefined
  /** Only work of this type. */
  type: string | undefined
  /** Only work whose texts hold this. */
  text: string
  /** Layers that are switched off. */
  hidden: ReadonlySet<Layer>
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
  const hidden = (query.get('hide') ?? '').split(',')
  return {
    view: CALENDAR_VIEWS.find((one) => one === view) ?? otherwise.view,
    date: isDay(date) && date >= EARLIEST && date <= LATEST ? date : otherwise.date,
    rows: ROW_KINDS.find((one) => one === rows) ?? 'pitch',
    mine: query.get('who') === 'me',
    ground: query.get('ground') ?? undefined,
    person: query.get('person') ?? undefined,
    type: query.get('only') ?? undefined,
    text: query.get('q') ?? '',
    hidden: new Set(LAYERS.filter((layer) => hidden.includes(layer))),
  }
}

/** The query with another view, day or filter; whatever else it says stays. */
export function withCalendar(search: string, change: Partial<CalendarAddress>): string {
  const query = new URLSearchParams(search)
  const put = (key: string, value: string | undefined) =>
    value === undefined || value === '' ? query.delete(key) : query.set(key, value)
  if (change.view !== undefined) put('view', change.view)
  if (change.date !== undefined) put('date', change.date)
  if (change.rows !== undefined) put('rows', change.rows === 'pitch' ? undefined : change.rows)
  if (change.mine !== undefined) put('who', change.mine ? 'me' : undefined)
  if (change.text !== undefined) put('q', change.text.trim())
  if (change.hidden !== undefined) put('hide', [...change.hidden].join(','))
  if ('ground' in change) put('ground', change.ground)
  if ('person' in change) put('person', change.person)
  if ('type' in change) put('only', change.type)
  return `?${query.toString()}`
}
