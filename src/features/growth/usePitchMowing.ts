import { useMemo } from 'react'
import { activityEndpoints } from '@/api/activities'
import { pieces, withEdges } from '@/api/periodPieces'
import { useChunked } from '@/api/useChunked'
import { type Activity, answerOf } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { chartPeriod } from './growthPeriods'
import { byCode } from '@/lib/byCode'

const idOf = ({ id }: Activity): string => id

export type Cut = {
  day: Day
  done: boolean
  /** mm */
  height: number | undefined
  /** L */
  clippings: number | undefined
}

/** The cuts of a pitch in the days of the chart, planned ones included, oldest first; undefined until they are known. */
export function usePitchMowing(pitchId: Id, today: Day): { cuts: Cut[] | undefined; failed: boolean } {
  const { timeZone } = useFormat()
  const { from, to } = chartPeriod(today)
  const { data, error } = useChunked<Activity>(
    activityEndpoints.getActivities,
    pieces(withEdges({ from, to })),
    idOf,
  )
  const cuts = useMemo(
    () =>
      data
        ?.filter(
          ({ activityName, status, pitchIds }) =>
            activityName === 'mowing' && status !== 'cancelled' && pitchIds.includes(pitchId),
        )
        .toSorted((a, b) => byCode(a.startDate, b.startDate))
        .map((activity) => ({
          day: dayAtGround(activity.startDate, timeZone),
          done: activity.status === 'completed',
          height: numberIn(activity, 'height'),
          clippings: numberIn(activity, 'clippings'),
        }))
        .filter(({ day }) => from <= day && day <= to),
    [data, pitchId, timeZone, from, to],
  )
  return { cuts, failed: data === undefined && error !== undefined }
}

function numberIn(activity: Activity, key: string): number | undefined {
  const value = answerOf(activity, key)
  return typeof value === 'number' && value >= 0 ? value : undefined
}
