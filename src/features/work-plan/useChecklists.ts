import { useGetLocalDataQuery } from '@/api/localData'
import type { Activity } from '@/domain/activity'

/** What is ticked off on the way: of the template that work has its name from, else of the only one for its type. */
export function useChecklists(): (job: Pick<Activity, 'activityName' | 'name'>) => readonly string[] {
  const { data } = useGetLocalDataQuery()
  return ({ activityName, name }) => {
    const fitting = (data?.templates ?? []).filter(
      (one) => one.activityName === activityName && one.checklist.length > 0,
    )
    const own = fitting.find((one) => one.name === name) ?? (fitting.length === 1 ? fitting[0] : undefined)
    return own?.checklist ?? []
  }
}
