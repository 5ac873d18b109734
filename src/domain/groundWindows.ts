import { byCode } from '../lib/byCode.ts'
import type { Activity } from './activity.ts'
import type { ActivityName } from './activityName.ts'
import { isJob } from './dayJobs.ts'
import { instantAtGround, addDays, toInstant } from './groundTime.ts'
import { recoveryMinutesOf } from './planning/recovery.ts'
import { reEntryAt } from './reEntry.ts'
import type { Day, Id, Instant } from './wire.ts'

/** A time in which nobody plays on a pitch, and the work that is the reason; of products, only a re-entry time written down with the work is known. */
export type GroundWindow = { pitchId: Id; start: Instant; end: Instant; work: ActivityName[] }

/** Reading a pitch keeps nobody off it. */
const BESIDE_PLAY: ReadonlySet<string> = new Set(['fieldMeasurements', 'generalPitch'])
/** The club's own minutes are not open to those who play: the usual ones hold. */
const USUAL = { recoveryMinutes: {} }

/**
 * When pitches are closed for work and for the rest that the grass needs after it, from now on, earliest first;
 * closures that touch are one. Begun work that should have ended closes its pitch until somebody says it is done.
 */
export function groundWindows(
  activities: readonly Activity[],
  pitchIds: readonly Id[],
  now: Date,
  timeZone: string,
): GroundWindow[] {
  const windows: GroundWindow[] = []
  for (const pitchId of pitchIds) {
    const closed = activities
      .filter((job) => isJob(job) && job.status !== 'cancelled' && job.pitchIds.includes(pitchId))
      .filter(({ activityName }) => !BESIDE_PLAY.has(activityName))
      .map((job) => ({
        start: Date.parse(job.startDate),
        end: endOf(job, now, timeZone),
        work: job.activityName,
      }))
      .filter(({ end }) => end > now.getTime())
      .sort((a, b) => a.start - b.start || a.end - b.end)
    let last: { start: number; end: number; work: ActivityName[] } | undefined
    const merged: NonNullable<typeof last>[] = []
    for (const { start, end, work } of closed) {
      if (last && start <= last.end) {
        last.end = Math.max(last.end, end)
        if (!last.work.includes(work)) last.work.push(work)
      } else {
        last = { start, end, work: [work] }
        merged.push(last)
      }
    }
    for (const { start, end, work } of merged)
      windows.push({ pitchId, start: toInstant(start), end: toInstant(end), work })
  }
  return windows.sort((a, b) => byCode(a.start, b.start) || byCode(a.pitchId, b.pitchId))
}

/** Epoch ms at which a pitch is open again after a job. */
function endOf(job: Activity, now: Date, timeZone: string): number {
  const end = Date.parse(job.endDate)
  const ended = job.status === 'in_progress' ? Math.max(end, now.getTime() + 60_000) : end
  const told = reEntryAt(job, undefined, timeZone)
  return Math.max(
    ended + recoveryMinutesOf(job, { ...USUAL, timeZone }) * 60_000,
    told === undefined ? 0 : Date.parse(told),
  )
}

/** The part of a window that lies on a day at the ground: `from` is missing where it began before, `until` where it goes on. */
export type DayWindow = GroundWindow & { from: Instant | undefined; until: Instant | undefined }

/** The windows that touch a day at the ground. */
export function windowsOn(windows: readonly GroundWindow[], day: Day, timeZone: string): DayWindow[] {
  const begins = instantAtGround(day, '00:00', timeZone)
  const ends = instantAtGround(addDays(day, 1), '00:00', timeZone)
  return windows
    .filter(({ start, end }) => start < ends && end > begins)
    .map((window) => ({
      ...window,
      from: window.start < begins ? undefined : window.start,
      until: window.end > ends ? undefined : window.end,
    }))
}

/** The closure of its pitch in which a session would begin. */
export const closedAt = (
  windows: readonly GroundWindow[],
  { pitchIds, startDate }: Pick<Activity, 'pitchIds' | 'startDate'>,
): GroundWindow | undefined =>
  windows.find(
    ({ pitchId, start, end }) => pitchIds.includes(pitchId) && start <= startDate && startDate < end,
  )
