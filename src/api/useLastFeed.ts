import { feedPeriod, type LastFeed, lastFeed } from '@/domain/lastFeed'
import type { Day, Id } from '@/domain/wire'
import { useGetNitrogenUsageQuery } from './turf'

/** The last nitrogen of a pitch; null where none came in three months, undefined until that is known. */
export function useLastFeed(
  pitchId: Id,
  today: Day,
  { skip }: { skip: boolean },
): LastFeed | null | undefined {
  const { data } = useGetNitrogenUsageQuery({ pitchId, ...feedPeriod(today) }, { skip })
  return data && lastFeed(data, today)
}
