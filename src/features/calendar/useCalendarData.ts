import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUserQuery, useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetEquipmentQuery } from '@/api/storage'
import { useGetWeatherQuery } from '@/api/turf'
import { usePlanningGround } from '@/api/usePlanning'
import { isStaff } from '@/domain/access'
import type { Activity } from '@/domain/activity'
import { filtersOn, NO_FILTER } from '@/domain/calendarFilter'
import type { Company } from '@/domain/company'
import type { Equipment } from '@/domain/equipment'
import type { Fixture } from '@/domain/fixture'
import { hazardsOf } from '@/domain/hazards'
import { homePitch, placeOf } from '@/domain/homeGround'
import type { Pitch } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import type { User } from '@/domain/user'
import { hourOf } from '@/domain/weatherOutlook'
import type { Day, Id } from '@/domain/wire'
import { shownName } from '@/lib/shownName'
import type { DayAhead } from '@/outbox/board'
import { useSeriesAhead } from '@/outbox/useSeriesAhead'
import type { Known } from '@/session/rememberedFilters'
import { selectUserId } from '@/session/sessionSlice'
import type { QueryLike } from '@/ui/QueryState'
import type { CalendarAddress, RowKind } from './calendarAddress'
import { passing } from './passing'
import { type Entry, idOf } from './placement'
import { rowKindOf } from './rowKinds'
import { type LookedAt, useCalendarWindow } from './useCalendarWindow'
import { useFindings, useOnDays, usePassing } from './useFindings'
import { useFilterNames } from './useFilterNames'
import { useRememberedFilters } from './useRememberedFilters'

/** A forecast turns against what is planned while the calendar is open (B7). */
const FIFTEEN_MINUTES = 900_000

/** All that the calendar draws; `days` are those on the screen: the days looked at with their surroundings, filtered, and what is wrong in them. */
export function useCalendarData(
  search: string,
  address: CalendarAddress,
  lookedAt: LookedAt,
  days: readonly Day[],
  now: Date,
  timeZone: string,
) {
  const { hidden } = address
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery()
  const { data: me } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const pitches = useGetPitchesQuery()
  const people = useGetUsersQuery()
  const { data: users = NO_USERS } = people
  const home = homePitch(pitches.data ?? NO_PITCHES)
  const { data: weather } = useGetWeatherQuery(home?.id ?? '', {
    skip: home === undefined,
    pollingInterval: FIFTEEN_MINUTES,
  })
  const place = placeOf(home, company)
  const hasStorage = company !== undefined && isOn('storage', company)
  const machines = useGetEquipmentQuery(undefined, { skip: !hasStorage })
  const { data: equipment = NO_MACHINES } = machines
  const window = useCalendarWindow(lookedAt, me?.organizationId)
  const { bounds, activities, fixtures, daysOff, nonWorkingDays } = window
  const ahead = useSeriesAhead(bounds.from, bounds.to, timeZone)

  const ground = usePlanningGround(lookedAt, company, now, {
    fixtures: fixtures.rows,
    daysOff: daysOff.rows,
    nonWorkingDays: nonWorkingDays.rows,
  })
  const names = useNames(pitches.data ?? NO_PITCHES, users, equipment)
  const staff = users.filter(isStaff)
  useRememberedFilters(search, useKnown(pitches.data, users, people.isError))
  const filterNames = useFilterNames(address.text, company, { pitches: pitches.data ?? NO_PITCHES, users })

  // By hand, and measured: with ten thousand rows each of these is felt when a scroll or a press makes it anew, and a
  // new entry draws its block again.
  const withoutFixtures = hidden.has('fixtures')
  const everything = useMemo(
    () => allEntries(fixtures.rows, activities.rows, ahead, withoutFixtures),
    [fixtures.rows, activities.rows, ahead, withoutFixtures],
  )
  const entryOf = useMemo(() => lookedUp(everything), [everything])
  // Without a filter the same list, also where a scroll has changed the day of the address.
  const entries = useMemo(
    () =>
      filtersOn({ ...address, hidden: NO_FILTER.hidden }) === 0
        ? everything
        : everything.filter(passing(address, userId, filterNames)),
    [everything, address, userId, filterNames],
  )
  const planned = useMemo(
    () =>
      ahead.length === 0 ? activities.rows : [...activities.rows, ...ahead.map(({ activity }) => activity)],
    [activities.rows, ahead],
  )
  const shown = hidden.has('clashes') ? {} : { ground, weather }
  const { clashes, broken } = useFindings({
    planned,
    ground: shown.ground,
    activities: activities.rows,
    weather: shown.weather,
    place,
    now,
    timeZone,
  })
  const onDays = useOnDays(clashes, broken, days, timeZone)
  const toLookAt = usePassing(onDays, entries === everything ? undefined : entries)
  // Told anew with the hour, not with each tick of the clock.
  const hour = hourOf(now)
  const hazards = useMemo(
    () => new Map(hazardsOf(activities.rows, new Date(hour)).map((hazard) => [hazard.job.id, hazard])),
    [activities.rows, hour],
  )
  const stock = useMemo(
    () =>
      new Map(
        ground?.supplies.map(({ id, name, action }) => [id, { name: shownName(name), unit: action.unit }]),
      ),
    [ground?.supplies],
  )
  const lists = { pitch: pitches, person: people, machine: machines }
  const base = baseOf(address, company, lists, window.retry)
  return {
    company,
    pitches,
    base,
    staff,
    equipment,
    weather,
    place,
    window,
    ground,
    clashes,
    onDays,
    toLookAt,
    entries,
    planned,
    names: {
      ...names,
      entryOf,
      supply: (id: Id) => stock.get(id),
      broken: broken.of,
      hazards,
    },
  }
}

/**
 * The lists that the view stands on, as one that is missing as long as one of them is: without people all work would
 * seem to be nobody's.
 */
function baseOf(
  { view, rows: wanted }: CalendarAddress,
  company: Company | undefined,
  lists: Record<RowKind, QueryLike<unknown>>,
  retry: () => void,
) {
  const isTimeline = view === 'day' || view === 'week'
  const kind = view === 'users' ? 'person' : isTimeline ? rowKindOf(wanted, company) : 'pitch'
  const needed = kind === 'pitch' ? [lists.pitch] : [lists.pitch, lists[kind]]
  const { data, error, isFetching } = needed.find((list) => list.data === undefined) ?? lists.pitch
  return {
    data,
    error: data === undefined ? error : undefined,
    isFetching: isFetching === true,
    /** Reads anew what failed of these, and of the days themselves. */
    refetch: () => {
      retry()
      for (const list of needed) if (list.error !== undefined) void list.refetch?.()
    },
  }
}

const NO_USERS: User[] = []
const NO_PITCHES: Pitch[] = []
const NO_MACHINES: Equipment[] = []

const allEntries = (
  fixtures: readonly Fixture[],
  activities: readonly Activity[],
  ahead: readonly DayAhead[],
  withoutFixtures: boolean,
): Entry[] => [
  ...(withoutFixtures ? [] : fixtures.map(asFixture)),
  ...activities.map(asWork),
  ...ahead.map(asAhead),
]

/** Entries by id; what it takes to find one is made when the first is asked for. */
function lookedUp(entries: readonly Entry[]): (id: Id) => Entry | undefined {
  let byId: Map<Id, Entry> | undefined
  return (id) => {
    byId ??= new Map(entries.map((entry) => [idOf(entry), entry]))
    return byId.get(id)
  }
}

/** The same entry for the same row: what has not changed is not drawn again. */
const made = new WeakMap<Fixture | Activity, Entry>()
function remembered(row: Fixture | Activity, make: () => Entry): Entry {
  const known = made.get(row)
  if (known) return known
  const entry = make()
  made.set(row, entry)
  return entry
}
const asFixture = (fixture: Fixture) => remembered(fixture, () => ({ kind: 'fixture', fixture }))
const asWork = (activity: Activity) => remembered(activity, () => ({ kind: 'work', activity }))

const asAhead = ({ activity, of }: DayAhead) => remembered(activity, () => ({ kind: 'work', activity, of }))

/** Whom and what filters may name, once that is known; of people also once it is clear that it will not be. */
const useKnown = (
  pitches: readonly Pitch[] | undefined,
  users: readonly User[],
  isUnknown: boolean,
): Known | undefined =>
  useMemo(() => {
    const people = users === NO_USERS ? undefined : users.map(({ id }) => id)
    return pitches && (people || isUnknown) ? { pitches: pitches.map(({ id }) => id), people } : undefined
  }, [pitches, users, isUnknown])

/** Names by id, however many there are; the same as long as they are, for every block hangs on them. */
const useNames = (pitches: readonly Pitch[], users: readonly User[], machines: readonly Equipment[]) =>
  useMemo(() => {
    const pitchNames = new Map(pitches.map(({ id, name }) => [id, shownName(name)]))
    const personNames = new Map(users.map(({ id, fullName }) => [id, shownName(fullName)]))
    const machineNames = new Map(machines.map(({ id, name }) => [id, shownName(name)]))
    return {
      pitchName: (id: Id) => pitchNames.get(id),
      personName: (id: Id) => personNames.get(id),
      machineName: (id: Id) => machineNames.get(id),
    }
  }, [pitches, users, machines])
