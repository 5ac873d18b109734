import type { Activity } from '../domain/activity.ts'
import type { LatestActivity } from '../domain/pitch.ts'
import { addDays, dayAtGround, wireInstant, within } from './groundTime.ts'
import type { ClimateSite, Club, Clubs } from './seed/clubs.ts'
import { findSeed, latestSeeds, type Seed, seedsBetween } from './seed/seededActivities.ts'
import type { Reading, Storage } from './storage.ts'
import { rounded } from './turf/figures.ts'
import { weatherAt } from './turf/sky.ts'
import type { GeneratedHour } from './weather/hoursOfDay.ts'
import { fnv1a32 } from './weather/random.ts'
import { byCode } from '../lib/byCode.ts'

export type StoredActivities = {
  activities: (companyId: string, fromDay: string, toDay: string) => Promise<Activity[]>
  activitiesIn: (rows: Reading, companyId: string, fromDay: string, toDay: string) => Promise<Activity[]>
}

export function storedActivities(storage: Storage, clubs: Clubs, now: () => Date): StoredActivities {
  const activitiesIn: StoredActivities['activitiesIn'] = async (rows, companyId, from, to) => {
    const club = clubs.get(companyId)
    const written = await rows.range('activities', companyId)
    const touched = new Set(written.map((row) => row.id))
    const clock = clockOf(club, now())
    // The ground's days lie across those of the wire.
    const seeds = seedsBetween(club, addDays(from, -1), addDays(to, 1), clock.today)
    return [
      ...seeds.filter(within(from, to)).flatMap((seed) => (touched.has(seed.id) ? [] : asOfNow(seed, clock))),
      ...written.flatMap(({ value }) => (value === null ? [] : (value as Activity))).filter(within(from, to)),
    ].toSorted((a, b) => byCode(a.startDate, b.startDate))
  }
  return {
    activitiesIn,
    activities: (companyId, from, to) =>
      storage.read(['activities'], (rows) => activitiesIn(rows, companyId, from, to)),
  }
}

/** One activity of a club, or undefined when there is none or it was deleted. */
export async function findActivity(
  rows: Reading,
  club: Club,
  id: string,
  now: Date,
): Promise<Activity | undefined> {
  const row = await rows.get('activities', id)
  if (row) return row.company === club.id && row.value !== null ? (row.value as Activity) : undefined
  const seed = findSeed(club, id)
  return seed && asOfNow(seed, clockOf(club, now))
}

/** When each kind of work was last done on each pitch of a club, within a year. */
export async function latestActivities(rows: Reading, club: Club, now: Date): Promise<LatestActivity[]> {
  const clock = clockOf(club, now)
  const written = await rows.range('activities', club.id)
  const touched = new Set(written.map((row) => row.id))
  const seeds = latestSeeds(
    club,
    addDays(clock.today, -365),
    clock.today,
    (seed) => !touched.has(seed.id) && asOfNow(seed, clock).status === 'completed',
  )
  const latest = new Map<string, LatestActivity>()
  const done = written
    .flatMap(({ value }) => (value === null ? [] : [value as Activity]))
    .filter(({ status }) => status === 'completed')
  for (const { id: activityId, activityName, endDate: date, pitchIds } of [...seeds, ...done]) {
    for (const pitchId of pitchIds) {
      const key = `${pitchId} ${activityName}`
      const known = latest.get(key)
      if (!known || known.date < date) latest.set(key, { pitchId, activityName, activityId, date })
    }
  }
  return [...latest.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

type Clock = { now: string; today: string; late: string | undefined; site: ClimateSite }

function clockOf(club: Club, now: Date): Clock {
  const today = dayAtGround(now, club.company.timeZone)
  return {
    now: wireInstant(now),
    today,
    site: club.site,
    late: club.id === 'riverside-fc' ? forgotten(club, today) : undefined,
  }
}

/** The divots of the last days that nobody filled: a morning without anything late would not be one. */
const forgotten = (club: Club, today: string): string | undefined =>
  seedsBetween(club, addDays(today, -3), addDays(today, -1), today)
    .filter(
      (seed) =>
        seed.activityName === 'divoting' && seed.pitchIds[0] !== 'stadium' && seed.status === 'planned',
    )
    .reduce<Seed | undefined>(
      (last, seed) => (last === undefined || seed.endDate > last.endDate ? seed : last),
      undefined,
    )?.id

/** What nobody touched went as planned. */
function asOfNow(seed: Seed, clock: Clock): Activity {
  if (seed.id === clock.late) return { ...seed, userIds: [] }
  const day = seed.startDate.slice(0, 10)
  if (seed.status === 'cancelled') {
    // Nobody cancels for rain days ahead.
    return day <= clock.today ? seed : { ...seed, status: 'planned', notes: undefined }
  }
  if (seed.endDate <= clock.now) {
    return day < clock.today && fellThrough(seed)
      ? { ...seed, status: 'cancelled', notes: 'Cancelled: rain.' }
      : inWeather({ ...seed, status: 'completed' }, clock.site)
  }
  return inWeather(seed.startDate <= clock.now ? { ...seed, status: 'in_progress' } : seed, clock.site)
}

/** What the site's weather says of an hour: degrees, °C, %. */
const OF_THE_HOUR = {
  windDirection: ({ windDirection }: GeneratedHour) => Math.round(windDirection / 5) * 5,
  temperature: ({ temperature }: GeneratedHour) => rounded(temperature, 1),
  humidity: ({ humidity }: GeneratedHour) => rounded(humidity, 0),
} as const
/** By how much the wind at the boom has risen by the end of a spraying, m/s. */
const WIND_RISE = 0.4

/**
 * Nobody knows the weather of work before it begins, nor that of its end before it is done. The wind is the one that the
 * seed measured at the boom: nobody sprays in the wind of a weather station's mast.
 */
function inWeather(work: Activity, site: ClimateSite): Activity {
  if (work.activityName !== 'spraying' || work.status === 'in_progress') return work
  const isDone = work.status === 'completed'
  const hourOf = (instant: string) => weatherAt(site).hours(instant, 1)[0]
  const [start, end] = isDone ? [hourOf(work.startDate), hourOf(work.endDate)] : []
  return {
    ...work,
    fields: work.fields.flatMap((field) => {
      const { key, value } = field
      if (key === 'windSpeed' && typeof value === 'number')
        return isDone ? [field, { key: 'windSpeedEnd', value: rounded(value + WIND_RISE, 1) }] : []
      if (!isOfTheHour(key)) return [field]
      if (!start || !end) return []
      const told = OF_THE_HOUR[key]
      return [
        { key, value: told(start) },
        { key: `${key}End`, value: told(end) },
      ]
    }),
  }
}

const isOfTheHour = (key: string): key is keyof typeof OF_THE_HOUR => Object.hasOwn(OF_THE_HOUR, key)

/** One job outside in fifty or so came to nothing. */
const fellThrough = ({ id, pitchIds, activityName }: Seed): boolean =>
  pitchIds.length > 0 && activityName !== 'renovation' && fnv1a32(`fate ${id}`) % 53 === 0
