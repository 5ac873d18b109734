import { useMemo } from 'react'
import { activityEndpoints } from '@/api/activities'
import { useChunked } from '@/api/useChunked'
import { type Activity, answerOf } from '@/domain/activity'
import { addDays, dayAtGround } from '@/domain/groundTime'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { AHEAD_DAYS, PAST_DAYS } from './growthPeriods'
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

const CHUNK_DAYS = 21

/** The cuts of a pitch in the days of the chart, planned ones included, oldest first; undefined until they are known. */
export function usePitchMowing(pitchId: Id, today: Day): { cuts: Cut[] | undefined; failed: boolean } {
  const { timeZone } = useFormat()
  const first = addDays(today, -PAST_DAYS)
  const chunks = [
    { from: first, to: addDays(first, CHUNK_DAYS - 1) },
    { from: addDays(first, CHUNK_DAYS), to: today },
    { from: addDays(today, 1), to: addDays(today, AHEAD_DAYS) },
  ]
  const { data, error } = useChunked<Activity>(activityEndpoints.getActivities, chunks, idOf)
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
        })),
    [data, pitchId, timeZone],
  )
  return { cuts, failed: data === undefined && error !== undefined }
}

function numberIn(activity: Activity, key: string): number | undefined {
  const value = answerOf(activity, key)
  return typeof value === 'number' && value >= 0 ? value : undefined
}
