import type { Activity } from '../domain/activity.ts'
import { addDays, atGround, dayAtGround, timeOf, wireInstant } from './groundTime.ts'
import { type Club, clubOf } from './seed/clubs.ts'
import { findSeed, type Seed, seedsBetween } from './seed/seededActivities.ts'
import type { Reading, Storage } from './storage.ts'

export type StoredActivities = {
  activities: (companyId: string, fromDay: string, toDay: string) => Promise<Activity[]>
  activitiesIn: (rows: Reading, companyId: string, fromDay: string, toDay: string) => Promise<Activity[]>
}

export function storedActivities(storage: Storage, now: () => Date): StoredActivities {
  const activitiesIn: StoredActivities['activitiesIn'] = async (rows, companyId, from, to) => {
    const club = clubOf(companyId)
    const written = await rows.range('activities', companyId)
    const touched = new Set(written.map((row) => row.id))
    const lowest = atGround(from, '00:00', club.company.timeZone)
    const highest = atGround(addDays(to, 1), '00:00', club.company.timeZone)
    const changed = written.flatMap(({ value }) => {
      const activity = value as Activity | null
      return activity !== null && activity.startDate < highest && activity.endDate > lowest ? [activity] : []
    })
    const clock = clockOf(club, now())
    const seeds = seedsBetween(club, from, to, clock.today).filter((seed) => !touched.has(seed.id))
    return [...seeds.map((seed) => asOfNow(seed, clock)), ...changed].toSorted((a, b) =>
      a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0,
    )
  }
  return {
    activitiesIn,
    activities: (companyId, from, to) => storage.read(['activities'], (rows) => activitiesIn(rows, companyId, from, to)),
  }
}

/** One activity of a club, or undefined when there is none or it was deleted. */
export async function findActivity(rows: Reading, club: Club, id: string, now: Date): Promise<Activity | undefined> {
  const row = await rows.get('activities', id)
  if (row) return row.company === club.id && row.value !== null ? (row.value as Activity) : undefined
  const seed = findSeed(club, id)
  return seed && asOfNow(seed, clockOf(club, now))
}

type Clock = { now: string; today: string; late: string | undefined }

function clockOf(club: Club, now: Date): Clock {
  const today = dayAtGround(now, club.company.timeZone)
  return { now: wireInstant(now), today, late: club.id === 'riverside-fc' ? forgotten(club, today) : undefined }
}

/** The divots of the last days that nobody filled: a morning without anything late would not be one. */
const forgotten = (club: Club, today: string): string | undefined =>
  seedsBetween(club, addDays(today, -3), addDays(today, -1), today)
    .filter((seed) => seed.activityName === 'divoting' && seed.pitchIds[0] !== 'stadium' && seed.status === 'planned')
    .reduce<Seed | undefined>((last, seed) => (last === undefined || seed.endDate > last.endDate ? seed : last), undefined)?.id

/** What nobody touched went as planned. */
function asOfNow(seed: Seed, clock: Clock): Activity {
  if (seed.id === clock.late) return { ...seed, userIds: [] }
  if (seed.status === 'cancelled') {
    // Nobody cancels for rain days ahead.
    return seed.startDate.slice(0, 10) <= clock.today ? seed : { ...seed, status: 'planned', notes: undefined }
  }
  if (seed.endDate <= clock.now) return { ...seed, status: 'completed' }
  return timeOf(seed.startDate) <= timeOf(clock.now) ? { ...seed, status: 'in_progress' } : seed
}
