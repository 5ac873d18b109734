import { useMemo } from 'react'
import { isAwaited } from '@/api/isAwaited'
import { sentAt } from '@/api/sentAt'
import { useGetGrowthQuery, useGetWeatherQuery } from '@/api/turf'
import type { Day, Id, Instant } from '@/domain/wire'
import type { WeatherDay } from '@/domain/weather'
import type { QueryLike } from '@/ui/QueryState'
import { growthPeriod } from './growthPeriods'

/**
 * Daily mean temperatures of a pitch in °C: those its growth was worked out with, and the weather's where they miss. A
 * query that has failed where neither came.
 */
export function useTemperatures(
  pitchId: Id,
  today: Day,
): QueryLike<ReadonlyMap<Day, number>> & { sentAt: Instant | undefined } {
  const asked = useGetGrowthQuery({ pitchId, ...growthPeriod(today) })
  const { data: growth, error, isFetching, refetch } = asked
  const forecast = useGetWeatherQuery(pitchId)
  const weather = forecast.data
  const temperatures = useMemo(() => {
    const found = new Map<Day, number>()
    for (const day of [...(weather?.daily ?? []), ...(weather?.observed ?? [])]) {
      const mean = meanOf(day)
      if (mean !== undefined) found.set(day.date, mean)
    }
    for (const { date, temperature } of growth ?? [])
      if (temperature !== undefined) found.set(date, temperature)
    return found
  }, [growth, weather])
  const isMissing = isAwaited(asked) || (error !== undefined && temperatures.size === 0)
  return {
    data: isMissing ? undefined : temperatures,
    error,
    isFetching,
    refetch,
    sentAt: sentAt(asked, forecast),
  }
}

const meanOf = ({ temperature, temperatureMin, temperatureMax }: WeatherDay): number | undefined =>
  temperature ??
  (temperatureMin === undefined || temperatureMax === undefined
    ? undefined
    : (temperatureMin + temperatureMax) / 2)
