import type { Activity } from '@/domain/activity'
import { addDays } from '@/domain/groundTime'
import { formerMonths } from '@/domain/planning/rhythm'
import type { Day } from '@/domain/wire'
import { activityEndpoints } from './activities'
import { type Chunked, useChunked } from './useChunked'

/** Longer periods are asked for in pieces of so many days. */
export const CHUNK_DAYS = 21
const CHUNKS = 3
/** Half a year, in the same pieces. */
export const SEASON_CHUNKS = 9
/** How far back the rhythm looks in this season, without a break. */
export const rhythmSince = (today: Day): Day => addDays(today, -CHUNK_DAYS * CHUNKS)
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

/** The same, and this month of the two years before; where those cannot be read the weeks stand alone. */
export function useRhythmHistory(today: Day, enabled: boolean): Chunked<Activity> {
  const recent = useWorkHistory(today, enabled)
  const pieces = enabled ? formerMonths(today).flatMap(({ from, to }) => piecesOf(from, to)) : []
  const former = useChunked<Activity>(activityEndpoints.getActivities, pieces, idOf)
  const settled = former.data !== undefined || former.error !== undefined
  return {
    ...recent,
    data: recent.data && settled ? [...(former.data ?? []), ...recent.data] : undefined,
  }
}

/** Days in pieces that the backend answers at once. */
function piecesOf(from: Day, to: Day): { from: Day; to: Day }[] {
  const last = addDays(from, CHUNK_DAYS - 1)
  return last >= to ? [{ from, to }] : [{ from, to: last }, ...piecesOf(addDays(last, 1), to)]
}
