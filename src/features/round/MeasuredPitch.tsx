import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import { addresses } from '@/domain/addresses'
import { type BandLimits, countBands, heatScaleOf, limitsFor, seasonOf } from '@/domain/bands'
import { type MeasurementMetric, MEASUREMENT_METRICS } from '@/domain/fieldMeasurement'
import { alsoRead, type Reading, readingsUntil, sessionsOf } from '@/domain/fieldSessions'
import { gridValues } from '@/domain/grid'
import { dayAtGround } from '@/domain/groundTime'
import { readingPeriod } from '@/domain/latestReading'
import { gridStatistics } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import type { Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { shareText } from '@/i18n/shareText'
import { age } from '@/i18n/moments'
import { shapeOf } from '@/lib/gridCells'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { HeatThumbnail } from '@/ui/heatGrid/HeatThumbnail'
import { desktop, hover, phone } from '@/ui/media'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useInSight } from '@/ui/useInSight'
import { useNow } from '@/ui/useNow'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

type MeasuredPitchProps = {
  pitch: Pitch
  /** When work of this kind was last done here, if that is known. */
  lastRound: Instant | undefined
  /** Whether rounds may be walked. */
  may: boolean
}

/** So many measurements of a session are told; the others are on the page of the pitch. */
const SHOWN = 3
const FIRST: readonly MeasurementMetric[] = [
  'soilMoisture',
  'hardness',
  'grassHeight',
  'rotationalResistance',
]
const ORDER = [...FIRST, ...MEASUREMENT_METRICS.filter((metric) => !FIRST.includes(metric))]

/** As high as a picture of a session. */
const HEIGHT = '96px'

/** What was last read on a pitch, how old that is and how much of it lies in the target. */
export function MeasuredPitch({ pitch, lastRound, may }: MeasuredPitchProps) {
  const { t } = useTranslation(['round', 'grid'])
  const format = useFormat()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const [ref, inSight] = useInSight<HTMLLIElement>()
  const query = useGetFieldMeasurementsQuery(
    { pitchId: pitch.id, ...readingPeriod(today) },
    { skip: !inSight },
  )
  const { data: local } = useGetLocalDataQuery(undefined, { skip: !inSight })
  const { readings } = readingsUntil(query.data ?? [], now)
  const newest = readings.find((reading) => sessionsOf([reading], reading.metric).length > 0)
  const session = newest
    ? [newest, ...alsoRead(readings, newest)].toSorted(
        (a, b) => ORDER.indexOf(a.metric) - ORDER.indexOf(b.metric),
      )
    : []
  const limitsOf = (metric: MeasurementMetric) =>
    limitsFor(local?.bands, { pitchId: pitch.id, metric, season: seasonOf(today, pitch.latitude) }).limits
  const ageOf = (instant: Instant) => age(instant, now, format)
  const [first] = session
  const more = session.length - SHOWN
  return (
    <Card ref={ref}>
      <Head>
        <h3>
          <Link to={addresses.pitch(pitch.id)}>
            <bdi>{pitch.name}</bdi>
          </Link>
        </h3>
        {query.data && (
          <p>
            {newest ? (
              <time dateTime={newest.measuredAt} title={format.dateTime(newest.measuredAt)}>
                {t('home.last', { age: ageOf(newest.measuredAt) })}
              </time>
            ) : lastRound === undefined ? (
              t('home.noneLately')
            ) : (
              <time dateTime={lastRound} title={format.dateTime(lastRound)}>
                {t('home.lastRound', { age: ageOf(lastRound) })}
              </time>
            )}
          </p>
        )}
      </Head>
      {query.data === undefined && query.error !== undefined && (
        <Failed role="alert">
          {t('home.failed')}
          <Button layout="plain" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('home.retry')}
          </Button>
        </Failed>
      )}
      {query.data === undefined &&
        query.error === undefined &&
        (inSight ? <Skeleton kind="block" height={HEIGHT} /> : <div style={{ blockSize: HEIGHT }} />)}
      {first && (
        <Read>
          <Picture>
            <HeatThumbnail
              label={t(`grid:board.metrics.${first.metric}.name`)}
              values={first.values}
              shape={shapeOf(first.values)}
              scale={heatScaleOf(limitsOf(first.metric), first.metric)}
            />
          </Picture>
          <List>
            {session.slice(0, SHOWN).map((reading) => (
              <Figure key={reading.id} reading={reading} limits={limitsOf(reading.metric)} />
            ))}
          </List>
        </Read>
      )}
      <Foot>
        {more > 0 && <span>{t('home.more', { count: more })}</span>}
        {may && (
          <ButtonLink to={addresses.round({ pitch: pitch.id })}>
            {t('home.new')} <VisuallyHidden>{pitch.name}</VisuallyHidden>
          </ButtonLink>
        )}
      </Foot>
    </Card>
  )
}

function Figure({ reading, limits }: { reading: Reading; limits: BandLimits }) {
  const { t } = useTranslation(['round', 'grid'])
  const format = useFormat()
  const of = gridStatistics(reading.values)
  if (!of) return null
  const { within } = countBands(gridValues(reading.values), limits)
  return (
    <div>
      <dt>{t(`grid:board.metrics.${reading.metric}.name`)}</dt>
      <dd>
        <b>{format.quantity(of.mean, METRIC_QUANTITY[reading.metric])}</b>{' '}
        <span data-low={within * 2 < of.count || undefined}>
          {t('home.within', { share: shareText(within / of.count, format) })}
        </span>
      </dd>
    </div>
  )
}

const Card = styled.li`
  display: grid;
  gap: 8px;
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  break-inside: avoid;

  ${desktop} {
    padding: 12px;
    border: 1px solid ${token('line')};
    border-radius: ${token('r-card')};
    background: ${token('paper')};
  }
  ${phone} {
    padding-block: 12px;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 8px;

  > h3 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  > p {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    > h3 {
      font-size: 1.125rem;
    }
    > p {
      font: 400 ${token('t-16')} ${token('font')};
    }
  }
  ${hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`
const Read = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 12px;
  align-items: start;
`
const Picture = styled.div`
  border: 1px solid ${token('line')};
  border-radius: 3px;
`
const List = styled.dl`
  display: grid;
  gap: 4px;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 8px;
  }
  dt {
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  b {
    font: 600 ${token('t-14')} ${token('font')};
    color: ${token('ink')};
  }
  [data-low] {
    color: ${token('amber-deep')};
  }
  ${phone} {
    :is(dt, dd, b) {
      font-size: 1rem;
      line-height: 1.5rem;
    }
  }
`
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > a {
    margin-inline-start: auto;
  }
  ${phone} {
    font: 400 ${token('t-16')} ${token('font')};

    > a {
      min-block-size: 48px;
    }
  }
  @media print {
    > a {
      display: none;
    }
  }
`
const Failed = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    font: 400 ${token('t-16')} ${token('font')};
  }
`
