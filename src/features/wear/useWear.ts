import { useMemo } from 'react'
import { activityEndpoints } from '@/api/activities'
import { isAwaited } from '@/api/isAwaited'
import { pieces } from '@/api/periodPieces'
import { sentAt } from '@/api/sentAt'
import { useGetWeatherQuery } from '@/api/turf'
import { useChunked } from '@/api/useChunked'
import { useWearWeights } from '@/api/useWearWeights'
import type { Activity } from '@/domain/activity'
import { playOf, wearEntries, type WearEntry, type Wetness } from '@/domain/agronomy/wearLedger'
import type { Fixture } from '@/domain/fixture'
import { addDays } from '@/domain/groundTime'
import type { Day, Id, Instant } from '@/domain/wire'
import type { QueryLike } from '@/ui/QueryState'

/** Days that are looked back on, and those in which a training may still be moved. */
const BACK = 29
const AHEAD = 14
/** A third of them, days: what one request asks for. */
const AT_ONCE = 15

const idOf = ({ id }: { id: Id }): Id => id

/** The ledger of every pitch of the ground, weighed; rain is that of one pitch. Without weather the wet factor is left out. */
export function useWear(
  pitchId: Id,
  today: Day,
  timeZone: string,
): QueryLike<WearEntry[]> & { sentAt: Instant | undefined; work: readonly Activity[] } {
  const chunks = pieces({ from: addDays(today, -BACK), to: addDays(today, AHEAD) }, AT_ONCE)
  const activities = useChunked<Activity>(activityEndpoints.getActivities, chunks, idOf)
  const fixtures = useChunked<Fixture>(activityEndpoints.getFixtures, chunks, idOf)
  const weather = useGetWeatherQuery(pitchId)
  const isWaiting = isAwaited(weather)
  const { match, training, juniors, warmUp, wet } = useWearWeights()

  const data = useMemo(() => {
    if (!activities.data || !fixtures.data || isWaiting) return undefined
    const days = [...(weather.data?.observed ?? []), ...(weather.data?.daily ?? [])]
    const wetness = new Map<Day, Wetness>(
      days.map(({ date, rain, soilMoisture }) => [
        date,
        // Less than no rain is no reading.
        { rain: rain !== undefined && rain >= 0 ? rain : undefined, moisture: soilMoisture },
      ]),
    )
    const plays = playOf(activities.data, fixtures.data, timeZone)
    return wearEntries(plays, { match, training, juniors, warmUp, wet }, wetness)
  }, [
    activities.data,
    fixtures.data,
    weather.data,
    isWaiting,
    timeZone,
    match,
    training,
    juniors,
    warmUp,
    wet,
  ])
  return {
    data,
    work: activities.data ?? [],
    sentAt: [activities.sentAt, fixtures.sentAt, sentAt(weather)]
      .filter((at) => at !== undefined)
      .toSorted()
      .at(-1),
    error: activities.error ?? fixtures.error,
    isFetching: activities.isFetching || fixtures.isFetching,
    refetch: () => {
      activities.refetch()
      fixtures.refetch()
    },
  }
}
