import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { useEffect, useMemo, useState } from 'react'
import type { Activity } from '@/domain/activity'
import { type Clash, findingClashes, type PlanningGround } from '@/domain/planning/clashes'
import { type BrokenSlot, brokenSlots } from '@/domain/planning/goodSlots'
import type { Place } from '@/domain/agronomy/solar'
import type { Weather } from '@/domain/weather'
import { hourOf } from '@/domain/weatherOutlook'
import { addDays, instantAtGround, toInstant } from '@/domain/groundTime'
import type { Day, Id } from '@/domain/wire'
import { inSlices } from '@/lib/inSlices'
import { type Entry, idOf } from './placement'

export type BrokenWork = BrokenSlot

export type Clashes = {
  list: readonly Clash[]
  /** By the ids of both sides. */
  of: ReadonlyMap<Id, readonly Clash[]>
}
/** Planned work whose forecast no longer suits it (B7). */
export type Broken = {
  list: readonly BrokenWork[]
  of: ReadonlyMap<Id, BrokenWork>
}
type Findings = { clashes: Clashes; broken: Broken }
const NO_CLASHES: Clashes = { list: [], of: new Map() }
const NOTHING_BROKEN: Broken = { list: [], of: new Map() }
const NOTHING: Findings = { clashes: NO_CLASHES, broken: NOTHING_BROKEN }

type Wanted = {
  /** All that is planned, what a series will bring included. */
  planned: readonly Activity[]
  /** Without it no clashes are looked for. */
  ground: PlanningGround | undefined
  activities: readonly Activity[]
  /** Without it nothing is broken. */
  weather: Weather | undefined
  place: Place | undefined
  now: Date
  timeZone: string
}

/**
 * What speaks against what is loaded: its clashes, and the forecast; asked again with each forecast that comes in, and
 * each hour. It is looked for a little at a time, after the drawing it belongs to: a move is on the screen before it has
 * been judged, and thousands of jobs do not keep a finger waiting. What is found again draws nothing anew, and whoever
 * comes back to the same work finds what was found.
 */
export function useFindings({
  planned,
  ground,
  activities,
  weather,
  place,
  now,
  timeZone,
}: Wanted): Findings {
  const [found, setFound] = useState(() => known.get(activities)?.findings ?? NOTHING)
  const hour = toInstant(hourOf(now))
  const { latitude, longitude } = place ?? {}
  useEffect(() => {
    if (!ground && !weather) return
    let isOver = false
    const sky = weather && {
      weather,
      timeZone,
      now: hour,
      ...(latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } }),
    }
    const hangsOn = [planned, ...partsOf(ground), weather, latitude, longitude, hour, timeZone]
    void inSlices(finding({ planned, ground, activities, sky, hangsOn }), () => isOver).then(
      (next) => next && setFound((was) => sameWhereEqual(was, next)),
    )
    return () => {
      isOver = true
    }
  }, [planned, ground, activities, weather, latitude, longitude, hour, timeZone])
  return {
    clashes: ground ? found.clashes : NO_CLASHES,
    broken: weather ? found.broken : NOTHING_BROKEN,
  }
}

/** What was found last, by the work it was found in. */
const known = new WeakMap<readonly Activity[], { hangsOn: readonly unknown[]; findings: Findings }>()

/** A ground is made anew by each page that works with it, of the same parts. */
const partsOf = (ground: PlanningGround | undefined): readonly unknown[] =>
  ground ? Object.values({ ...ground, nonWorkingDays: ground.nonWorkingDays.join() }) : []

type Search = Pick<Wanted, 'planned' | 'ground' | 'activities'> & {
  sky: Parameters<typeof brokenSlots>[1] | undefined
  hangsOn: readonly unknown[]
}
function* finding({ planned, ground, activities, sky, hangsOn }: Search): Generator<void, Findings> {
  const last = known.get(activities)
  if (last?.hangsOn.length === hangsOn.length && last.hangsOn.every((one, at) => one === hangsOn[at]))
    return last.findings
  const clashes = ground ? yield* findingClashes(planned, ground) : []
  yield
  const broken = sky ? brokenSlots(activities, sky) : []
  const findings: Findings = {
    clashes: { list: clashes, of: byWork(clashes) },
    broken: { list: broken, of: new Map(broken.map((slot) => [slot.id, slot])) },
  }
  known.set(activities, { hangsOn, findings })
  return findings
}

function sameWhereEqual(was: Findings, next: Findings): Findings {
  const [clashes, broken] = copyWithStructuralSharing(
    [was.clashes.list, was.broken.list],
    [next.clashes.list, next.broken.list],
  ) as [Clash[], BrokenWork[]]
  const [sameClashes, sameBroken] = [clashes === was.clashes.list, broken === was.broken.list]
  if (sameClashes && sameBroken) return was
  return { clashes: sameClashes ? was.clashes : next.clashes, broken: sameBroken ? was.broken : next.broken }
}

function byWork(clashes: readonly Clash[]): Clashes['of'] {
  const of = new Map<Id, Clash[]>()
  for (const clash of clashes)
    for (const id of clash.ids) {
      const list = of.get(id)
      if (list) list.push(clash)
      else of.set(id, [clash])
    }
  return of
}

/** Of what there is to look at, what falls on the days on the screen: each view tells what it shows. */
export function useOnDays(
  { list }: Clashes,
  { list: broken }: Broken,
  days: readonly Day[],
  timeZone: string,
) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  // By hand: with ten thousand rows it is felt where a scroll makes it anew.
  return useMemo(() => {
    const from = Date.parse(instantAtGround(first, '00:00', timeZone))
    const end = Date.parse(instantAtGround(addDays(last, 1), '00:00', timeZone))
    return {
      clashes: list.filter((one) => Date.parse(one.from) < end && Date.parse(one.to) > from),
      broken: broken.filter((one) => Date.parse(one.from) < end && Date.parse(one.from) >= from),
    }
  }, [list, broken, first, last, timeZone])
}

/** What there is to look at, of which the filter may show a part: what has a side that is on the screen. */
export type Passing = { total: number; shown: number; shows: (ids: readonly Id[]) => boolean }

/** `entries`: what the filter shows; undefined where it shows everything. */
export function usePassing(
  { clashes, broken }: { clashes: readonly Clash[]; broken: readonly BrokenWork[] },
  entries: readonly Entry[] | undefined,
): Passing {
  // By hand: with ten thousand rows it is felt where a scroll makes it anew.
  return useMemo(() => {
    const total = clashes.length + broken.length
    if (!entries) return { total, shown: total, shows: () => true }
    const onScreen = new Set(entries.map(idOf))
    const shows = (ids: readonly Id[]) => ids.some((id) => onScreen.has(id))
    return {
      total,
      shown: clashes.filter(({ ids }) => shows(ids)).length + broken.filter(({ id }) => shows([id])).length,
      shows,
    }
  }, [clashes, broken, entries])
}
