import { isAwaited } from '@/api/isAwaited'
import { useGetLocalDataQuery } from '@/api/localData'
import { turfEndpoints } from '@/api/turf'
import type { FieldMeasurement } from '@/domain/fieldMeasurement'
import { type PitchCondition, readingDays, readingDaysBefore } from '@/domain/report/conditionReport'
import type { ReportGround } from '@/domain/report/reportGround'
import type { QueryLike } from '@/ui/QueryState'
import { conditionOnce } from './conditionOnce'
import { useEachPitch } from './useEachPitch'

/** How the chosen pitches stand, of those that answered. */
export function useConditionReport({ pitches, choice, timeZone }: ReportGround) {
  const period = { from: choice.from, to: choice.to }
  const read = useEachPitch<FieldMeasurement[]>(
    turfEndpoints.getFieldMeasurements,
    pitches,
    readingDays(period),
  )
  const before = useEachPitch<FieldMeasurement[]>(turfEndpoints.getFieldMeasurements, pitches, [
    readingDaysBefore(period),
  ])
  const local = useGetLocalDataQuery()
  const ready = (before.data ?? before.error) !== undefined && !isAwaited(local)
  const then = new Map(before.answers.map(({ pitch, data }) => [pitch.id, data]))
  const query: QueryLike<PitchCondition[]> = {
    data:
      ready && read.data
        ? read.data.flatMap(({ pitch, data }) =>
            data
              ? [
                  conditionOnce({
                    pitch,
                    answers: data,
                    answersBefore: then.get(pitch.id),
                    ...period,
                    timeZone,
                    bands: local.data?.bands,
                  }),
                ]
              : [],
          )
        : undefined,
    error: read.error,
    isFetching: read.isFetching ?? false,
    refetch: () => void read.refetch?.(),
  }
  return { query, read, before }
}
