import { DAY_MS } from '../../lib/durations.ts'
import type { Activity } from '../activity.ts'
import type { Fixture } from '../fixture.ts'
import { toInstant } from '../groundTime.ts'
import { type Clash, clashesOf, type PlanningGround } from '../planning/clashes.ts'
import type { DiffGround, FixtureChange } from './fixtureChange.ts'

/** Work of a day recovers within days; what takes longer, and what lasts longer, is looked at whenever it began. */
const BEFORE_MS = 4 * DAY_MS
const AFTER_MS = 2 * DAY_MS
const SLOW: ReadonlySet<string> = new Set(['renovation', 'overseeding'])
/** What is compared with one match; a pitch with more in a week is no pitch. */
const MOST_NEAR = 60
/** Matches that are compared: more than a season of a club has. */
const MOST_COMPARED = 600
const ON_THE_GROUND: ReadonlySet<string> = new Set(['pitch', 'recovery', 'reEntry'])

/** Fixtures that take the pitch at the same time. */
export const fixturesAt = (activity: Activity, { fixtures }: DiffGround): Fixture[] =>
  fixtures.filter(
    (one) =>
      activity.pitchIds.includes(one.pitchId ?? '') &&
      one.startDate < activity.endDate &&
      one.endDate > activity.startDate,
  )

/** Fixtures on the same pitch that begin at another time; `clashesOf` takes play of one kind for one and the same. */
const otherPlay = (activity: Activity, ground: DiffGround): Clash[] =>
  fixturesAt(activity, ground)
    .filter(({ startDate }) => startDate !== activity.startDate)
    .map(({ id, startDate, endDate }) => ({
      kind: 'pitch',
      severity: 'stop',
      ids: [activity.id, id],
      fixture: true,
      from: startDate > activity.startDate ? startDate : activity.startDate,
      to: endDate < activity.endDate ? endDate : activity.endDate,
    }))

/** Each change with the work it meets, as the plan would be with all of them done. */
export function withClashes(changes: readonly FixtureChange[], ground: DiffGround): FixtureChange[] {
  const today = toInstant(ground.now)
  const replaced = new Set(changes.flatMap(({ before }) => before?.id ?? []))
  const after = [
    ...ground.activities.filter(({ id, status }) => !replaced.has(id) && status !== 'cancelled'),
    ...changes.map(({ activity }) => activity).filter(({ status }) => status !== 'cancelled'),
  ].toSorted((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0))
  const byPitch = Map.groupBy(
    after.flatMap((activity) =>
      activity.pitchIds.map((pitchId) => ({ pitchId, activity, at: Date.parse(activity.startDate) })),
    ),
    ({ pitchId }) => pitchId,
  )
  const slow = new Map(
    [...byPitch].map(([pitchId, on]) => [
      pitchId,
      on.map(({ activity }) => activity).filter((one) => isSlow(one) && one.endDate >= today),
    ]),
  )
  const planning: PlanningGround = {
    fixtures: ground.fixtures,
    equipment: [],
    supplies: [],
    cocktails: [],
    daysOff: [],
    nonWorkingDays: [],
    timeZone: ground.timeZone,
    recoveryMinutes: ground.recoveryMinutes,
    now: today,
  }
  let compared = 0
  return changes.map((change) => {
    const isPlay = change.kind === 'added' || change.kind === 'moved' || change.kind === 'changed'
    if (!isPlay || change.notes.includes('past') || ++compared > MOST_COMPARED) return change
    const at = Date.parse(change.activity.startDate)
    const on = byPitch.get(change.activity.pitchIds[0] ?? '') ?? []
    const from = firstFrom(on, at - BEFORE_MS)
    const near = (slow.get(change.activity.pitchIds[0] ?? '') ?? []).slice(0, MOST_NEAR)
    const most = near.length + MOST_NEAR
    for (let n = from; n < on.length && near.length < most; n += 1) {
      const other = on[n]
      if (!other || other.at > at + AFTER_MS) break
      if (other.activity.id !== change.activity.id && !isSlow(other.activity)) near.push(other.activity)
    }
    const clashes = clashesOf(change.activity, near, planning).filter(
      ({ kind, fixture }) => ON_THE_GROUND.has(kind) && !fixture,
    )
    return { ...change, clashes: [...otherPlay(change.activity, ground), ...clashes] }
  })
}

const isSlow = ({ activityName, startDate, endDate }: Activity): boolean =>
  SLOW.has(activityName) || Date.parse(endDate) - Date.parse(startDate) > DAY_MS

/** The place of the first entry at or after a time in a list sorted by time. */
function firstFrom(list: readonly { at: number }[], time: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.at ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}
