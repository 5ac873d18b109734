import { useState } from 'react'
import { useSelector } from 'react-redux'
import { activityEndpoints, useGetActivitiesQuery } from '@/api/activities'
import { api } from '@/api/api'
import { useLaterId } from '@/api/laterIds'
import type { Period } from '@/api/period'
import type { Activity } from '@/domain/activity'
import { addDays, dayAtGround } from '@/domain/groundTime'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { useServerId } from '@/outbox/useOutbox'
import { useFirstOfSeries } from '@/outbox/useSeriesAhead'

/** Days on either side that are searched for an activity that no page has loaded. */
const FAR = 60

const NONE: Activity[] = []

/** What pages have asked for and still hold, list by list. */
export const cachedActivities = (state: never): readonly Activity[][] =>
  // The helper knows only the calls of the file it comes from; this one is added by api/activities.
  (api.util.selectCachedArgsForQuery(state, 'getActivities' as never) as unknown as Period[]).map(
    (period) => activityEndpoints.getActivities.select(period)(state).data ?? NONE,
  )

/** One activity by id: from what is loaded, else from the weeks around today, or around the first day of a series that waits. */
export function useActivity(named: Id | undefined) {
  // Work that was made here has got another id once it was sent, and so has what was deleted and brought back.
  const id = useServerId(named)
  const later = useServerId(useLaterId(id))
  const { timeZone } = useFormat()
  const cached = useSelector((state: never) =>
    id === undefined ? undefined : newest(cachedActivities(state), id, later),
  )
  // Decided once: an answer that is in use must not be let go because it has come.
  const [searches] = useState(cached === undefined)
  const [today] = useState(() => dayAtGround(new Date(), timeZone))
  const first = useFirstOfSeries(id)
  const middle = first === undefined ? today : dayAtGround(first, timeZone)
  const around = useGetActivitiesQuery(
    { from: addDays(middle, -FAR), to: addDays(middle, FAR) },
    { skip: id === undefined || (cached !== undefined && !searches) },
  )
  const found = around.data && id !== undefined ? newest([around.data], id, later) : undefined
  return {
    data: cached ?? found ?? (around.data === undefined ? undefined : null),
    error: cached ? undefined : around.error,
    isFetching: around.isFetching,
    refetch: around.refetch,
  }
}

/** Two lists may hold the same work, one of them from before a change. Under its later id only where it has no row. */
function newest(lists: readonly Activity[][], id: Id, later = id): Activity | undefined {
  let found: Activity | undefined
  for (const list of lists)
    for (const one of list)
      if (one.id === id && (!found || (one.updatedAt ?? '') > (found.updatedAt ?? ''))) found = one
  return found === undefined && later !== id ? newest(lists, later) : found
}

/**
 * The same work done last, as far as pages have loaded it: on this pitch if it ever was, and there on the same sections,
 * for a goalmouth is not cut as the pitch is.
 */
export function lastDone(
  lists: readonly (readonly Activity[])[],
  type: string,
  pitchId: Id | undefined,
  sectionIds: readonly Id[],
): Activity | undefined {
  const done = lists
    .flat()
    .filter(({ activityName, status }) => activityName === type && status === 'completed')
    .toSorted((a, b) => byCode(b.startDate, a.startDate))
  const here = done.filter(({ pitchIds }) => pitchId !== undefined && pitchIds.includes(pitchId))
  const on = (ids: readonly Id[]) => here.find((one) => isSameSet(one.sectionIds, ids))
  return on(sectionIds) ?? on([]) ?? here[0] ?? done[0]
}

const isSameSet = (a: readonly Id[], b: readonly Id[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))
