import { addDays, daysFrom } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import type { CalendarAddress } from './calendarAddress'
import type { LookedAt } from './useCalendarWindow'

/** "13–19 April", "27 Apr – 3 May", or "Tuesday 14 April" for one day, as the language writes it; of another year than today's with it. */
export function titleOfDays(days: readonly Day[], locale: string, today: Day): string {
  const noon = (one: Day | undefined) => new Date(`${one ?? ''}T12:00:00Z`)
  const [first, last] = [days[0], days.at(-1)]
  const isOfOneMonth = first?.slice(0, 7) === last?.slice(0, 7)
  const style = new Intl.DateTimeFormat(locale, {
    weekday: days.length === 1 ? 'long' : undefined,
    day: 'numeric',
    // Both in full would not stand beside the views.
    month: isOfOneMonth ? 'long' : 'short',
    year:
      first?.slice(0, 4) === today.slice(0, 4) && last?.slice(0, 4) === first.slice(0, 4)
        ? undefined
        : 'numeric',
    timeZone: 'UTC',
  })
  return days.length === 1 ? style.format(noon(first)) : style.formatRange(noon(first), noon(last))
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
