import { useGetActivityConfigurationQuery } from '@/api/activities'
import { isAwaited } from '@/api/isAwaited'
import { useGetSuppliesQuery } from '@/api/storage'
import { turfEndpoints } from '@/api/turf'
import type { ActivitiesReportRow } from '@/domain/pitchReport'
import type { ReportGround } from '@/domain/report/reportGround'
import { type WorkReport, workReport } from '@/domain/report/workReport'
import { isOn } from '@/domain/switches'
import type { QueryLike } from '@/ui/QueryState'
import { useEachPitch } from './useEachPitch'

/** The work of the pitches that answered, and the names of products where the company keeps them. */
export function useWorkReport({ pitches, choice, activities, today, timeZone, company }: ReportGround) {
  const rows = useEachPitch<ActivitiesReportRow[]>(turfEndpoints.getActivitiesReport, pitches, [
    { from: choice.from, to: choice.to },
  ])
  const configuration = useGetActivityConfigurationQuery()
  const hasProducts = isOn('storage', company) && isOn('product_management', company)
  const supplies = useGetSuppliesQuery(undefined, { skip: !hasProducts })
  const query: QueryLike<WorkReport> = {
    data:
      rows.data && !isAwaited(configuration) && !isAwaited(supplies)
        ? workReport({
            answers: rows.data.map(({ pitch, data }) => ({ pitchId: pitch.id, rows: data?.[0] })),
            activities,
            configuration: configuration.data,
            today,
            timeZone,
          })
        : undefined,
    error: rows.error,
    isFetching: rows.isFetching ?? false,
    refetch: () => void rows.refetch?.(),
  }
  return { query, rows, supplies: supplies.data }
}
