import { isLate } from '@/domain/activityWork'
import type { CalendarFilter } from '@/domain/calendarFilter'
import type { Chunk } from '@/domain/calendarWindow'
import type { DayOff, NonWorkingDay } from '@/domain/daysOff'
import type { Day } from '@/domain/wire'
import { type DayNotes, dayNotes } from './dayNotes'
import type { Entry } from './placement'

type NotedFrom = Pick<CalendarFilter, 'hidden'> & {
  bounds: Chunk
  unknown: readonly Chunk[]
  weather: Parameters<typeof dayNotes>[1]['weather']
  daysOff: readonly DayOff[]
  nonWorkingDays: readonly NonWorkingDay[]
  timeZone: string
  now: Date
}

/** What stands above the days, and how much is on each; the same until one of these facts changes. */
export function useDayNotes(
  days: ReadonlyMap<Day, readonly Entry[]>,
  { bounds, unknown, hidden, weather, daysOff, nonWorkingDays, timeZone, now }: NotedFrom,
) {
  const nonWorking = new Set(hidden.has('nonWorking') ? [] : nonWorkingDays.map(({ date }) => date))
  const isKnown = (day: Day) => isIn(day, bounds) && !unknown.some((chunk) => isIn(day, chunk))
  const noteOf = (day: Day, list: readonly Entry[]): DayNotes =>
    dayNotes(day, {
      isKnown: isKnown(day),
      weather: hidden.has('weather') ? undefined : weather,
      daysOff: hidden.has('leave') ? [] : daysOff,
      nonWorking,
      entries: list,
      late: list.filter((entry) => entry.kind === 'work' && isLate(entry.activity, now)).length,
      timeZone,
    })
  return {
    isKnown,
    nonWorking,
    noteOf,
    notes: new Map([...days].map(([day, list]) => [day, noteOf(day, list)])),
    counts: new Map([...days].map(([day, list]) => [day, list.length])),
  }
}

const isIn = (day: Day, { from, to }: Chunk): boolean => from <= day && day <= to
