import { Fragment, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Emphasis } from '@/ui/Emphasis'
import type { Daylight } from '@/domain/daylight'
import { MOST_WIND } from '@/domain/agronomy/sprayWindow'
import type { WeatherHour } from '@/domain/weather'
import { compassPoint, hourOf, type WeatherOutlook, WET_MM } from '@/domain/weatherOutlook'
import { type Format, useFormat } from '@/i18n/format'
import { hourLabel } from '@/i18n/moments'
import { endOf, rainAmount } from '@/i18n/weatherText'
import { wholeSum } from '@/lib/knownSum'
import { convert, displayDecimals } from '@/lib/units'
import { soonPart } from '@/ui/lazyPart'
import { useIsPhone } from '@/ui/useIsPhone'
import { useNow } from '@/ui/useNow'
import { WeatherStrip } from '@/ui/WeatherStrip'
import { useAnswer } from './useAnswer'
import { useSpans } from './useSpans'

// What it is made from is asked for seldom, and comes after what it says.
const AboutWeather = soonPart(() => import('./AboutWeather'), 'AboutWeather', 'panels')

type ForecastStripProps = {
  outlook: WeatherOutlook
  pitch: string
  current: WeatherHour | undefined
  sun: Daylight | undefined
}
/** From here on, %, rain is more likely than not. */
const LIKELY = 50

/** Twelve hours with their windows, under the sentence and the present state. */
export function ForecastStrip({ outlook, pitch, current, sun }: ForecastStripProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const phone = useIsPhone()
  const now = useNow()
  const answer = useAnswer(outlook)
  const spans = useSpans(outlook, phone)
  const { hours } = outlook
  return (
    <WeatherStrip
      heading={answer}
      now={
        <>
          {(current || sun) && <PresentState current={current ?? {}} sun={sun} />}{' '}
          <Suspense>
            <AboutWeather pitch={pitch} at={current?.time} />
          </Suspense>
        </>
      }
      summary={useSummary(outlook, answer)}
      labels={{
        temperature: t('weather.air', { unit: format.unit('temperature') }),
        rain: t('weather.rain', { unit: format.unit('rain') }),
        chance: hours.some(({ rainProbability }) => rainProbability !== undefined)
          ? t('weather.chance', { unit: format.unit('percent') })
          : undefined,
        wind: t('weather.wind', { unit: format.unit('windSpeed') }),
        hour: t('weather.hour'),
      }}
      spans={spans}
      hours={hours.map((hour) => ({
        label: hourLabel(hour.time, format).split(/\s/)[0] ?? '',
        temperature: degrees(hour.temperature, format),
        rain: hour.rain ?? null,
        ...(hour.rain !== undefined && hour.rain >= 2 * WET_MM
          ? { rainLabel: format.figure(hour.rain, 'rain').number }
          : {}),
        chance: format.figure(hour.rainProbability, 'percent').number,
        likely: (hour.rainProbability ?? 0) >= LIKELY,
        wind: format.figure(hour.wind, 'windSpeed').number,
        windy: (hour.wind ?? 0) * 3.6 > MOST_WIND,
        now: Date.parse(hour.time) === hourOf(now),
      }))}
    />
  )
}

/** A degree sign, the unit stands at the row's head. */
const degrees = (celsius: number | undefined, format: Format): string => {
  const { number } = format.figure(celsius, 'temperature')
  return celsius === undefined ? number : `${number}°`
}

function PresentState({ current, sun }: { current: Partial<WeatherHour>; sun: Daylight | undefined }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { temperature, rain, wind, gust, windDirection, humidity, dewPoint } = current
  const facts: { key: string; words: ReactNode }[] = []
  if (temperature !== undefined)
    facts.push({
      key: 'air',
      words: (
        <Emphasis
          text={
            rain === undefined
              ? `<b>${degrees(temperature, format)}</b>`
              : t(rain >= WET_MM ? 'weather.now.rain' : 'weather.now.dry', {
                  temperature: degrees(temperature, format),
                })
          }
        />
      ),
    })
  if (wind !== undefined) {
    const direction = windDirection === undefined ? '' : t(`weather.compass.${compassPoint(windDirection)}`)
    const shown = convert(wind, 'windSpeed', format.unitSystem)
    const still = Number(shown.toFixed(displayDecimals(shown, 'windSpeed', format.unitSystem))) === 0
    const values = {
      direction,
      speed: format.quantity(wind, 'windSpeed'),
      gust: format.figure(gust, 'windSpeed').number,
    }
    facts.push({
      key: 'wind',
      words: still
        ? t('weather.now.calm')
        : t(gust === undefined ? 'weather.now.wind' : 'weather.now.windGust', values).trim(),
    })
  }
  if (humidity !== undefined)
    facts.push({
      key: 'humidity',
      words: t('weather.now.humidity', { humidity: format.quantity(humidity, 'percent') }),
    })
  if (dewPoint !== undefined)
    facts.push({
      key: 'dewPoint',
      words: t('weather.now.dewPoint', { temperature: degrees(dewPoint, format) }),
    })
  if (sun)
    facts.push({
      key: 'sun',
      words:
        sun.kind === 'risesAndSets'
          ? t('weather.now.risesAndSets', {
              sunrise: format.time(sun.sunrise),
              sunset: format.time(sun.sunset),
            })
          : t(`weather.now.${sun.kind}`),
    })
  return facts.map(({ key, words }, at) => (
    <Fragment key={key}>
      {at > 0 && ' · '}
      <span>{words}</span>
    </Fragment>
  ))
}

function useSummary(outlook: WeatherOutlook, answer: string): string {
  const { t } = useTranslation('home')
  const format = useFormat()
  const temperatures = outlook.hours.flatMap(({ temperature }) => temperature ?? [])
  const winds = outlook.hours.flatMap(({ wind }) => wind ?? [])
  const chances = outlook.hours.flatMap(({ rainProbability }) => rainProbability ?? [])
  const summary = t('weather.summary', {
    count: outlook.hours.length,
    answer,
    low: format.quantity(temperatures.length > 0 ? Math.min(...temperatures) : undefined, 'temperature'),
    high: format.quantity(temperatures.length > 0 ? Math.max(...temperatures) : undefined, 'temperature'),
    rain: rainAmount(wholeSum(outlook.hours.map(({ rain }) => rain)), format),
    wind: format.quantity(winds.length > 0 ? Math.max(...winds) : undefined, 'windSpeed'),
    end: endOf(outlook, outlook.hours.length, format),
  })
  if (chances.length === 0) return summary
  return `${summary} ${t('weather.summaryChance', { chance: format.quantity(Math.max(...chances), 'percent') })}`
}
