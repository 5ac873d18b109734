import styled from '@emotion/styled'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import { daylightOf } from '@/domain/daylight'
import { dayAtGround } from '@/domain/groundTime'
import { homePitch, placeOf } from '@/domain/homeGround'
import { outlookOf } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { QueryState } from '@/ui/QueryState'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ForecastStrip } from './ForecastStrip'
import { StripSkeleton } from './StripSkeleton'

const FIFTEEN_MINUTES = 900_000

/** Can we work? The answer in one sentence, now, and the next twelve hours (F1). */
export function HomeWeather() {
  const { t } = useTranslation('home')
  const headingId = useId()
  const now = useNow()
  const { timeZone } = useFormat()
  const { data: company } = useGetCompanyQuery()
  const pitches = useGetPitchesQuery()
  const pitch = homePitch(pitches.data ?? [])
  const place = placeOf(pitch, company)
  const weather = useGetWeatherQuery(pitch?.id ?? '', { skip: !pitch, pollingInterval: FIFTEEN_MINUTES })
  // Without pitches there is no place to ask the weather for: their failure is this block's.
  const query = pitches.error && !pitches.data ? { ...pitches, data: undefined } : weather
  return (
    <Ink className="on-ink" aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {pitch ? t('weather.place', { pitch: pitch.name }) : t('weather.heading')}
      </VisuallyHidden>
      {pitches.data && !pitch ? (
        <Quiet>{t('weather.noPitch')}</Quiet>
      ) : (
        <Padded>
          <QueryState
            query={query}
            skeleton={<StripSkeleton />}
            empty={{
              when: ({ hourly }) => outlookOf(hourly, now).hours.length === 0,
              title: t('weather.empty'),
            }}
          >
            {({ current, hourly }) => (
              <ForecastStrip
                outlook={outlookOf(hourly, now, place)}
                pitch={pitch?.name ?? ''}
                current={current}
                sun={daylightOf(place, dayAtGround(now, timeZone))}
              />
            )}
          </QueryState>
        </Padded>
      )}
    </Ink>
  )
}

const Ink = styled.section`
  background: ${token('paper')};
  color: ${token('ink')};
  min-block-size: 276px;

  @media (min-width: 720px) {
    min-block-size: 240px;
  }
  /* A sentence takes no forecast's room. */
  &&:has(> p, [role='alert']) {
    min-block-size: 0;
  }
  @media print {
    break-inside: avoid;
  }
`
const Quiet = styled.p`
  padding: 16px;
  color: ${token('ink-2')};
`
/* What QueryState says itself stands in from the edge; the strip brings its own margins. */
const Padded = styled.div`
  > :not(.on-ink) {
    margin-inline: 16px;
  }
`
