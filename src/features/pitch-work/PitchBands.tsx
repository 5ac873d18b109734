import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import { ruleFor, seasonOf } from '@/domain/bands'
import { bandProblems, CARD_METRICS } from '@/domain/groundProblems'
import { dayAtGround } from '@/domain/groundTime'
import { latestReading, readingPeriod } from '@/domain/latestReading'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { Icon } from '@/ui/Icon'
import { useNow } from '@/ui/useNow'
import { PitchAlert } from './PitchAlert'

/** Readings of this pitch that nobody would accept, each with the way to its map (F21). */
export function PitchBands({ pitch }: { pitch: Pitch }) {
  const { t } = useTranslation(['panels', 'common'])
  const format = useFormat()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const { data = [] } = useGetFieldMeasurementsQuery({ pitchId: pitch.id, ...readingPeriod(today) })
  const { data: local } = useGetLocalDataQuery()
  const season = seasonOf(today, pitch.latitude)
  const problems = bandProblems(
    pitch.id,
    CARD_METRICS.map((metric) => ({
      metric,
      reading: latestReading(data, metric, now),
      rule: ruleFor(local?.bands, { pitchId: pitch.id, metric, season }),
    })),
  )
  return problems.map((problem) => {
    if (problem.kind !== 'outOfBand') return null
    const { metric, reading, low } = problem
    const side = low !== null && reading.mean < low ? 'low' : 'high'
    return (
      <PitchAlert key={metric} data-tone="amber" to={{ search: `?metric=${metric}`, hash: '#board' }}>
        <Icon name="droplet" size={16} />
        {t(`pitches.metric.${metric}`)} {format.quantity(reading.mean, METRIC_QUANTITY[metric])} ·{' '}
        {t(`common:ui.bullet.${side}`)}
      </PitchAlert>
    )
  })
}
