import { useEffect, useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { activityEndpoints } from '@/api/activities'
import { leaveEndpoints } from '@/api/leave'
import { boundsOf, type CalendarWindow, type Chunk, windowFor } from '@/domain/calendarWindow'
import type { Day } from '@/domain/wire'
import { activitiesOf, type ApiState, daysOffOf, fixturesOf, nonWorkingDaysOf } from './chunkRows'

/** A calendar stays open all day, and others work and plan meanwhile: as often as the wall. */
const OFTEN = { subscriptionOptions: { pollingInterval: 300_000 } }

export type LookedAt = { from: Day; to: Day }

/**
 * All that the days looked at and their surroundings hold. Each chunk is asked for once and kept while it is part of
 * the window (spec §4, quality D4); what comes from the store is merged by id.
 */
export function useCalendarWindow({ from, to }: LookedAt, organizationId: string | undefined) {
  const [window, setWindow] = useState<CalendarWindow>(() => windowFor([], from, to))
  const next = windowFor(window, from, to)
  if (next !== window) setWindow(next)

  const ask = useAsk(next, organizationId)
  const select = useMemo(
    () => ({
      activities: activitiesOf(next),
      fixtures: fixturesOf(next),
      daysOff: daysOffOf(next),
      nonWorkingDays: nonWorkingDaysOf(organizationId === undefined ? [] : next, organizationId ?? ''),
    }),
    [next, organizationId],
  )
  return {
    bounds: boundsOf(next) ?? { from, to },
    /** Chunks have come to the first ones. */
    grown: next.length > 1,
    activities: useSelector((state: ApiState) => select.activities(state)),
    fixtures: useSelector((state: ApiState) => select.fixtures(state)),
    daysOff: useSelector((state: ApiState) => select.daysOff(state)),
    nonWorkingDays: useSelector((state: ApiState) => select.nonWorkingDays(state)),
    retry: () => ask(true),
  }
}

/** Subscribes to the chunks of a window; what is already there or on its way is not asked for again. */
function useAsk(window: CalendarWindow, organizationId: string | undefined) {
  const dispatch = useDispatch()
  const subscribe = (chunk: Chunk, forceRefetch: boolean) => [
    dispatch(
      activityEndpoints.getActivities.initiate(chunk, { forceRefetch, ...OFTEN }) as never,
    ) as Subscription,
    dispatch(
      activityEndpoints.getFixtures.initiate(chunk, { forceRefetch, ...OFTEN }) as never,
    ) as Subscription,
    dispatch(leaveEndpoints.getDaysOff.initiate(chunk, { forceRefetch }) as never) as Subscription,
    ...(organizationId === undefined
      ? []
      : [
          dispatch(
            leaveEndpoints.getNonWorkingDays.initiate(
              { ...chunk, organizationId },
              { forceRefetch },
            ) as never,
          ) as Subscription,
        ]),
  ]
  useEffect(() => {
    const subscriptions = window.flatMap((chunk) => subscribe(chunk, false))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- subscribing depends on what is asked for, nothing else
  }, [window, organizationId, dispatch])
  return (forceRefetch: boolean) => {
    for (const subscription of window.flatMap((chunk) => subscribe(chunk, forceRefetch)))
      subscription.unsubscribe()
  }
}

type Subscription = { unsubscribe: () => void }
