import { useMemo } from 'react'
import { isAwaited } from '@/api/isAwaited'
import { sentAt } from '@/api/sentAt'
import { useGetGridSunlightQuery, useGetWeatherQuery } from '@/api/turf'
import { believableHours, believableLight, placeOfPitch, shadeGeometry } from '@/domain/agronomy/lightDeficit'
import { shadeDay, shadedShare } from '@/domain/agronomy/shade'
import { type Grid, gridValues, mapGrid } from '@/domain/grid'
import { instantAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Day, Instant } from '@/domain/wire'
import { isMissing } from '@/lib/problem'
import type { QueryLike } from '@/ui/QueryState'

type Origin = 'backend' | 'computed'

export type LightMap = {
  /** Empty grids where nothing is known. */
  dli: Grid
  sunHours: Grid
  origin: Origin
  /** MJ/m² that a computed map was made with; undefined for a clear sky. */
  radiation: number | undefined
}

/** Shade by the hour of the ground's clock, per cent; null while the sun is down. */
export type HourlyShade = { origin: Origin; hours: { hour: number; shaded: Grid }[] }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const isKnown = (grid: Grid): boolean => gridValues(grid).length > 0
const asPercent = (grid: Grid): Grid =>
  mapGrid(grid, (share) => (share < 0 || share > 1 ? null : share * 100))

/**
 * Light and shade of a day on the grid: as the backend sends them, else worked out from the pitch's place, bearing and
 * stands. What is worked out has to say so (`origin`).
 */
export function useLightMap(
  pitch: Pitch,
  day: Day,
  timeZone: string,
): { map: QueryLike<LightMap>; at: Instant | undefined; shade: HourlyShade | undefined } {
  const sent = useGetGridSunlightQuery({ pitchId: pitch.id, date: day })
  const data = sent.currentData
  const geometry = useMemo(() => shadeGeometry(pitch), [pitch])
  const place = useMemo(() => placeOfPitch(pitch), [pitch])
  const none = isMissing(sent.error) || (data !== undefined && !isKnown(believableLight(data.dli)))
  const canCompute = geometry !== undefined && place !== undefined
  const weather = useGetWeatherQuery(pitch.id, { skip: !none || !canCompute })
  const radiation = [...(weather.data?.observed ?? []), ...(weather.data?.daily ?? [])].find(
    ({ date }) => date === day,
  )?.radiation
  const isWaiting = none && canCompute && isAwaited(weather)

  const map = useMemo((): LightMap | undefined => {
    if (data && !none)
      return {
        dli: believableLight(data.dli),
        sunHours: believableHours(data.sunHours),
        origin: 'backend',
        radiation: undefined,
      }
    if (!none || isWaiting) return undefined
    if (!geometry || !place) return { dli: [], sunHours: [], origin: 'backend', radiation: undefined }
    const usable = radiation !== undefined && radiation >= 0 && radiation < 45 ? radiation : undefined
    const { dli, sunHours } = shadeDay(
      geometry,
      place,
      day,
      usable === undefined ? {} : { radiation: usable },
    )
    return { dli, sunHours, origin: 'computed', radiation: usable }
  }, [data, none, isWaiting, geometry, place, day, radiation])

  const shade = useMemo((): HourlyShade | undefined => {
    const sentHours = (data?.hourly ?? []).filter(({ hour }) => HOURS.includes(hour))
    if (sentHours.length > 0)
      return {
        origin: 'backend',
        hours: sentHours
          .map(({ hour, shaded }) => ({ hour, shaded: asPercent(shaded) }))
          .sort((a, b) => a.hour - b.hour),
      }
    if (!geometry || !place) return undefined
    return {
      origin: 'computed',
      hours: HOURS.map((hour) => {
        const start = instantAtGround(day, `${String(hour).padStart(2, '0')}:00`, timeZone)
        const utcHour = (Date.parse(start) - Date.parse(`${day}T00:00:00Z`)) / 3_600_000
        return { hour, shaded: asPercent(shadedShare(geometry, place, day, utcHour)) }
      }).filter(({ shaded }) => isKnown(shaded)),
    }
  }, [data, geometry, place, day, timeZone])

  return {
    // Under a clear sky the light follows from the day alone.
    at: none ? (radiation === undefined ? undefined : sentAt(weather)) : sentAt(sent),
    map: {
      data: map,
      error: none ? undefined : sent.error,
      isFetching: sent.isFetching || isWaiting,
      refetch: sent.refetch,
    },
    shade,
  }
}
