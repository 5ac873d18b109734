import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayEvapotranspiration } from '@/domain/dayEvapotranspiration'
import type { SprayDay } from '@/domain/sprayDays'
import type { WeatherDay } from '@/domain/weather'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useRunsText } from './runsText'

type WeatherTableProps = {
  days: readonly WeatherDay[]
  spray: ReadonlyMap<Day, SprayDay>
  today: Day
  latitude: number | undefined
}

/** The days one under another, narrow enough for a phone. */
export function WeatherTable({ days, spray, today, latitude }: WeatherTableProps) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const runsText = useRunsText()
  const sprayText = (day: SprayDay | undefined): string => {
    if (!day) return t('weather.spray.unknown')
    return day.runs.length === 0 ? t('weather.spray.none') : runsText(day.runs)
  }
  const unit = (text: string, quantity: 'temperature' | 'rain' | 'windSpeed') => (
    <>
      {text} <bdi>{format.unit(quantity)}</bdi>
    </>
  )
  return (
    <Table>
      <caption>
        <VisuallyHidden as="span">{t('weather.table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('weather.column.day')}</th>
          <th scope="col">{unit(t('weather.column.range'), 'temperature')}</th>
          <th scope="col">{unit(t('weather.column.rain'), 'rain')}</th>
          <th scope="col">{unit(t('weather.column.wind'), 'windSpeed')}</th>
          <th scope="col">{unit(t('weather.column.et0'), 'rain')}</th>
          <th scope="col">{t('weather.column.spray')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} data-today={day.date === today || undefined}>
            <th scope="row">
              {format.day(day.date, 'weekdayOnly')} {format.day(day.date, 'dayOfMonth')}
            </th>
            <td>
              <bdi dir="ltr">
                <Low>{format.figure(day.temperatureMin, 'temperature').number}</Low>
                {' / '}
                {format.figure(day.temperatureMax, 'temperature').number}
              </bdi>
            </td>
            <td data-wet={(day.rain ?? 0) >= 1 || undefined}>{format.figure(day.rain, 'rain').number}</td>
            <td>{format.figure(day.wind, 'windSpeed').number}</td>
            <td>{format.figure(dayEvapotranspiration(day, latitude)?.et0, 'rain').number}</td>
            <td>
              <bdi>{sprayText(spray.get(day.date))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: 400 ${token('t-14')} ${token('font')};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: 6px;
    padding-inline: 0 8px;
    border-block-end: 1px solid ${token('line')};
    text-align: start;
    font-weight: 400;
    vertical-align: baseline;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  thead th {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  tbody th {
    white-space: nowrap;
  }
  td {
    white-space: nowrap;
  }
  td:last-of-type {
    white-space: normal;
  }
  tr[data-today] > * {
    font-weight: 600;
  }
  [data-wet] {
    font-weight: 600;
    color: ${token('blue')};
  }
`
const Low = styled.span`
  color: ${token('ink-2')};
`
