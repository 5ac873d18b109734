import type { SavedView } from '@/domain/localData'
import type { Day } from '@/domain/wire'
import { withCalendar } from './calendarAddress'

/** A view opens on the day that is being looked at. */
export const viewSearch = (view: SavedView, date: Day): string => withCalendar(view.query, { date })
