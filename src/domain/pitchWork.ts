import { byCode } from '../lib/byCode.ts'
import type { Activity } from './activity.ts'
import { needsPitch } from './activityName.ts'
import { isOpen } from './activityWork.ts'
import { byStart } from './byStart.ts'
import { isJob } from './dayJobs.ts'
import { addDays, dayAtGround, daysBetween } from './groundTime.ts'
import { type Rhythm, rhythmsOf } from './planning/rhythm.ts'
import type { Day, Id, Instant } from './wire.ts'

/** One kind of work on one pitch: when it was last done, how often it usually is, and when it comes next. */
export type WorkRow = {
  activityName: string
  last: Activity | undefined
  /** From its end, as in the list of what was done last; a rhythm runs from start to start. */
  daysSince: number | undefined
  /** The club's own usual interval, days; undefined where there is no rhythm yet. */
  everyDays: number | undefined
  /** What that was learnt from, and from how many intervals. */
  learnt: Pick<Rhythm, 'basis' | 'intervals'> | undefined
  /** Last time plus the usual interval. */
  due: Day | undefined
  next: Activity | undefined
  /** Time since the last one in usual intervals; 0 where there is no rhythm. */
  ratio: number
}

export type Place = { pitchId: Id; sectionId?: Id | undefined }

/** Work on a pitch; of a section, also what was done on the whole pitch. */
export const isOnPlace = (
  { pitchIds, sectionIds }: Pick<Activity, 'pitchIds' | 'sectionIds'>,
  { pitchId, sectionId }: Place,
): boolean =>
  pitchIds.includes(pitchId) &&
  (sectionId === undefined || sectionIds.length === 0 || sectionIds.includes(sectionId))

/**
 * Days since each kind of work on a pitch or section, with interval and next date (F29), most overdue first. `history`
 * is what the rhythm is learnt from, without a break from `since` on, `ahead` what is open.
 */
export function workRows(
  history: readonly Activity[],
  ahead: readonly Activity[],
  place: Place,
  now: Date,
  timeZone: string,
  since?: Day,
): WorkRow[] {
  const here = history.filter(
    (work) => isOnPlace(work, place) && isJob(work) && needsPitch(work.activityName),
  )
  const today = dayAtGround(now, timeZone)
  const rhythms = new Map<string, Rhythm>(
    rhythmsOf(here, [{ id: place.pitchId }], { now, timeZone, ...(since && { since }) }).map((rhythm) => [
      rhythm.activityName,
      rhythm,
    ]),
  )
  // What was begun, or should have been since yesterday, comes before what is planned: to plan it again would be once too often.
  const coming = ahead
    .filter(
      (work) =>
        isOpen(work) &&
        isOnPlace(work, place) &&
        (work.status === 'in_progress' || dayAtGround(work.startDate, timeZone) >= addDays(today, -1)),
    )
    .toSorted(byStart)
  // What was done here in former years alone is not this season's.
  const recent = here.filter(
    ({ startDate }) => since === undefined || dayAtGround(startDate, timeZone) >= since,
  )
  const names = new Set([...recent, ...coming].filter(isJob).map(({ activityName }) => activityName))
  return [...names]
    .filter(needsPitch)
    .map((activityName): WorkRow => {
      const last = newest(
        recent.filter(
          (work) =>
            work.activityName === activityName &&
            work.status === 'completed' &&
            startOf(work) <= now.getTime(),
        ),
      )
      const lastDay = last && dayAtGround(last.startDate, timeZone)
      const rhythm = rhythms.get(activityName)
      return {
        activityName,
        last,
        daysSince: last && Math.max(0, daysBetween(dayAtGround(last.endDate, timeZone), today)),
        everyDays: rhythm?.medianDays,
        learnt: rhythm,
        due: rhythm && lastDay && addDays(lastDay, Math.round(rhythm.medianDays)),
        next: coming.find((work) => work.activityName === activityName),
        ratio: rhythm?.ratio ?? 0,
      }
    })
    .toSorted((a, b) => b.ratio - a.ratio || byCode(a.activityName, b.activityName))
}

const startOf = ({ startDate }: { startDate: Instant }): number => Date.parse(startDate)

const newest = (works: readonly Activity[]): Activity | undefined =>
  works.reduce<Activity | undefined>(
    (latest, work) => (latest === undefined || work.endDate > latest.endDate ? work : latest),
    undefined,
  )
