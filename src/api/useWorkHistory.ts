import type { Activity } from '@/domain/activity'
import { addDays } from '@/domain/groundTime'
import { formerMonths } from '@/domain/planning/rhythm'
import type { Day } from '@/domain/wire'
import { activityEndpoints } from './activities'
import type { Period } from './period'
import { MOST_DAYS, pieces } from './periodPieces'
import { type Chunked, useChunked } from './useChunked'

const CHUNKS = 3
/** Half a year, in pieces as they are asked for. */
export const SEASON_CHUNKS = 9
/** How far back the rhythm looks in this season, without a break. */
export const rhythmSince = (today: Day): Day => addDays(today, -MOST_DAYS * CHUNKS)
/** So many pieces that end yesterday, the latest first: whoever looks further back shares those of who looks less far. */
export const piecesBefore = (today: Day, length: number): Period[] =>
  pieces({ from: addDays(today, -MOST_DAYS * length), to: addDays(today, -1) }).toReversed()
const idOf = ({ id }: Activity): string => id

/** The club's work of the nine weeks before today, or longer, from which its rhythm is learnt (B8). Not asked for unless enabled. */
export function useWorkHistory(today: Day, enabled: boolean, length = CHUNKS): Chunked<Activity> {
  return useChunked<Activity>(
    activityEndpoints.getActivities,
    enabled ? piecesBefore(today, length) : [],
    idOf,
  )
}

/** The same, and this month of the two years before; where those cannot be read the weeks stand alone. */
export function useRhythmHistory(today: Day, enabled: boolean): Chunked<Activity> {
  const recent = useWorkHistory(today, enabled)
  const asked = enabled ? formerMonths(today).flatMap((month) => pieces(month)) : []
  const former = useChunked<Activity>(activityEndpoints.getActivities, asked, idOf)
  const settled = former.data !== undefined || former.error !== undefined
  return {
    ...recent,
    data: recent.data && settled ? [...(former.data ?? []), ...recent.data] : undefined,
  }
}
