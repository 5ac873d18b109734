import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addDays, daysFrom, startOfWeek } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useSearchChange } from '@/ui/useSearchChange'
import { type CalendarAddress, readCalendar, withCalendar } from './calendarAddress'
import { monthRange, monthsOn } from './monthWeeks'
import { SCROLLED_TO } from './scrolledTo'
import type { LookedAt } from './useCalendarWindow'

/** Which days the calendar of an address shows, and the ways to others: by its day, by a step, by scrolling. */
export function useShownDays(search: string, { view, date }: CalendarAddress, firstOfWeek: 0 | 1) {
  const navigate = useNavigate()
  const changeSearch = useSearchChange()
  const [seen, setSeen] = useState<LookedAt | null>(null)
  const isTimeline = view !== 'agenda' && view !== 'month'
  const lookedAt =
    view === 'month'
      ? monthRange(date, firstOfWeek)
      : seen && seen.from <= date && date <= seen.to
        ? seen
        : { from: date, to: date }
  const weekStart = startOfWeek(date, firstOfWeek)
  // Scrolled by hand, a week may begin on any day. By hand: else they were other days with each look at the clock, and the
  // whole header with them.
  const scrolled = isTimeline && view !== 'day' && lookedAt === seen ? seen : null
  const days = useMemo(
    () => (scrolled ? daysFrom(scrolled.from, scrolled.to) : daysFrom(weekStart, addDays(weekStart, 6))),
    [scrolled, weekStart],
  )
  const go = (change: Partial<CalendarAddress>) =>
    changeSearch((present) => withCalendar(present, change), { preventScrollReset: true })
  const goTo = (day: Day) => go({ date: day })
  const stay = (query: string, day: Day, state?: unknown) =>
    void navigate(
      { search: withCalendar(query, { date: day }) },
      { replace: true, preventScrollReset: true, state },
    )
  /** The day that scrolling last put into the address. */
  const scrolledTo = useRef<Day>(null)
  // Two quick presses are two steps, also before the first is drawn.
  const wanted = useRef(date)
  useEffect(() => {
    wanted.current = date
  }, [date])
  return {
    lookedAt,
    weekStart,
    days,
    isTimeline,
    go,
    goTo,
    /** Another day of what is shown already: no step for "back". */
    choose: (day: Day) => stay(search, day),
    step: (by: number) => {
      wanted.current = view === 'month' ? monthsOn(wanted.current, by) : addDays(wanted.current, by)
      goTo(wanted.current)
    },
    see: (from: Day, to: Day) => {
      const { search: present } = window.location
      // From the address bar, not from the last drawing: a sheet may be opening at this very moment.
      const { date: told } = readCalendar(present, { view, date })
      // Another day was asked for and is still to be drawn: what is in sight until then counts no more.
      if (told !== date && told !== scrolledTo.current) return
      setSeen((was) => (was?.from === from && was.to === to ? was : { from, to }))
      if (view === 'agenda' ? from === told : told >= from && told <= to) return
      scrolledTo.current = from
      stay(present, from, SCROLLED_TO)
    },
  }
}
