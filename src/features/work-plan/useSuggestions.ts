import { useGetCompanyQuery } from '@/api/api'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetSuggestedActivitiesQuery } from '@/api/activities'
import type { NewActivity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { stillAdvised, suggestionKey } from '@/domain/suggestedActivity'
import { isOn } from '@/domain/switches'
import type { Day } from '@/domain/wire'

export type DaySuggestion = { id: string; draft: NewActivity; reason: string | undefined }

/** What is advised for a day and has not been put away; nothing where the company has no suggestions. */
export function useSuggestions(day: Day, now: Date, timeZone: string): DaySuggestion[] {
  const { data: company } = useGetCompanyQuery()
  const { data: local } = useGetLocalDataQuery()
  const on = company !== undefined && isOn('suggested_activities', company)
  const { data = [] } = useGetSuggestedActivitiesQuery(undefined, { skip: !on })
  return stillAdvised(data, local?.dismissed, { now, timeZone })
    .filter(({ startDate }) => dayAtGround(startDate, timeZone) === day)
    .map((one) => ({
      id: suggestionKey(one),
      reason: one.reason,
      draft: {
        activityName: one.name,
        name: undefined,
        taskId: undefined,
        status: 'planned',
        startDate: one.startDate,
        endDate: one.endDate,
        fields: [],
        pitchIds: one.pitchId === undefined ? [] : [one.pitchId],
        sectionIds: [],
        userIds: [],
        teamId: undefined,
        notes: undefined,
        recurrence: undefined,
      },
    }))
}
