import { useGetCompanyQuery } from '@/api/api'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetSuggestedActivitiesQuery } from '@/api/activities'
import type { NewActivity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { isOn } from '@/domain/switches'
import type { Day } from '@/domain/wire'
import { ownValue } from '@/lib/ownValue'

export type DaySuggestion = { id: string; draft: NewActivity; reason: string | undefined }

/** What is advised for a day and has not been put away; nothing where the company has no suggestions. */
export function useSuggestions(day: Day, timeZone: string): DaySuggestion[] {
  const { data: company } = useGetCompanyQuery()
  const { data: local } = useGetLocalDataQuery()
  const on = company !== undefined && isOn('suggested_activities', company)
  const { data = [] } = useGetSuggestedActivitiesQuery(undefined, { skip: !on })
  return data
    .filter(({ startDate }) => dayAtGround(startDate, timeZone) === day)
    .map(({ id, name, startDate, endDate, pitchId, reason }) => ({
      id: id ?? `${name} ${pitchId ?? ''} ${startDate}`,
      reason,
      draft: {
        activityName: name,
        name: undefined,
        taskId: undefined,
        status: 'planned',
        startDate,
        endDate,
        fields: [],
        pitchIds: pitchId === undefined ? [] : [pitchId],
        sectionIds: [],
        userIds: [],
        teamId: undefined,
        notes: undefined,
        recurrence: undefined,
      },
    }))
    .filter(({ id }) => !((ownValue(local?.dismissed, id)?.until ?? '') > day))
}
