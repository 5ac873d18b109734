import { useMemo } from 'react'
import { useGetSuggestedActivitiesQuery } from '@/api/activities'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Company } from '@/domain/company'
import { dayAtGround } from '@/domain/groundTime'
import { stillAdvised, type SuggestedActivity } from '@/domain/suggestedActivity'
import { isOn, isReadOnly } from '@/domain/switches'
import type { Day } from '@/domain/wire'
import { type CalendarFilter, isChosen } from '@/domain/calendarFilter'
import { adviceOf, type Entry } from './placement'

/** What is advised, by day; nothing where a company has no suggestions, may not plan, or has switched the layer off. */
export function useSuggestedDays(
  company: Company | undefined,
  { mine, people, grounds, types, text, hidden }: CalendarFilter,
  at: { now: Date; timeZone: string },
): ReadonlyMap<Day, readonly SuggestedActivity[]> {
  const on =
    company !== undefined &&
    isOn('suggested_activities', company) &&
    !isReadOnly(company) &&
    !hidden.has('suggestions')
  const { data: suggestions = [] } = useGetSuggestedActivitiesQuery(undefined, { skip: !on })
  const { data: local } = useGetLocalDataQuery(undefined, { skip: !on })
  const days = new Map<Day, SuggestedActivity[]>()
  // It belongs to nobody yet and has no notes.
  if (!on || mine || people.length > 0 || text !== '') return days
  for (const one of stillAdvised(suggestions, local?.dismissed, at)) {
    const day = dayAtGround(one.startDate, at.timeZone)
    if (!isChosen(grounds, one.pitchId) || !isChosen(types, one.name)) continue
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return days
}

/** The same as entries of a timeline, which lays all of them out anew whenever they are others. */
export function useAdvice(
  days: ReadonlyMap<Day, readonly SuggestedActivity[]>,
  wanted: boolean,
): readonly Entry[] {
  // By value: the days are another map after each look at the clock, what is advised seldom another.
  const told = wanted && days.size > 0 ? JSON.stringify([...days.values()].flat()) : ''
  return useMemo(() => (told === '' ? NONE : (JSON.parse(told) as SuggestedActivity[]).map(adviceOf)), [told])
}

const NONE: readonly Entry[] = []
