import { useDeferredValue, useEffect, useMemo, useState } from 'react'
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
const NONE: Clashes = { list: [], of: new Map() }
const NOTHING: readonly Activity[] = []

/**
 * Clashes of what is loaded (B1). They are looked for a little at a time, after the drawing they belong to: a move is on
 * the screen before it has been judged, and thousands of jobs do not keep a finger waiting.
 */
export function useClashes(activities: readonly Activity[], ground: PlanningGround | undefined): Clashes {
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (!ground) return
    let isOver = false
    void inSlices(findingClashes(activities, ground), () => isOver).then(
      (list) => list && setFound(byWork(list)),
    )
    return () => {
      isOver = true
    }
  }, [activities, ground])
  return ground ? found : NONE
}

function byWork(list: readonly Clash[]): Clashes {
  const of = new Map<Id, Clash[]>()
  for (const clash of list)
    for (const id of clash.ids) {
      const known = of.get(id)
      if (known) known.push(clash)
      else of.set(id, [clash])
    }
  return { list, of }
}

/** Planned work whose forecast no longer suits it; asked again with each forecast that comes in, and each hour (B7). */
export function useBroken(
  weather: Weather | undefined,
  activities: readonly Activity[],
  place: Place | undefined,
  now: Date,
  timeZone: string,
): readonly BrokenWork[] {
  const later = useDeferredValue(activities, NOTHING)
  const hour = toInstant(hourOf(now))
  const { latitude, longitude } = place ?? {}
  return useMemo(
    () =>
      weather
        ? brokenSlots(later, {
            weather,
            timeZone,
            now: hour,
            ...(latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } }),
          })
        : NOTHING_BROKEN,
    [weather, timeZone, later, hour, latitude, longitude],
  )
}
const NOTHING_BROKEN: readonly BrokenWork[] = []

/** Of what there is to look at, what falls on the days on the screen: each view tells what it shows. */
export function useOnDays(
  { list }: Clashes,
  broken: readonly BrokenWork[],
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
