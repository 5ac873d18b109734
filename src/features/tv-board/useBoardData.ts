import { useState } from 'react'
import { useGetCompanyQuery } from '@/api/api'
import { useGetActivitiesQuery, useGetFixturesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { answeredAt } from '@/api/sentAt'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { useGetWeatherQuery } from '@/api/turf'
import { useNonWorkingDays } from '@/api/useNonWorkingDays'
import { aheadPeriod } from '@/domain/dayJobs'
import { addDays } from '@/domain/groundTime'
import { withPlannedPlay } from '@/domain/fixture'
import { homePitch, placeOf } from '@/domain/homeGround'
import type { Day } from '@/domain/wire'
import { useRefresh } from './useRefresh'

/** Spec §9. */
const TV_REFRESH_MS = 300_000
/** While there is nothing to show yet, as after a power cut before the network is back. */
const FIRST_RETRY_MS = 30_000
/** What is older is marked (F17). */
const STALE_MS = 900_000

/** Late work of the last week and clashes of the next. */
const boardPeriod = (today: Day) => ({ from: addDays(today, -7), to: addDays(today, 6) })

type Answered = { isUninitialized: boolean; refetch: () => unknown }
const again = (query: Answered) => void (query.isUninitialized || query.refetch())

/**
 * Everything the board tells, each resource asked for once and again every five minutes. What was read last stays through
 * outages; RTK Query keeps `data` when a later call fails, also for another day.
 */
export function useBoardData(today: Day, now: Date, paused: boolean) {
  const options = { refetchOnReconnect: !paused }
  const { data: company } = useGetCompanyQuery()
  const work = useGetActivitiesQuery(boardPeriod(today), options)
  const users = useGetUsersQuery(undefined, options)
  const pitches = useGetPitchesQuery(undefined, options)
  const leave = useGetDaysOffQuery(aheadPeriod(today), options)
  const nonWorking = useNonWorkingDays(aheadPeriod(today), options)
  const fixtures = useGetFixturesQuery(aheadPeriod(today), options)
  const equipment = useGetEquipmentQuery(undefined, options)
  const supplies = useGetSuppliesQuery(undefined, options)
  const cocktails = useGetCocktailsQuery(undefined, options)
  const sections = useGetSectionsQuery(undefined, options)
  // Kept in this browser, where another tab may write to it.
  const local = useGetLocalDataQuery()
  const home = homePitch(pitches.data ?? [])
  const weather = useGetWeatherQuery(home?.id ?? '', { ...options, skip: home === undefined })
  const asked = [
    work,
    users,
    pitches,
    leave,
    nonWorking,
    fixtures,
    equipment,
    supplies,
    cocktails,
    sections,
    local,
    weather,
  ]

  const refresh = () => asked.forEach(again)
  const there = work.data !== undefined && users.data !== undefined
  useRefresh(refresh, there ? TV_REFRESH_MS : FIRST_RETRY_MS, paused)

  const stale = (since: number | undefined) => since !== undefined && now.getTime() - since > STALE_MS
  const updated = useLast(answeredAt(work))
  const weatherAt = useLast(answeredAt(weather))
  const fixturesAt = useLast(answeredAt(fixtures))
  return {
    there,
    failed: !there && (work.isError || users.isError),
    refresh,
    /** What may be said of: where nothing has come, "none" would be a claim. */
    known: {
      fixtures: fixtures.data !== undefined,
      problems: work.data !== undefined && leave.data !== undefined,
      off:
        users.data !== undefined &&
        leave.data !== undefined &&
        (nonWorking.isUninitialized || nonWorking.data !== undefined),
      closures: [work, pitches, supplies, cocktails].every(({ data }) => data !== undefined),
    },
    company,
    home,
    place: placeOf(home, company),
    activities: work.data ?? [],
    users: users.data ?? [],
    pitches: pitches.data ?? [],
    noPitches: pitches.data?.length === 0,
    leave: leave.data ?? [],
    /** Nobody works today, on leave or not. */
    isNonWorking: nonWorking.data?.some(({ date }) => date === today) === true,
    /** What was booked elsewhere; with the matches of the plan it is `fixtures`. */
    bookings: fixtures.data ?? [],
    fixtures: withPlannedPlay(fixtures.data ?? [], work.data ?? []),
    equipment: equipment.data ?? [],
    supplies: supplies.data ?? [],
    cocktails: cocktails.data ?? [],
    sections: sections.data ?? [],
    /** The club's own minutes of recovery and bands. */
    local: local.data,
    weather: weather.data,
    /** When the work was last read, epoch ms. */
    updated,
    stale: stale(updated),
    weatherFrom: stale(weatherAt) ? weatherAt : undefined,
    fixturesFrom: stale(fixturesAt) ? fixturesAt : undefined,
  }
}

export type BoardData = ReturnType<typeof useBoardData>

/** The last value there was: a new day's first call has none until it is answered. */
function useLast(value: number | undefined): number | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
