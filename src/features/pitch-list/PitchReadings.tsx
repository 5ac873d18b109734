import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import { ruleFor, seasonOf } from '@/domain/bands'
import { CARD_METRICS, type CardMetric } from '@/domain/groundProblems'
import { latestReading, type Reading, readingPeriod } from '@/domain/latestReading'
import { type BandRule, bandOf } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { figureBeside, quantityBeside } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { age } from '@/i18n/moments'
import { Bullet } from '@/ui/Bullet'
import { Button } from '@/ui/Button'
import { token } from '@/ui/tokens'

type PitchReadingsProps = {
  pitch: Pitch
  /** Before that nothing is asked for. */
  inSight: boolean
  today: Day
  now: Date
}

/** Means of the newest moisture and hardness with their age, against the band; "no reading" in words, never 0 (F2). */
export function PitchReadings({ pitch, inSight, today, now }: PitchReadingsProps) {
  const { t } = useTranslation('panels')
  const query = useGetFieldMeasurementsQuery(
    { pitchId: pitch.id, ...readingPeriod(today) },
    { skip: !inSight },
  )
  const { data: local } = useGetLocalDataQuery(undefined, { skip: !inSight })
  const season = seasonOf(today, pitch.latitude)
  const ruleOf = (metric: CardMetric) => ruleFor(local?.bands, { pitchId: pitch.id, metric, season })
  if (query.data === undefined && query.error !== undefined)
    return (
      <Failed role="alert">
        {t('pitches.failed')}
        <Button layout="plain" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('pitches.retry')}
        </Button>
      </Failed>
    )
  return (
    <Pair aria-busy={query.isFetching && query.data === undefined}>
      {CARD_METRICS.map((metric) => (
        <div key={metric}>
          <dt>{t(`pitches.metric.${metric}`)}</dt>
          {query.data && (
            <Figure
              metric={metric}
              reading={latestReading(query.data, metric, now)}
              rule={ruleOf(metric)}
              now={now}
            />
          )}
        </div>
      ))}
    </Pair>
  )
}

type FigureProps = { metric: CardMetric; reading: Reading | null; rule: BandRule; now: Date }

function Figure({ metric, reading, rule, now }: FigureProps) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const label = t(`pitches.metric.${metric}`)
  // An open end is as far away as the other lets it be.
  const low = rule.ideal.low ?? 0
  const high = rule.ideal.high ?? 2 * low
  const span = high - low
  const scale = (value: number | null, words: string) => (
    <Bullet value={value} low={low} high={high} min={low - span} max={high + span} label={words} />
  )
  if (!reading)
    return (
      <dd>
        <None>{t('pitches.noReading')}</None>
        {scale(null, label)}
      </dd>
    )
  const quantity = METRIC_QUANTITY[metric]
  const { number, unit } = figureBeside(reading.mean, quantity, rule.ideal, format)
  const band = bandOf(reading.mean, rule)
  const old = age(reading.measuredAt, now, format)
  return (
    <dd>
      <Value data-band={band}>
        <bdi dir="ltr">
          <b>{number}</b> {unit}
        </bdi>
        <time dateTime={reading.measuredAt} title={format.dateTime(reading.measuredAt)}>
          {old}
        </time>
      </Value>
      {scale(
        reading.mean,
        t('pitches.figure', {
          metric: label,
          value: quantityBeside(reading.mean, quantity, rule.ideal, format),
          age: old,
        }),
      )}
    </dd>
  )
}

const Pair = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  min-block-size: 52px;

  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
  }
`
const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  line-height: 1.5rem;

  b {
    font: 600 ${token('t-16')} ${token('font')};
    color: ${token('ink')};
  }
  &[data-band='outside'] b {
    color: ${token('amber-deep')};
  }
`
const None = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  line-height: 1.5rem;
  color: ${token('ink-2')};
`
const Failed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 52px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
