import { addDays, daysFrom } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import type { CalendarAddress } from './calendarAddress'
import type { LookedAt } from './useCalendarWindow'

/** "13–19 April", or "Tuesday 14 April" for one day, as the language writes it. */
export function titleOfDays(days: readonly Day[], locale: string): string {
  const noon = (one: Day | undefined) => new Date(`${one ?? ''}T12:00:00Z`)
  const style = (weekday: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...weekday, day: 'numeric', month: 'long', timeZone: 'UTC' })
  return days.length === 1
    ? style({ weekday: 'long' }).format(noon(days[0]))
    : style({}).formatRange(noon(days[0]), noon(days.at(-1)))
}

/** The days that a print of a view and its count of clashes hold: what its screen shows; of the agenda, which has no end, a week. */
export function daysOnPaper(
  { view, date }: Pick<CalendarAddress, 'view' | 'date'>,
  lookedAt: LookedAt,
  shown: readonly Day[],
): readonly Day[] {
  if (view === 'month') return daysFrom(lookedAt.from, lookedAt.to)
  if (view === 'agenda') return daysFrom(date, addDays(date, 6))
  return view === 'day' ? [date] : shown
}
