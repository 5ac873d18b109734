import { turfEndpoints } from '@/api/turf'
import { useEach } from '@/api/useEach'
import { feedPeriod, type LastFeed, lastFeed } from '@/domain/lastFeed'
import type { Pitch } from '@/domain/pitch'
import type { NitrogenDay } from '@/domain/turfSeries'
import type { Day, Id } from '@/domain/wire'
import { MOST } from './useFurthest'

/** The last nitrogen of each pitch; null where none came in three months, nothing of a pitch until it is known. */
export function useLastFeeds(pitches: readonly Pitch[], today: Day) {
  const asked = pitches.length <= MOST ? pitches : []
  const { answers } = useEach<NitrogenDay[]>(
    turfEndpoints.getNitrogenUsage,
    asked.map(({ id }) => ({ pitchId: id, ...feedPeriod(today) })),
  )
  const of = new Map<Id, LastFeed | null>()
  asked.forEach(({ id }, at) => {
    const days = answers[at]?.data
    if (days) of.set(id, lastFeed(days, today))
  })
  return { isOn: asked.length > 0, of }
}
