import { HOUR_MS } from '../lib/durations.ts'
import { type Activity, answerOf } from './activity.ts'

/** What finished or running work has left dangerous to people or to the turf (activity-fields.md, 22 and 28). */
export type Hazard =
  | { kind: 'unsafe'; job: Activity }
  /** Covered for so many hours, which is more than was said to be the most. */
  | { kind: 'covered'; job: Activity; hours: number; most: number }

/**
 * Goals that were worked on and not marked safe to use, and covers that lie longer than their longest time, in order of
 * time. What is done later at the same goal, or with the covers of the same pitch, is what counts. Work that is not
 * done says nothing of goals, and nothing of covers before it has begun.
 */
export function hazardsOf(activities: readonly Activity[], now: Date): Hazard[] {
  const latest = new Map<string, Activity>()
  for (const job of activities) {
    if (!counts(job)) continue
    for (const pitchId of job.pitchIds) {
      const key = [job.activityName, pitchId, goalOf(job)].join(' ')
      const known = latest.get(key)
      if (!known || known.startDate < job.startDate) latest.set(key, job)
    }
  }
  return [...new Set(latest.values())]
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .flatMap((job) => hazardOf(job, now) ?? [])
}

const counts = ({ activityName, status }: Activity): boolean =>
  activityName === 'goalRepair'
    ? status === 'completed'
    : activityName === 'pitchCovers' && (status === 'completed' || status === 'in_progress')

function goalOf(job: Activity): string {
  const goal = job.activityName === 'goalRepair' ? answerOf(job, 'goal') : undefined
  return typeof goal === 'string' ? goal.trim().toLowerCase() : ''
}

function hazardOf(job: Activity, now: Date): Hazard | undefined {
  if (job.activityName === 'goalRepair')
    return answerOf(job, 'safeToUse') === true ? undefined : { kind: 'unsafe', job }
  const most = answerOf(job, 'maximumHours')
  if (answerOf(job, 'state') !== 'on' || typeof most !== 'number' || !(most > 0)) return undefined
  // They lie as soon as the laying is done; while it goes on, since it began.
  const laid = Date.parse(job.status === 'completed' ? job.endDate : job.startDate)
  const hours = (now.getTime() - laid) / HOUR_MS
  return hours > most ? { kind: 'covered', job, hours, most } : undefined
}
