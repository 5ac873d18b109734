import { useGetLocalDataQuery } from '@/api/localData'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import { type BandLimits, limitsFor, seasonOf } from '@/domain/bands'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { measurementPeriod, readingsUntil, sessionsOf } from '@/domain/fieldSessions'
import { gridValues } from '@/domain/grid'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { usualRange } from '@/domain/readingGuard'
import { useFormat } from '@/i18n/format'
import { SELDOM_MS, useNow } from '@/ui/useNow'

/** The band of a metric on a pitch today, and what is usual there; without former readings the latter is not known. */
export function useRoundGround(
  pitch: Pick<Pitch, 'id' | 'latitude'>,
  metric: MeasurementMetric,
): { limits: BandLimits; usual: { low: number; high: number } | null } {
  const { timeZone } = useFormat()
  const now = useNow(SELDOM_MS)
  const today = dayAtGround(now, timeZone)
  const { data: local } = useGetLocalDataQuery()
  const { data } = useGetFieldMeasurementsQuery({ pitchId: pitch.id, ...measurementPeriod(today) })
  const season = seasonOf(today, pitch.latitude)
  const former = sessionsOf(readingsUntil(data ?? [], now).readings, metric)
  return {
    limits: limitsFor(local?.bands, { pitchId: pitch.id, metric, season }).limits,
    usual: usualRange(former.flatMap(({ values }) => gridValues(values))),
  }
}
