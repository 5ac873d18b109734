import type { Activity } from '@/domain/activity'
import { addDays } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { activityEndpoints } from './activities'
import { type Chunked, useChunked } from './useChunked'

/** Longer periods are asked for in pieces of so many days. */
export const CHUNK_DAYS = 21
const CHUNKS = 3
/** Half a year, in the same pieces. */
export const SEASON_CHUNKS = 9
const idOf = ({ id }: Activity): string => id

/** The club's work of the nine weeks before today, or longer, from which its rhythm is learnt (B8). Not asked for unless enabled. */
export function useWorkHistory(today: Day, enabled: boolean, length = CHUNKS): Chunked<Activity> {
  const chunks = enabled
    ? Array.from({ length }, (_, n) => ({
        from: addDays(today, -CHUNK_DAYS * (n + 1)),
        to: addDays(today, -CHUNK_DAYS * n - 1),
      }))
    : []
  return useChunked<Activity>(activityEndpoints.getActivities, chunks, idOf)
}
