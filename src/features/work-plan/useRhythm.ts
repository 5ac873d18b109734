import { useGetActivitiesQuery } from '@/api/activities'
import { useGetPitchesQuery } from '@/api/pitches'
import { rhythmSince, useRhythmHistory } from '@/api/useWorkHistory'
import type { Activity, NewActivity } from '@/domain/activity'
import { workPeriod } from '@/domain/dayJobs'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { byRhythm, isPlannedOn } from '@/domain/planning/dayPlan'
import { isOverdue, type Rhythm, rhythmsOf } from '@/domain/planning/rhythm'
import type { Day, Id } from '@/domain/wire'
import { AROUND } from './usePlanDay'

export type Overdue = {
  id: string
  pitchId: Id
  activityName: string
  draft: NewActivity
  daysSince: number
  medianDays: number
  ratio: number
} & Pick<Rhythm, 'basis' | 'intervals'>

type Asked = {
  day: Day
  today: Day
  now: Date
  timeZone: string
  /** The work around the day: what is planned there is not due again. */
  work: readonly Activity[]
  /** Not before the day itself is there. */
  enabled: boolean
}

/** What is overdue by the club's own rhythm (B8), learnt from nine weeks of its work and this month of former years. */
export function useRhythm({ day, today, now, timeZone, work, enabled }: Asked): {
  overdue: Overdue[]
  /** Of every kind of work on every pitch that has one, overdue or not. */
  rhythms: readonly Rhythm[]
  isLearning: boolean
  /** The weeks behind it, as far as they have come. */
  history: readonly Activity[]
  failed: boolean
} {
  const { data: pitches } = useGetPitchesQuery()
  const past = useRhythmHistory(today, enabled)
  // What is overdue today may be planned for a day before those that were asked for around the one that is looked at.
  const near = useGetActivitiesQuery(workPeriod(today), { skip: !enabled || addDays(day, -AROUND) < today })
  const { data: history } = past
  const error = past.error ?? (near.data ? undefined : near.error)
  if (!enabled || day < today || error !== undefined)
    return { ...NOTHING, history: history ?? [], failed: enabled && error !== undefined }
  if (!history || !pitches || (near.data === undefined && !near.isUninitialized))
    return { ...NOTHING, isLearning: true }
  const around = [...work, ...(near.data ?? [])]
  const planned = around.filter(
    ({ startDate, status }) => status !== 'cancelled' && dayAtGround(startDate, timeZone) >= today,
  )
  // The weeks end yesterday: what was done today has waited for nothing.
  const known = [...new Map([...history, ...around].map((one) => [one.id, one])).values()]
  const rhythms = rhythmsOf(known, pitches, { now, timeZone, since: rhythmSince(today) })
  const overdue = rhythms
    .filter(isOverdue)
    .flatMap(
      ({ pitchId, activityName, lastDone, daysSince, medianDays, ratio, basis, intervals }): Overdue[] => {
        const draft = byRhythm({ pitchId, activityName, lastDone }, known, day, timeZone)
        const id = `rhythm ${pitchId} ${activityName}`
        return draft
          ? [{ id, pitchId, activityName, draft, daysSince, medianDays, ratio, basis, intervals }]
          : []
      },
    )
    .filter(
      ({ draft, pitchId }) =>
        !isPlannedOn(draft, planned) &&
        !planned.some((job) => job.activityName === draft.activityName && job.pitchIds.includes(pitchId)),
    )
  // What the rest of the page reads are the weeks without a break.
  const season = history.filter(({ startDate }) => dayAtGround(startDate, timeZone) >= rhythmSince(today))
  return { overdue, rhythms, isLearning: false, history: season, failed: false }
}

const NOTHING = { overdue: [], rhythms: [], isLearning: false, history: [], failed: false }
