import { useGetLocalDataQuery } from '@/api/localData'
import { turfEndpoints } from '@/api/turf'
import { useEach } from '@/api/useEach'
import { ruleFor, seasonOf } from '@/domain/bands'
import type { FieldMeasurement } from '@/domain/fieldMeasurement'
import { CARD_METRICS, type CardMetric } from '@/domain/groundProblems'
import { latestReading, type Reading, readingPeriod } from '@/domain/latestReading'
import { type Band, bandOf, offTarget, type Range } from '@/domain/measurement'
import type { Pitch } from '@/domain/pitch'
import type { Day, Id } from '@/domain/wire'

/** With more pitches than this nobody's list waits for a request of each. */
export const MOST = 40

export type Furthest = {
  metric: CardMetric
  reading: Reading
  band: Band
  ideal: Range
  off: number
  isLow: boolean
}

/** Of each pitch the reading that is furthest from its target; null where there is none, nothing of a pitch until it is known; and the readings themselves, none of a pitch whose list did not come. */
export function useFurthest(pitches: readonly Pitch[], today: Day, now: Date) {
  const asked = pitches.length <= MOST ? pitches : []
  const { data: local } = useGetLocalDataQuery()
  const { answers } = useEach<FieldMeasurement[]>(
    turfEndpoints.getFieldMeasurements,
    asked.map(({ id }) => ({ pitchId: id, ...readingPeriod(today) })),
  )
  const of = new Map<Id, Furthest | null>()
  const readings = new Map<Id, FieldMeasurement[]>()
  asked.forEach(({ id: pitchId, latitude }, at) => {
    const { data: measurements, error } = answers[at] ?? {}
    if (measurements ?? error) readings.set(pitchId, measurements ?? [])
    if (!measurements) return
    const season = seasonOf(today, latitude)
    const found = CARD_METRICS.flatMap((metric): Furthest[] => {
      const reading = latestReading(measurements, metric, now)
      if (!reading) return []
      const rule = ruleFor(local?.bands, { pitchId, metric, season })
      return [
        {
          metric,
          reading,
          band: bandOf(reading.mean, rule),
          ideal: rule.ideal,
          off: offTarget(reading.mean, rule),
          isLow: rule.ideal.low !== null && reading.mean < rule.ideal.low,
        },
      ]
    })
    of.set(pitchId, found.toSorted((a, b) => b.off - a.off)[0] ?? null)
  })
  return { isOn: asked.length > 0, of, readings }
}
