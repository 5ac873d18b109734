import type { Activity } from '@/domain/activity'
import { addDays } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { activityEndpoints } from './activities'
import { type Chunked, useChunked } from './useChunked'

/** Longer periods are asked for in pieces of so many days. */
const CHUNK_DAYS = 21
const CHUNKS = 3
const idOf = ({ id }: Activity): string => id

/** The club's work of the nine weeks before today, from which its rhythm is learnt (B8). Not asked for unless enabled. */
export function useWorkHistory(today: Day, enabled: boolean): Chunked<Activity> {
  const chunks = enabled
    ? Array.from({ length: CHUNKS }, (_, n) => ({
        from: addDays(today, -CHUNK_DAYS * (n + 1)),
        to: addDays(today, -CHUNK_DAYS * n - 1),
      }))
    : []
  return useChunked<Activity>(activityEndpoints.getActivities, chunks, idOf)
}
