import { use, useState } from 'react'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { readingPeriod } from '@/domain/latestReading'
import type { Section } from '@/domain/pitch'
import { type SurfaceOutlook, surfaceOutlook } from '@/domain/surface/surfaceOutlook'
import type { Weather } from '@/domain/weather'
import type { Id, Instant } from '@/domain/wire'
import { FormatContext } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { problemOf } from '@/lib/problem'
import { useGetPitchesQuery, useGetSectionsQuery } from './pitches'
import { useGetEvapotranspirationQuery, useGetFieldMeasurementsQuery, useGetWeatherQuery } from './turf'

/** Days that a water balance is asked for beyond today: as far as a forecast reaches. */
const DAYS_AHEAD = 10

export type Surface = {
  /** Undefined while it is on its way, and where the readings did not come. */
  outlook: SurfaceOutlook | undefined
  weather: Weather | undefined
  /** Why there are no readings, or no forecast where nothing can be told without it and somebody may ask again. */
  error: unknown
  isFetching: boolean
  refetch: () => void
}

/**
 * How the ground of a pitch is expected to be at an instant. Asks only what coach and kitman may ask (contract.md); weather or
 * water balance that is refused is left out, and the outlook says so by its confidence. Undefined for no pitch.
 */
export function useSurface(pitchId: Id | undefined, at: Instant, now: Date): Surface {
  const { timeZone } = use(FormatContext)
  const today = dayAtGround(now, timeZone)
  const period = readingPeriod(today)
  const none = pitchId === undefined
  const pitches = useGetPitchesQuery(undefined, { skip: none })
  const sections = useGetSectionsQuery(undefined, { skip: none })
  const readings = useGetFieldMeasurementsQuery({ pitchId: pitchId ?? '', ...period }, { skip: none })
  const weather = useGetWeatherQuery(pitchId ?? '', { skip: none })
  const sectionId = sectionFor(sections.data, pitchId)
  const water = useGetEvapotranspirationQuery(
    { sectionId: sectionId ?? '', from: period.from, to: addDays(today, DAYS_AHEAD) },
    { skip: sectionId === undefined },
  )
  const asked = [pitches, sections, readings, weather, ...(sectionId === undefined ? [] : [water])]
  const isSettled = asked.every(({ data, error }) => data !== undefined || error !== undefined)
  // What was told stays: what a second try brings of it in pieces only adds to it.
  const [told, setTold] = useState<Id>()
  if (isSettled && told !== pitchId) setTold(pitchId)
  const { data: measurements } = readings
  const outlook =
    measurements && (isSettled || told === pitchId)
      ? surfaceOutlook({
          measurements,
          weather: weather.data,
          water: sectionId === undefined ? undefined : water.data,
          pitch: pitches.data?.find(({ id }) => id === pitchId) ?? {},
          timeZone,
          at,
          now,
        })
      : undefined
  const isForecastMissed = outlook?.missing === 'noForecast' && problemOf(weather.error).kind !== 'forbidden'
  // A forecast of that day there is: what cannot be worked out of it hangs on what did not come.
  const lost =
    outlook?.missing === 'beyondForecast' &&
    weather.data?.daily.some(({ date }) => date === dayAtGround(at, timeZone))
      ? [pitches, sections, water].find(
          ({ data, error }) => data === undefined && error && problemOf(error).kind !== 'forbidden',
        )
      : undefined
  return {
    outlook: lost ? undefined : outlook,
    weather: weather.data,
    error: readings.error ?? (isForecastMissed ? weather.error : lost?.error),
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of asked) if (one.error !== undefined) void one.refetch()
    },
  }
}

/** The section that stands for its pitch: the largest. */
const sectionFor = (sections: readonly Section[] | undefined, pitchId: Id | undefined): Id | undefined =>
  sections
    ?.filter((section) => section.pitchId === pitchId)
    .toSorted((a, b) => (b.area ?? 0) - (a.area ?? 0) || byCode(a.id, b.id))[0]?.id
