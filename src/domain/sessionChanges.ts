import * as v from 'valibot'
import { byCode } from '../lib/byCode.ts'
import type { Activity } from './activity.ts'
import { isJob } from './dayJobs.ts'
import { dayAtGround } from './groundTime.ts'
import { day, type Day, id, instant, type Instant, type Known, listOf, maybe } from './wire.ts'

const seenSession = v.looseObject({
  id,
  name: maybe(v.string()),
  activityName: v.string(),
  startDate: instant,
  endDate: instant,
  pitchIds: v.array(id),
  cancelled: v.fallback(v.boolean(), false),
})
/** The sessions ahead as a person saw them: when, and up to which day they were listed. */
const seenSessions = v.looseObject({ at: instant, to: day, sessions: listOf(seenSession) })
export type SeenSession = Known<v.InferOutput<typeof seenSession>>
export type SeenSessions = { at: Instant; to: Day; sessions: SeenSession[] }

/** What was stored, or undefined when it cannot be read. */
export function readSeenSessions(stored: unknown): SeenSessions | undefined {
  const read = v.safeParse(seenSessions, stored)
  return read.success ? read.output : undefined
}

/** The sessions that have not begun, to be compared with on the next visit. */
export const seenNow = (activities: readonly Activity[], now: Instant, to: Day): SeenSessions => ({
  at: now,
  to,
  sessions: activities
    .filter((one) => !isJob(one) && one.startDate > now)
    .map(({ id: ownId, name, activityName, startDate, endDate, pitchIds, status }) => ({
      id: ownId,
      name,
      activityName,
      startDate,
      endDate,
      pitchIds: [...pitchIds],
      cancelled: status === 'cancelled',
    })),
})

export type SessionChange =
  /** Its time, its pitch, or both are other than they were. */
  | { kind: 'changed'; session: Activity; before: SeenSession; time: boolean; pitch: boolean }
  | { kind: 'added' | 'cancelled' | 'back'; session: Activity }
  /** It is not listed any more. */
  | { kind: 'gone'; session: SeenSession }

/**
 * What is other than it was seen, by start. Only sessions that have not begun, and of those that are new only what lies
 * in the days that were listed then: a later day was not hidden, it had not come.
 */
export function sessionChanges(
  seen: SeenSessions,
  activities: readonly Activity[],
  { now, timeZone }: { now: Instant; timeZone: string },
): SessionChange[] {
  const before = new Map(seen.sessions.map((session) => [session.id, session]))
  const sessions = activities.filter((one) => !isJob(one))
  const listed = new Set(sessions.map((session) => session.id))
  const changes = sessions
    .filter(({ startDate }) => startDate > now)
    .flatMap((session): SessionChange[] => {
      const then = before.get(session.id)
      const cancelled = session.status === 'cancelled'
      if (!then)
        return cancelled || dayAtGround(session.startDate, timeZone) > seen.to
          ? []
          : [{ kind: 'added', session }]
      if (cancelled !== then.cancelled) return [{ kind: cancelled ? 'cancelled' : 'back', session }]
      const time = then.startDate !== session.startDate || then.endDate !== session.endDate
      const pitch = then.pitchIds.toSorted().join() !== session.pitchIds.toSorted().join()
      return !cancelled && (time || pitch) ? [{ kind: 'changed', session, before: then, time, pitch }] : []
    })
  const gone = seen.sessions
    .filter((session) => !session.cancelled && session.startDate > now && !listed.has(session.id))
    .map((session): SessionChange => ({ kind: 'gone', session }))
  return [...changes, ...gone].sort((a, b) => byCode(a.session.startDate, b.session.startDate))
}
