import { useMemo } from 'react'
import { activityEndpoints } from '@/api/activities'
import { pieces, withEdges } from '@/api/periodPieces'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useChunked } from '@/api/useChunked'
import type { Activity } from '@/domain/activity'
import { cutHeights, type KnownHeight } from '@/domain/agronomy/knownHeight'
import { dayAtGround } from '@/domain/groundTime'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { clippingYield } from './clippingYield'
import { chartPeriod } from './growthPeriods'
import { byCode } from '@/lib/byCode'

const idOf = ({ id }: Activity): string => id

type Cut = {
  day: Day
  done: boolean
}

/**
 * The cuts of a pitch in the days of the chart, planned ones included, oldest first; undefined until they are known.
 * To what it was cut, and what came off it by day, mL/m².
 */
export function usePitchMowing(
  pitchId: Id,
  today: Day,
): {
  cuts: Cut[] | undefined
  heights: KnownHeight[]
  clippings: ReadonlyMap<Day, number>
  /** The last cut of today that is done or under way. */
  latest: Id | undefined
  failed: boolean
} {
  const { timeZone } = useFormat()
  const { from, to } = chartPeriod(today)
  const { data, error } = useChunked<Activity>(
    activityEndpoints.getActivities,
    pieces(withEdges({ from, to })),
    idOf,
  )
  const { data: pitches = NONE } = useGetPitchesQuery()
  const { data: sections = NONE } = useGetSectionsQuery()
  return useMemo(() => {
    const dayOf = (instant: string) => dayAtGround(instant, timeZone)
    const work = data
      ?.filter(
        ({ activityName, status, pitchIds }) =>
          activityName === 'mowing' && status !== 'cancelled' && pitchIds.includes(pitchId),
      )
      .toSorted((a, b) => byCode(a.startDate, b.startDate))
      .filter(({ startDate }) => from <= dayOf(startDate) && dayOf(startDate) <= to)
    return {
      cuts: work?.map((activity) => ({
        day: dayOf(activity.startDate),
        done: activity.status === 'completed',
      })),
      heights: cutHeights(work ?? NONE, { pitchId, sectionIds: NONE }, sections, dayOf),
      clippings: clippingYield(work ?? NONE, pitchId, { pitches, sections }, dayOf),
      latest: work?.findLast(
        ({ startDate, status }) =>
          dayOf(startDate) === today && (status === 'completed' || status === 'in_progress'),
      )?.id,
      failed: data === undefined && error !== undefined,
    }
  }, [data, error, pitchId, pitches, sections, timeZone, today, from, to])
}

const NONE: never[] = []
