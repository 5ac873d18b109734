import { useGetDaysOffQuery } from '@/api/leave'
import type { Day, Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'

/** Who is off on a day, with the word for why. */
export function useOffOn(day: Day | null): ReadonlyMap<Id, string> {
  const words = useActivityText()
  const { data = [] } = useGetDaysOffQuery({ from: day ?? '', to: day ?? '' }, { skip: day === null })
  return new Map(
    data.filter(({ date }) => date === day).map(({ user, leaveType }) => [user, words.leave(leaveType)]),
  )
}
