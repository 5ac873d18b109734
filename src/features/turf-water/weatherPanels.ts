import type { TFunction } from 'i18next'
import { dayEvapotranspiration } from '@/domain/dayEvapotranspiration'
import type { WeatherDay } from '@/domain/weather'
import type { Panel } from '@/ui/charts/TimeChart'

/** Temperature, rain, wind and evapotranspiration of some days, on one axis of time. */
export function weatherPanels(
  days: readonly WeatherDay[],
  latitude: number | undefined,
  t: TFunction<'water'>,
): Panel[] {
  const points = (read: (day: WeatherDay) => number | undefined) =>
    days.map((day) => ({ day: day.date, value: read(day) ?? null }))
  return [
    {
      key: 'temperature',
      label: t('weather.panel.temperature'),
      quantity: 'temperature',
      lines: [
        {
          key: 'high',
          label: t('weather.line.high'),
          kind: 'line',
          tone: 'heat',
          points: points((day) => day.temperatureMax),
        },
        {
          key: 'low',
          label: t('weather.line.low'),
          kind: 'line',
          tone: 'water',
          points: points((day) => day.temperatureMin),
        },
      ],
    },
    {
      key: 'rain',
      label: t('weather.panel.rain'),
      quantity: 'rain',
      zero: true,
      height: 72,
      lines: [
        {
          key: 'rain',
          label: t('weather.line.rain'),
          kind: 'bars',
          tone: 'water',
          points: points((day) => day.rain),
        },
      ],
    },
    {
      key: 'wind',
      label: t('weather.panel.wind'),
      quantity: 'windSpeed',
      zero: true,
      height: 72,
      lines: [
        {
          key: 'wind',
          label: t('weather.line.wind'),
          kind: 'line',
          tone: 'ink',
          points: points((day) => day.wind),
        },
        {
          key: 'gust',
          label: t('weather.line.gust'),
          kind: 'line',
          tone: 'wear',
          points: points((day) => day.gust),
        },
      ],
    },
    {
      key: 'evapotranspiration',
      label: t('weather.panel.evapotranspiration'),
      quantity: 'rain',
      zero: true,
      height: 72,
      lines: [
        {
          key: 'et0',
          label: t('weather.line.et0'),
          kind: 'line',
          tone: 'growth',
          points: points((day) => dayEvapotranspiration(day, latitude)?.et0),
        },
      ],
    },
  ]
}
