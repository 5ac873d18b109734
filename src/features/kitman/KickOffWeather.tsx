import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetWeatherQuery } from '@/api/turf'
import { dayAtGround } from '@/domain/groundTime'
import type { Weather } from '@/domain/weather'
import { WET_MM } from '@/domain/weatherOutlook'
import { type Format, useFormat } from '@/i18n/format'
import { Icon, type IconName } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const HOUR_MS = 3_600_000

/** The forecast for the hour of kick-off, or for its day where the hours do not reach that far. */
export function KickOffWeather({ pitchId, at }: { pitchId: string; at: string }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const { data, isError } = useGetWeatherQuery(pitchId)
  if (!data) return isError ? <Line>{t('weather.failed')}</Line> : null
  const { key, values, icon } = wordsFor(data, at, format)
  return (
    <Line>
      <VisuallyHidden>{t('weather.label')}</VisuallyHidden>
      <Icon name={icon} size={20} />
      {t(key, values)}
    </Line>
  )
}

type Words = {
  key: 'weather.hour' | 'weather.hourDry' | 'weather.day' | 'weather.dayDry' | 'weather.none'
  values: { temperature?: string; low?: string; high?: string; rain?: string; wind?: string }
  icon: IconName
}

function wordsFor({ hourly, daily }: Weather, at: string, format: Format): Words {
  const time = Date.parse(at)
  const hour = hourly.find((one) => Date.parse(one.time) <= time && time < Date.parse(one.time) + HOUR_MS)
  if (hour) {
    const wet = (hour.rain ?? 0) >= WET_MM
    return {
      key: wet ? 'weather.hour' : 'weather.hourDry',
      values: {
        temperature: format.quantity(hour.temperature, 'temperature'),
        rain: format.quantity(hour.rain, 'rain'),
        wind: format.quantity(hour.wind, 'windSpeed'),
      },
      icon: wet ? 'cloudRain' : 'cloudSun',
    }
  }
  const day = daily.find(({ date }) => date === dayAtGround(at, format.timeZone))
  if (!day) return { key: 'weather.none', values: {}, icon: 'clock' }
  const wet = (day.rain ?? 0) >= WET_MM
  return {
    key: wet ? 'weather.day' : 'weather.dayDry',
    values: {
      low: format.figure(day.temperatureMin, 'temperature').number,
      high: format.quantity(day.temperatureMax, 'temperature'),
      rain: format.quantity(day.rain, 'rain'),
    },
    icon: wet ? 'cloudRain' : 'cloudSun',
  }
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${token('ink-2')};
`
