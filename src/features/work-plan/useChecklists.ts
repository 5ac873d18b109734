import { useGetLocalDataQuery } from '@/api/localData'
import type { Activity } from '@/domain/activity'
import { checklistFor, type ChecklistItem } from '@/domain/checklist'
import { ownValue } from '@/lib/ownValue'

/** What is ticked off on the way, as the phone shows it too. */
export function useChecklists(): (job: Activity) => readonly ChecklistItem[] {
  const { data } = useGetLocalDataQuery()
  return (job) => checklistFor(job, data?.templates ?? [], ownValue(data?.jobTicks, job.id))
}
