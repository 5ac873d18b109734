import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { activityEndpoints, useGetActivitiesQuery } from '@/api/activities'
import { api } from '@/api/api'
import { useGetUserQuery } from '@/api/identity'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Period } from '@/api/period'
import { pieces } from '@/api/periodPieces'
import { useChunked } from '@/api/useChunked'
import { useNonWorkingDays } from '@/api/useLeave'
import { usePlanningGround } from '@/api/usePlanning'
import { type Activity, machinesOf } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { addDays, dayAtGround, startOfWeek, toInstant } from '@/domain/groundTime'
import { clashFreeTimes } from '@/domain/planning/clashFreeTimes'
import { type Clash, clashesOf, type PlanningGround } from '@/domain/planning/clashes'
import { type RecoveryRules, recoveryMinutesOf } from '@/domain/planning/recovery'
import { type ClashCounts, seriesClashes } from '@/domain/planning/seriesClashes'
import { isForeseen } from '@/domain/planning/workHours'
import type { Day, Id } from '@/domain/wire'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { useNow } from '@/ui/useNow'
import { daysAhead } from './repeatDraft'
import type { WorkGround } from './useWorkGround'
import { useWorkSky } from './useWorkSky'
import { rightNow, timesOf, type WorkDraft } from './workDraft'
import { changedWork, newWork } from './workToSend'

/** Days before and after the week of the work: three weeks in all, as much as one question may be about. */
const BEFORE = 3
const AFTER = 17
/** Days around the work that must be known. */
const NEAR = 2
/** So many other times are offered. */
const SLOTS = 3
/** A preview looks no further for days on which nobody works. */
const FARTHEST = 400
/** Days after it begins up to which matches are looked for that come too soon. */
const LONGEST_REST = 92
/** A preview says of so many days ahead what they clash with. */
const SERIES_AHEAD = 84
/** Days by which what rests long may be put off when other times are looked for. */
const PUT_OFF = 7

/** How many clashes a series brings on which of its days, up to the last of which it is known. */
export type SeriesAhead = { clashes: ClashCounts; until?: Day }

const NOBODY: ReadonlyMap<Id, Activity> = new Map()
const NO_CLASHES: readonly Clash[] = []
const NO_SERIES: SeriesAhead = { clashes: new Map() }
const NO_MINUTES = {}

/** What stands around a piece of work while it is being planned: what it clashes with, who and what is taken, days nobody works. */
export function usePlanAround(
  draft: WorkDraft,
  base: Activity | null,
  known: Parameters<typeof newWork>[1],
  ground: WorkGround,
) {
  const { timeZone } = known
  const day = draft.day ?? dayAtGround(rightNow(), timeZone)
  const period = usePeriodWith(day)
  const nonWorking = useSeriesNonWorking(draft, ground.userId, timeZone)
  const { data: { recoveryMinutes = NO_MINUTES } = {} } = useGetLocalDataQuery(undefined, {
    skip: ground.company === undefined,
  })
  const drafts = useMemo((): Activity[] => {
    if (!timesOf(draft, timeZone)) return []
    return base
      ? [changedWork(draft, base, known)]
      : newWork(draft, known).map((one, at) => ({ ...one, id: `draft ${at}` }))
  }, [draft, base, known, timeZone])

  // A pitch that rests for weeks meets matches far beyond the days around its work.
  const rested = restedOn(drafts, { recoveryMinutes, timeZone })
  const { rows, others, plan } = usePlanUpTo(rested, period, ground.company, base?.id)

  const clashes = useMemo(() => {
    if (!plan || !rows) return NO_CLASHES
    const found = drafts.flatMap((one) =>
      clashesOf(one, [...others, ...drafts.filter((other) => other !== one)], plan),
    )
    return [...new Map(found.map((clash) => [keyOf(clash), clash])).values()]
  }, [drafts, others, plan, rows])
  const series = useSeriesAhead({ draft, drafts, base, nonWorking, period, day, timeZone, ground, plan })

  const [first] = drafts
  const { waits, sky } = useWorkSky(first, ground)
  const slots = useMemo(() => {
    const [work, ...further] = drafts
    return clashes.length > 0 && plan && work
      ? clashFreeTimes(work, others, plan, { sky, now: toInstant(rightNow()), count: SLOTS, further })
      : []
  }, [clashes, plan, drafts, others, sky])
  /** The forecast ends before the days do on which other times are looked for. */
  const isForecast = useMemo(
    () => !waits || (sky !== undefined && slots.every((slot) => isForeseen(slot, sky))),
    [waits, sky, slots],
  )
  const taken = useMemo(() => takenBy(others, first), [others, first])
  return {
    clashes,
    series,
    slots,
    isForecast,
    waits,
    sky,
    plan,
    others,
    drafts,
    own: base?.id,
    nonWorking,
    ...taken,
  }
}
export type PlanAround = ReturnType<typeof usePlanAround>

const idOf = ({ id }: Activity): Id => id

/** The work of a period, and of the days after it up to another one, and the ground it is planned on: `whole` once all of that has come. `own` is not among the others. */
function usePlanUpTo(last: Day, period: Period, company: WorkGround['company'], own: Id | undefined) {
  const to = last > period.to ? last : period.to
  const { data: rows } = useGetActivitiesQuery(period)
  // Read beside it, so that nobody waits for it.
  const later = useChunked<Activity>(
    activityEndpoints.getActivities,
    pieces({ from: addDays(period.to, 1), to }),
    idOf,
  )
  const plan = usePlanningGround({ from: period.from, to }, company, useNow())
  const others = useMemo(
    () => [...(rows ?? []), ...(later.data ?? [])].filter(({ id }) => id !== own),
    [rows, later.data, own],
  )
  return { rows, others, plan, whole: later.data && plan, to }
}

type Series = {
  draft: WorkDraft
  drafts: readonly Activity[]
  base: Activity | null
  nonWorking: ReadonlySet<Day>
  period: Period
  day: Day
  timeZone: string
  ground: WorkGround
  /** The ground of the days around the first of them: what there is until the rest has come. */
  plan: PlanningGround | undefined
}

/** What a series meets on its days, as far ahead as is read for it. */
function useSeriesAhead({ draft, drafts, base, nonWorking, period, day, timeZone, ground, plan }: Series) {
  const last = daysAhead(draft, nonWorking, timeZone).at(-1)?.day
  const furthest = addDays(day, SERIES_AHEAD)
  const end = last === undefined ? '' : addDays(last < furthest ? last : furthest, NEAR)
  const ahead = usePlanUpTo(end, period, ground.company, base?.id)
  return useMemo((): SeriesAhead => {
    if (!plan || !ahead.rows || !draft.repeat || drafts.length === 0) return NO_SERIES
    const until = addDays(ahead.whole ? ahead.to : period.to, -NEAR)
    const days = daysAhead(draft, nonWorking, timeZone).flatMap(({ on }) =>
      on !== null && on >= period.from && on <= until ? [on] : [],
    )
    return { clashes: seriesClashes(drafts, days, ahead.others, ahead.whole ?? plan), until }
  }, [plan, ahead, draft, drafts, nonWorking, timeZone, period])
}

/** The day by which the pitches of work have rested after it, also if it is put off a little, as far as anybody plans. */
function restedOn(works: readonly Activity[], rules: RecoveryRules): Day {
  const ends = works.map((one) => {
    const rest = recoveryMinutesOf(one, rules) * MINUTE_MS
    const end = Date.parse(one.endDate) + rest + (rest < DAY_MS ? 0 : PUT_OFF * DAY_MS)
    return Math.min(end, Date.parse(one.startDate) + LONGEST_REST * DAY_MS)
  })
  return ends.length > 0 ? dayAtGround(toInstant(Math.max(...ends)), rules.timeZone) : ''
}

const keyOf = ({ kind, ids, subject, from }: Clash): string =>
  JSON.stringify([kind, ids.toSorted(), subject, from])

/** Three weeks around a day: a list that a page holds already, if it goes on for so many days, or one of the sheet's own. */
export function usePeriodWith(day: Day, ahead = NEAR): Period {
  const from = addDays(day, -NEAR)
  const to = addDays(day, ahead)
  const key = useSelector((state: never) => {
    const periods = api.util.selectCachedArgsForQuery(state, 'getActivities' as never) as unknown as Period[]
    const week = startOfWeek(day, 1)
    const own = { from: addDays(week, -BEFORE), to: addDays(week, AFTER) }
    return JSON.stringify(periods.find((one) => one.from <= from && to <= one.to) ?? own)
  })
  return useMemo(() => JSON.parse(key) as Period, [key])
}

/** Days on which nobody works, as far as a series goes. */
function useSeriesNonWorking(draft: WorkDraft, userId: Id | undefined, timeZone: string): ReadonlySet<Day> {
  const { data: user } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const last = daysAhead(draft, NONE, timeZone).at(-1)?.day
  const from = draft.day
  const to = from && last ? [addDays(last, 7), addDays(from, FARTHEST)].toSorted()[0] : undefined
  const { data } = useNonWorkingDays(
    from ? addDays(from, -7) : '',
    to ?? '',
    to === undefined ? undefined : user?.organizationId,
  )
  return useMemo(() => new Set((data ?? []).map(({ date }) => date)), [data])
}
const NONE: ReadonlySet<Day> = new Set()

type Taken = { people: ReadonlyMap<Id, Activity>; machines: ReadonlyMap<Id, Activity> }

/** Who and what has other work at the time. */
function takenBy(others: readonly Activity[], draft: Activity | undefined): Taken {
  if (!draft) return { people: NOBODY, machines: NOBODY }
  const same = others.filter(
    (other) => isOpen(other) && other.startDate < draft.endDate && draft.startDate < other.endDate,
  )
  return {
    people: new Map(same.flatMap((other) => other.userIds.map((id): [Id, Activity] => [id, other]))),
    machines: new Map(
      same.flatMap((other) => machinesOf(other).map(({ id }): [Id, Activity] => [id, other])),
    ),
  }
}
