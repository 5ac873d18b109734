import { type Activity, answerOf } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import type { Cocktail } from '@/domain/cocktail'
import type { Fixture } from '@/domain/fixture'
import { dayAtGround, instantAtGround, toInstant } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { reEntryAt, reEntryHoursOf } from '@/domain/reEntry'
import { type Shed, shedOf } from '@/domain/shed'
import type { Supply } from '@/domain/supply'
import { type Day, type Id, type Instant, isDay } from '@/domain/wire'
import { byCode } from '@/lib/byCode'
import { HOUR_MS } from '@/lib/durations'

/** A pitch nobody may enter. `reEntry`: the spraying is over, its product still keeps people off. */
export type Closure = {
  pitchId: Id
  from: Instant
  to: Instant
  reason: 'spraying' | 'renovation' | 'reEntry'
}
type Ground = {
  supplies: readonly Supply[]
  cocktails: readonly Cocktail[]
  today: Day
  now: Date
  timeZone: string
}

/**
 * Pitches that are closed now or will be later today by spraying, renovation or a product's re-entry time; earliest first,
 * and last what everybody knows because it takes days.
 */
export function closuresToday(activities: readonly Activity[], ground: Ground): Closure[] {
  const shed = shedOf(ground)
  return activities
    .flatMap((activity) => {
      const closed =
        activity.activityName === 'spraying'
          ? sprayed(activity, shed, ground)
          : activity.activityName === 'renovation'
            ? renovated(activity, ground)
            : undefined
      return closed ? activity.pitchIds.map((pitchId): Closure => ({ pitchId, ...closed })) : []
    })
    .filter(
      ({ from, to }) =>
        Date.parse(to) > ground.now.getTime() && dayAtGround(from, ground.timeZone) <= ground.today,
    )
    .sort(
      (a, b) =>
        Number(isLong(a)) - Number(isLong(b)) || byCode(a.from, b.from) || byCode(a.pitchId, b.pitchId),
    )
}

const DAY_MS = 24 * HOUR_MS
const isLong = ({ from, to }: Closure): boolean => Date.parse(to) - Date.parse(from) > DAY_MS

type Closed = Omit<Closure, 'pitchId'>

function sprayed(activity: Activity, shed: Shed, { now, timeZone }: Ground): Closed | undefined {
  const { status, startDate } = activity
  if (status === 'cancelled') return undefined
  const [endDate, least] = endOf(activity, activity.endDate, now)
  // A time that was written down holds; hours count from when it really ends.
  const to =
    reEntryAt(activity, undefined, timeZone) ??
    reEntryAt({ ...activity, endDate }, reEntryHoursOf(activity, shed), timeZone) ??
    endDate
  return isOpen(activity)
    ? { from: startDate, to: to > least ? to : least, reason: 'spraying' }
    : { from: endDate, to, reason: 'reEntry' }
}

/** When work ends, no sooner than now while it still runs; and until when its pitch is closed at least, an hour more of that. */
function endOf({ status }: Activity, planned: Instant, now: Date): [end: Instant, least: Instant] {
  const isOver = status === 'in_progress' && Date.parse(planned) <= now.getTime()
  return isOver ? [toInstant(now), toInstant(now.getTime() + HOUR_MS)] : [planned, planned]
}

/** Renovation keeps a pitch closed until the day it is to reopen, and beyond its plan while it still runs. */
function renovated(activity: Activity, { now, timeZone }: Ground): Closed | undefined {
  const { status, startDate, endDate } = activity
  if (status === 'cancelled') return undefined
  const reopens = answerOf(activity, 'reopens')
  const opening =
    typeof reopens === 'string' && isDay(reopens) ? instantAtGround(reopens, '00:00', timeZone) : endDate
  const [, to] = endOf(activity, opening > endDate ? opening : endDate, now)
  return { from: startDate, to, reason: 'renovation' }
}

export type PitchState =
  | { kind: 'closed'; to: Instant }
  | { kind: 'inUse'; to: Instant }
  | { kind: 'work'; to: Instant }
  | { kind: 'free'; to: Instant | undefined }

type Uses = {
  closures: readonly Closure[]
  fixtures: readonly Fixture[]
  activities: readonly Activity[]
  now: Date
}

/** What a pitch is now and until when: closed, played on, worked on, or free until its next use or closure. */
export function pitchState(
  { id }: Pick<Pitch, 'id'>,
  { closures, fixtures, activities, now }: Uses,
): PitchState {
  const runs = ({ from, to }: { from: Instant; to: Instant }) =>
    Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to)
  const closed = closures.filter(({ pitchId }) => pitchId === id)
  const used = fixtures
    .filter(({ pitchId }) => pitchId === id)
    .map(({ startDate, endDate }) => ({ from: startDate, to: endDate }))
  const shut = closed.find(runs)
  if (shut) return { kind: 'closed', to: shut.to }
  const played = used.find(runs)
  if (played) return { kind: 'inUse', to: played.to }
  const worked = activities.find(({ status, pitchIds }) => status === 'in_progress' && pitchIds.includes(id))
  if (worked) return { kind: 'work', to: worked.endDate }
  const next = [...closed, ...used]
    .map(({ from }) => from)
    .filter((from) => Date.parse(from) > now.getTime())
    .sort()
  return { kind: 'free', to: next[0] }
}
