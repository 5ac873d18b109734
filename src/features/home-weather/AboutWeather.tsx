import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import {
  COLDEST,
  HOTTEST,
  LEAST_DELTA_T,
  MOST_DELTA_T,
  MOST_GUST,
  MOST_WIND,
  WASH_MM,
} from '@/domain/agronomy/sprayWindow'
import { FROST_RISK } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { Provenance } from '@/ui/Provenance'

const KMH_PER_MS = 3.6

type AboutWeatherProps = {
  /** Whose place the weather is of. */
  pitch: string
  /** When the server saw the present weather. */
  at: string | undefined
}

/** What the sentence about the hours ahead is made from. */
export function AboutWeather({ pitch, at }: AboutWeatherProps) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const speed = (kmh: number) => format.quantity(kmh / KMH_PER_MS, 'windSpeed')
  return (
    <Beside>
      <Provenance
        title={t('weather.what.title')}
        text={t('weather.what.text', { pitch, frost: format.quantity(FROST_RISK, 'temperature') })}
        formula={t('weather.what.formula', {
          wind: speed(MOST_WIND),
          gust: speed(MOST_GUST),
          cold: format.quantity(COLDEST, 'temperature'),
          hot: format.quantity(HOTTEST, 'temperature'),
          low: format.quantity(LEAST_DELTA_T, 'temperatureDifference'),
          high: format.quantity(MOST_DELTA_T, 'temperatureDifference'),
          rain: format.quantity(WASH_MM, 'rain'),
        })}
        inputs={[t('weather.what.forecast'), t('weather.what.sun')]}
        source={t('weather.what.source')}
        origin="computed"
        at={at}
      />
    </Beside>
  )
}

/* It comes after the line it stands in, and must not make it higher. */
const Beside = styled.span`
  display: inline-block;
  margin-block: -6px;
`
