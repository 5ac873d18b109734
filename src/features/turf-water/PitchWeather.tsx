import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayEvapotranspiration } from '@/domain/dayEvapotranspiration'
import { sprayDays } from '@/domain/sprayDays'
import type { Weather, WeatherDay } from '@/domain/weather'
import { useFormat } from '@/i18n/format'
import { rainAmount } from '@/i18n/weatherText'
import { byCode } from '@/lib/byCode'
import { TimeChart } from '@/ui/charts/TimeChart'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { WeatherTable } from './WeatherTable'
import { weatherPanels } from './weatherPanels'
import { sentenceDay } from './sentenceDay'
import type { WaterPart } from './waterPart'

const DAYS = 10

/** Ten days over the pitch, with evapotranspiration and the hours for spraying. */
export function PitchWeather({ pitch, today, now, place, weather }: WaterPart) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const daysOf = ({ daily }: Weather) =>
    daily
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => byCode(a.date, b.date))
      .slice(0, DAYS)
  const summary = useSummary(today)
  const ahead = weather.data ? daysOf(weather.data) : []
  const methods = new Set(ahead.map((day) => dayEvapotranspiration(day, place?.latitude)?.method ?? 'none'))
  const sent = weather.data?.current?.time
  return (
    <Section
      inset
      heading={t('weather.heading')}
      action={
        <Provenance
          title={t('weather.what.title')}
          text={t('weather.what.text')}
          inputs={[...methods].map((method) => t(`weather.what.${method}`))}
          source={t('weather.what.source')}
          origin="backend"
          at={sent}
        />
      }
    >
      <QueryState
        query={weather}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{ when: (data) => daysOf(data).length === 0, title: t('weather.empty') }}
      >
        {(data) => {
          const days = daysOf(data)
          const spray = sprayDays(data.hourly, now, format.timeZone, place)
          const hours = [...spray.values()].reduce((sum, { known }) => sum + known, 0)
          return (
            <>
              <Answer>{summary(days).said}</Answer>
              <WeatherTable days={days} spray={spray} today={today} latitude={place?.latitude} />
              <Note>
                {hours > 0 && `${t('weather.spray.note', { count: hours })} `}
                {sent ? t('weather.age', { age: format.relative(sent, now) }) : t('weather.ageUnknown')}
              </Note>
              <TimeChart
                title={t('weather.chart', { pitch: pitch.name })}
                summary={summary(days).wettest}
                from={days[0]?.date ?? today}
                to={days.at(-1)?.date ?? today}
                today={today}
                panels={weatherPanels(days, place?.latitude, t)}
                lanes={[
                  {
                    key: 'spray',
                    label: t('weather.lane'),
                    tone: 'growth',
                    days: [...spray].flatMap(([date, { runs }]) => (runs.length > 0 ? date : [])),
                    shape: 'dot',
                  },
                ]}
                csvName={`weather-${today}`}
              />
            </>
          )
        }}
      </QueryState>
    </Section>
  )
}

function useSummary(today: string): (days: readonly WeatherDay[]) => { said: string; wettest: string } {
  const { t } = useTranslation('water')
  const format = useFormat()
  return (days) => {
    const extreme = (pick: 'min' | 'max', values: readonly number[]) =>
      values.length > 0 ? Math[pick](...values) : undefined
    const rains = days.flatMap(({ rain }) => rain ?? [])
    const total = rains.reduce((sum, rain) => sum + rain, 0)
    const wettest = days.toSorted((a, b) => (b.rain ?? 0) - (a.rain ?? 0))[0]
    const said = t('weather.summary', {
      count: days.length,
      low: format.quantity(
        extreme(
          'min',
          days.flatMap((day) => day.temperatureMin ?? []),
        ),
        'temperature',
      ),
      high: format.quantity(
        extreme(
          'max',
          days.flatMap((day) => day.temperatureMax ?? []),
        ),
        'temperature',
      ),
      rain: rains.length > 0 ? rainAmount(total, format) : format.quantity(undefined, 'rain'),
      wind: format.quantity(
        extreme(
          'max',
          // A day's wind is a mean of its hours: how far it goes up is what the gusts say.
          days.flatMap(({ gust, wind }) => gust ?? wind ?? []),
        ),
        'windSpeed',
      ),
    })
    return {
      said,
      wettest:
        wettest?.rain !== undefined && wettest.rain >= 1
          ? t('weather.summaryWet', {
              day: sentenceDay(wettest.date, today, format),
              rain: rainAmount(wettest.rain, format),
            })
          : t('weather.summaryDry'),
    }
  }
}

const Answer = styled.p`
  font: 600 ${token('t-16')} ${token('font')};
  text-wrap: balance;
  margin-block-end: 8px;
`
const Note = styled.p`
  margin-block: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
