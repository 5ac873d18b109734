import type { Day } from '@/domain/wire'
import { useIsPhone } from '@/ui/useIsPhone'
import { type CalendarAddress, readCalendar } from './calendarAddress'

/** What an address shows; a phone begins with the list of days. The same until the address or the day is another. */
export function useCalendarAddress(search: string, today: Day): CalendarAddress {
  const view = useIsPhone() ? 'agenda' : 'week'
  return readCalendar(search, { view, date: today })
}
