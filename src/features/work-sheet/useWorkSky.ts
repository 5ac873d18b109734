import { useMemo } from 'react'
import { useGetWeatherQuery } from '@/api/turf'
import type { Activity } from '@/domain/activity'
import { placeOf } from '@/domain/homeGround'
import { type Sky, waitsForWeather } from '@/domain/planning/workHours'
import { useFormat } from '@/i18n/format'
import type { WorkGround } from './useWorkGround'

/** Whether planned work waits for the weather, and the sky above its pitch as soon as it is known. */
export function useWorkSky(
  draft: Activity | undefined,
  ground: WorkGround,
): { waits: boolean; sky: Sky | undefined } {
  const { timeZone } = useFormat()
  const pitchId = draft?.pitchIds[0]
  const waits = draft !== undefined && waitsForWeather(draft.activityName) && draft.status === 'planned'
  const { data: weather } = useGetWeatherQuery(pitchId ?? '', { skip: !waits || pitchId === undefined })
  const { latitude, longitude } =
    placeOf(
      ground.pitches.find(({ id }) => id === pitchId),
      ground.company,
    ) ?? {}
  const sky = useMemo(
    (): Sky | undefined =>
      waits && pitchId !== undefined && weather
        ? {
            weather,
            timeZone,
            place: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
          }
        : undefined,
    [waits, pitchId, weather, timeZone, latitude, longitude],
  )
  return { waits, sky }
}
