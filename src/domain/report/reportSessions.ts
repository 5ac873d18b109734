import type { Activity } from '../activity.ts'
import { isJob } from '../dayJobs.ts'
import type { Fixture } from '../fixture.ts'
import type { Id, Instant } from '../wire.ts'
import type { ReportChoice } from './reportChoice.ts'
import { dayReader } from './reportWork.ts'
import { byCode } from '../../lib/byCode.ts'

/** A match or a training session, whether it was entered as work or came with the fixtures. */
export type ReportSession = {
  id: Id
  kind: 'match' | 'training'
  pitchIds: readonly Id[]
  startDate: Instant
  endDate: Instant
  cancelled: boolean
  /** It has ended, or somebody marked it as done. */
  over: boolean
}

/**
 * Matches and trainings of a report, latest first. One that is both a fixture and an activity, by its id or by its
 * pitch and start, counts once, as the activity.
 */
export function reportSessions(
  activities: readonly Activity[],
  fixtures: readonly Fixture[],
  { pitchIds, from, to }: Pick<ReportChoice, 'pitchIds' | 'from' | 'to'>,
  { now, timeZone }: { now: Date; timeZone: string },
): ReportSession[] {
  const dayOf = dayReader(timeZone)
  const chosen = new Set(pitchIds)
  const seen = new Set<string>()
  const hasEnded = (end: Instant) => Date.parse(end) <= now.getTime()
  const placeOf = (pitchId: Id, start: Instant) => `${pitchId} ${start}`
  const sessions: ReportSession[] = []
  for (const work of activities) {
    if (isJob(work)) continue
    seen.add(work.id)
    for (const id of work.pitchIds) seen.add(placeOf(id, work.startDate))
    const cancelled = work.status === 'cancelled'
    sessions.push({
      id: work.id,
      kind: work.activityName === 'match' ? 'match' : 'training',
      pitchIds: work.pitchIds,
      startDate: work.startDate,
      endDate: work.endDate,
      cancelled,
      over: work.status === 'completed' || hasEnded(work.endDate),
    })
  }
  for (const { id, kind, pitchId, startDate, endDate } of fixtures) {
    if (kind === 'other' || pitchId === undefined || seen.has(id) || seen.has(placeOf(pitchId, startDate)))
      continue
    seen.add(id)
    const day = dayOf(startDate)
    if (day < from || day > to || (chosen.size > 0 && !chosen.has(pitchId))) continue
    sessions.push({
      id,
      kind,
      pitchIds: [pitchId],
      startDate,
      endDate,
      cancelled: false,
      over: hasEnded(endDate),
    })
  }
  return sessions.toSorted((a, b) => byCode(b.startDate, a.startDate) || byCode(a.id, b.id))
}

/** It was not cancelled, and it is over. */
export const tookPlace = ({ cancelled, over }: ReportSession): boolean => over && !cancelled
