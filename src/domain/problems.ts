import { HOUR_MS } from '../lib/durations.ts'
import type { Activity } from './activity.ts'
import { isLate } from './activityWork.ts'
import { isNobodys, jobsOn, lateJobs } from './dayJobs.ts'
import { dayAtGround } from './groundTime.ts'
import { type BandRule, DEFAULT_BANDS } from './measurement.ts'
import type { Weather } from './weather.ts'
import { frostAhead } from './weatherOutlook.ts'
import type { Id, Instant } from './wire.ts'

/** What is wrong now, as far as work, leave and weather tell. */
export type Problem =
  | { kind: 'late' | 'overrun' | 'unassigned'; job: Activity }
  /** Somebody is off today and still planned. */
  | { kind: 'away'; job: Activity; person: Id }
  /** Lowest air temperature in °C. */
  | { kind: 'frost'; from: Instant; lowest: number }
  /** Soil moisture, % by volume, above the target. */
  | { kind: 'wet'; value: number; low: number; high: number }

/** Jobs that start so soon, h, need somebody. */
const SOON_HOURS = 12

/** The work that is late or has nobody of the staff, and people who are planned although they are off today; worst first. */
export function workProblems(
  activities: readonly Activity[],
  { away, staff }: { away: ReadonlySet<Id>; staff: ReadonlySet<Id> | undefined },
  now: Date,
  timeZone: string,
): Problem[] {
  const late = lateJobs(activities, now).map((job): Problem => ({
    kind: job.status === 'planned' ? 'late' : 'overrun',
    job,
  }))
  const soon = activities.filter(
    (job) =>
      job.status === 'planned' &&
      !isLate(job, now) &&
      Date.parse(job.startDate) < now.getTime() + SOON_HOURS * HOUR_MS,
  )
  const today = jobsOn(soon, dayAtGround(now, timeZone), timeZone)
  return [
    ...late.filter(({ kind }) => kind === 'late'),
    ...late.filter(({ kind }) => kind === 'overrun'),
    ...today.filter((job) => isNobodys(job, staff)).map((job): Problem => ({ kind: 'unassigned', job })),
    ...today.flatMap((job) =>
      job.userIds.filter((id) => away.has(id)).map((person): Problem => ({ kind: 'away', job, person })),
    ),
  ]
}

/** Frost within a day, and soil that is wetter than its target, the club's own or the usual, where the weather says so. */
export function weatherProblems(
  { current, hourly }: Weather,
  now: Date,
  moisture: BandRule = DEFAULT_BANDS.soilMoisture,
): Problem[] {
  const frost = frostAhead(hourly, now)
  const { low, high } = moisture.ideal
  const value = current?.soilMoisture
  const problems: Problem[] = frost ? [{ kind: 'frost', ...frost }] : []
  if (value !== undefined && low !== null && high !== null && value > high)
    problems.push({ kind: 'wet', value, low, high })
  return problems
}
