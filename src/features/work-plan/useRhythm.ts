import { activityEndpoints, useGetActivitiesQuery } from '@/api/activities'
import { pieces } from '@/api/periodPieces'
import { useGetPitchesQuery } from '@/api/pitches'
import { useChunked } from '@/api/useChunked'
import { rhythmSince, useRhythmHistory } from '@/api/useWorkHistory'
import type { Activity, NewActivity } from '@/domain/activity'
import { workPeriod } from '@/domain/dayJobs'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { byRhythm } from '@/domain/planning/dayPlan'
import { daysWhenDue, isOverdue, type Rhythm, rhythmsOf } from '@/domain/planning/rhythm'
import type { Day, Id } from '@/domain/wire'
import { AROUND } from './usePlanDay'

/** Work that is due by rhythm, as it would be planned. */
export type Due = {
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
  overdue: Due[]
  /** What is not overdue, but due on the day itself. */
  due: Due[]
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
  const isLater = enabled && addDays(day, -AROUND) >= today
  const near = useGetActivitiesQuery(workPeriod(today), { skip: !isLater })
  const between = { from: addDays(workPeriod(today).to, 1), to: addDays(day, -AROUND - 1) }
  const later = useChunked<Activity>(
    activityEndpoints.getActivities,
    isLater && between.from <= between.to ? pieces(between) : [],
    idOf,
  )
  const { data: history } = past
  const error = past.error ?? (near.data ? undefined : near.error) ?? (later.data ? undefined : later.error)
  if (!enabled || day < today || error !== undefined)
    return { ...NOTHING, history: history ?? [], failed: enabled && error !== undefined }
  if (!history || !pitches || !later.data || (near.data === undefined && !near.isUninitialized))
    return { ...NOTHING, isLearning: true }
  const around = [...work, ...(near.data ?? []), ...later.data]
  const planned = around.filter(
    ({ startDate, status }) => status !== 'cancelled' && dayAtGround(startDate, timeZone) >= today,
  )
  // The weeks end yesterday: what was done today has waited for nothing.
  const known = [...new Map([...history, ...around].map((one) => [one.id, one])).values()]
  const rhythms = rhythmsOf(known, pitches, { now, timeZone, since: rhythmSince(today) })
  const asDue = ({ lastDone, ...rhythm }: Rhythm): Due[] => {
    const draft = byRhythm({ ...rhythm, lastDone }, known, day, timeZone)
    return draft ? [{ ...rhythm, id: `rhythm ${rhythm.pitchId} ${rhythm.activityName}`, draft }] : []
  }
  const daysOf = ({ pitchId, activityName }: Rhythm): Day[] =>
    planned.flatMap((job) =>
      job.activityName === activityName && job.pitchIds.includes(pitchId)
        ? [dayAtGround(job.startDate, timeZone)]
        : [],
    )
  const overdue: Due[] = []
  const due: Due[] = []
  for (const rhythm of rhythms) {
    const days = daysOf(rhythm)
    if (days.length === 0 && isOverdue(rhythm)) overdue.push(...asDue(rhythm))
    else {
      const daysSince = daysWhenDue(rhythm, days, day, timeZone)
      if (daysSince !== undefined) due.push(...asDue({ ...rhythm, daysSince }))
    }
  }
  // What the rest of the page reads are the weeks without a break.
  const season = history.filter(({ startDate }) => dayAtGround(startDate, timeZone) >= rhythmSince(today))
  return { overdue, due, rhythms, isLearning: false, history: season, failed: false }
}

const idOf = ({ id }: Activity): Id => id
const NOTHING = { overdue: [], due: [], rhythms: [], isLearning: false, history: [], failed: false }
