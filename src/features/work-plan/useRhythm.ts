import { useGetPitchesQuery } from '@/api/pitches'
import { useWorkHistory } from '@/api/useWorkHistory'
import type { Activity, NewActivity } from '@/domain/activity'
import { byRhythm, isPlannedOn } from '@/domain/planning/dayPlan'
import { overdueByRhythm } from '@/domain/planning/rhythm'
import type { Day, Id } from '@/domain/wire'

export type Overdue = {
  id: string
  pitchId: Id
  activityName: string
  draft: NewActivity
  daysSince: number
  medianDays: number
  ratio: number
}

type Asked = {
  day: Day
  today: Day
  now: Date
  timeZone: string
  /** What the days around are planned to bring: nothing of it is due again. */
  planned: readonly Activity[]
  /** Not before the day itself is there. */
  enabled: boolean
}

/** What is overdue by the club's own rhythm (B8), learnt from nine weeks of its work. */
export function useRhythm({ day, today, now, timeZone, planned, enabled }: Asked): {
  overdue: Overdue[]
  isLearning: boolean
  /** The weeks behind it, as far as they have come. */
  history: readonly Activity[]
  failed: boolean
} {
  const { data: pitches } = useGetPitchesQuery()
  const { data: history, error } = useWorkHistory(today, enabled)
  if (!enabled || day < today || error !== undefined)
    return { overdue: [], isLearning: false, history: history ?? [], failed: enabled && error !== undefined }
  if (!history || !pitches) return { overdue: [], isLearning: true, history: [], failed: false }
  const overdue = overdueByRhythm(history, pitches, now)
    .flatMap(({ pitchId, activityName, lastDone, daysSince, medianDays, ratio }): Overdue[] => {
      const draft = byRhythm({ pitchId, activityName, lastDone }, history, day, timeZone)
      return draft
        ? [
            {
              id: `rhythm ${pitchId} ${activityName}`,
              pitchId,
              activityName,
              draft,
              daysSince,
              medianDays,
              ratio,
            },
          ]
        : []
    })
    .filter(
      ({ draft, pitchId }) =>
        !isPlannedOn(draft, planned) &&
        !planned.some(
          (job) =>
            job.activityName === draft.activityName &&
            job.status !== 'cancelled' &&
            job.pitchIds.includes(pitchId),
        ),
    )
  return { overdue, isLearning: false, history, failed: false }
}
