import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { useGetUserQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import { homePitch } from '@/domain/homeGround'
import { type Sky, skyOf } from '@/domain/sky'
import { useFormat } from '@/i18n/format'
import { useWaiting } from '@/outbox/useOutbox'
import { selectUserId } from '@/session/sessionSlice'
import { CloudSunIcon } from '@/ui/CloudSunIcon'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { token } from '@/ui/tokens'
import { useContrast } from '@/ui/useContrast'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useToday } from '@/ui/useToday'

const FIFTEEN_MINUTES = 900_000
const PICTURES = {
  rain: 'cloudRain',
  frost: 'snowflake',
  clear: 'sun',
} as const satisfies Record<Exclude<Sky, 'cloud'>, string>

/** Whose day it is, what the weather does, and how much is not sent: at a glance. */
export function PocketHead() {
  const { t } = useTranslation(['mobile', 'common'])
  const format = useFormat()
  const userId = useSelector(selectUserId)
  const { data: user } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const { data: pitches = [] } = useGetPitchesQuery()
  const pitch = homePitch(pitches)
  const { data: weather } = useGetWeatherQuery(pitch?.id ?? '', {
    skip: !pitch,
    pollingInterval: FIFTEEN_MINUTES,
  })
  const { waiting, needsYou } = useWaiting()
  const today = useToday()
  const current = weather?.current
  const sky = current && skyOf(current)
  const temperature = current?.temperature
  const unsent = waiting + needsYou
  const [isMore, setIsMore] = useContrast()
  return (
    <>
      <Contrast
        label={t('moreContrast', { ns: 'common' })}
        aria-pressed={isMore}
        onClick={() => setIsMore(!isMore)}
      >
        <Glyph name="contrast" size={24} />
      </Contrast>
      <Line>
        <span data-who>{[user?.fullName, format.day(today, 'weekday')].filter(Boolean).join(' · ')}</span>
        <Marks>
          {current && temperature !== undefined && (
            <Mark>
              {sky === 'cloud' && <CloudSunIcon />}
              {sky && sky !== 'cloud' && <Icon name={PICTURES[sky]} size={24} />}
              <VisuallyHidden>
                {sky && t(`sky.${sky}`)}{' '}
                {t('temperature', { temperature: format.quantity(temperature, 'temperature') })}
              </VisuallyHidden>
              <span aria-hidden>{format.quantity(temperature, 'temperature')}</span>
            </Mark>
          )}
          <Mark data-unsent={unsent > 0 || undefined}>
            {unsent > 0 ? <Glyph name="cloudOff" size={24} /> : <Icon name="cloudCheck" size={24} />}
            {unsent > 0 ? t('notSent', { count: unsent }) : <VisuallyHidden>{t('allSent')}</VisuallyHidden>}
          </Mark>
        </Marks>
      </Line>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  flex: 1 1 100%;
  font: 400 1.125rem/1.5rem ${token('font')};

  > [data-who] {
    /* In one piece; what has no room beside it goes below. */
    flex: 1 1 auto;
    min-inline-size: 0;
    color: ${token('ink-2')};
    overflow-wrap: anywhere;
  }
`
const Contrast = styled(IconButton)`
  inline-size: 48px;
  block-size: 48px;
  margin-block: -8px;
  margin-inline-end: -12px;

  &[aria-pressed='true'] {
    background: ${token('mint-2')};
  }
`
/** They go below the name together. */
const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`
const Mark = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  white-space: nowrap;

  &[data-unsent] {
    color: ${token('amber-deep')};
  }
`
