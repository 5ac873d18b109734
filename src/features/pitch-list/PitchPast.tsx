import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import { useLastFeed } from '@/api/useLastFeed'
import type { Activity } from '@/domain/activity'
import { keyFigure } from '@/domain/keyFigure'
import { readingPeriod } from '@/domain/latestReading'
import type { LatestActivity, Pitch } from '@/domain/pitch'
import { lastDone, lastMeasured } from '@/domain/pitchPast'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { age, dayAge } from '@/i18n/moments'
import { token } from '@/ui/tokens'

type PitchPastProps = {
  pitch: Pitch
  /** The work of the last days, of which the figures are known. */
  jobs: readonly Activity[] | undefined
  latest: readonly LatestActivity[]
  withFeed: boolean
  /** Before that nothing is asked for. */
  inSight: boolean
  today: Day
  now: Date
}

/** When a pitch was last cut and at what height, last given nitrogen and how much, and last measured (F2). */
export function PitchPast({ pitch, jobs, latest, withFeed, inSight, today, now }: PitchPastProps) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const feed = useLastFeed(pitch.id, today, { skip: !withFeed || !inSight })
  const { data: readings, error: unread } = useGetFieldMeasurementsQuery(
    { pitchId: pitch.id, ...readingPeriod(today) },
    { skip: !inSight },
  )
  const ago = (at: Instant | undefined) =>
    at && (
      <time dateTime={at} title={format.dateTime(at)}>
        {age(at, now, format)}
      </time>
    )
  const cut = lastDone(latest, 'mowing')
  const job = jobs?.find(({ id }) => id === cut?.activityId)
  const height = job && keyFigure(job)
  return (
    <Past>
      <Done label={t('pitches.cut')} figure={height && format.quantity(height.value, height.quantity)}>
        {ago(cut?.date)}
      </Done>
      {withFeed && (
        <Done label={t('pitches.fed')} figure={feed ? format.quantity(feed.n / 10, 'solidRate') : undefined}>
          {feed === undefined ? (
            '–'
          ) : feed ? (
            <time dateTime={feed.day} title={format.day(feed.day, 'medium')}>
              {dayAge(feed.day, today, format)}
            </time>
          ) : null}
        </Done>
      )}
      <Done label={t('pitches.measured')}>
        {readings || unread ? ago(lastMeasured(latest, readings ?? [], now)) : '–'}
      </Done>
    </Past>
  )
}

type DoneProps = { label: string; figure?: string | undefined; children: ReactNode }

function Done({ label, figure, children }: DoneProps) {
  const { t } = useTranslation('panels')
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children ?? <Never>{t('pitches.never')}</Never>}
        {figure && <Figure>{figure}</Figure>}
      </dd>
    </div>
  )
}

const Past = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: 8px;
  border-block-start: 1px solid ${token('line-2')};
  padding-block-start: 8px;
  /* The figures, which come later, have their place. */
  min-block-size: 64px;

  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    overflow-wrap: normal;
  }
  dd {
    margin: 0;
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Never = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  line-height: 1.25rem;
  color: ${token('ink-2')};
  overflow-wrap: normal;
`
const Figure = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;
`
