import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { bandKey, type BandLimits, limitsFor, seasonOf } from '@/domain/bands'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { without } from '@/lib/without'

/** The band of a metric on a day, and how the club changes it. */
export function useBand(pitch: Pitch, metric: MeasurementMetric, day: Day) {
  const { data } = useGetLocalDataQuery()
  const [save, state] = useSaveLocalDataMutation()
  const season = seasonOf(day, pitch.latitude)
  const place = { pitchId: pitch.id, metric, season }
  return {
    ...limitsFor(data?.bands, place),
    season,
    state,
    /** Null goes back to the usual. */
    keep: (limits: BandLimits | null) => {
      const others = without(data?.bands ?? {}, bandKey(place))
      return save({ bands: limits ? { ...others, [bandKey(place)]: limits } : others })
    },
  }
}

/** The bands of every metric on a day. */
export function useBandsOf(pitch: Pitch, day: Day): (metric: MeasurementMetric) => BandLimits {
  const { data } = useGetLocalDataQuery()
  const season = seasonOf(day, pitch.latitude)
  return (metric) => limitsFor(data?.bands, { pitchId: pitch.id, metric, season }).limits
}
