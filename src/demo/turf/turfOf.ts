import type { Activity } from '../../domain/activity.ts'
import type { Fixture } from '../../domain/fixture.ts'
import type { Day } from '../../domain/wire.ts'
import { listOver } from '../collection.ts'
import type { Demo } from '../demo.ts'
import { dayAtGround, timeOf } from '../groundTime.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import { cocktailSeeds, supplySeeds } from '../seed/storage.ts'
import { workByDay } from './pitchWork.ts'
import type { Shed } from './pitchWork.ts'
import { WHOLE_PITCH } from './region.ts'
import type { Region } from './region.ts'
import { workStart } from './turfDays.ts'
import type { Turf } from './turfDays.ts'

const startDay = (club: Club) => (instant: string) => dayAtGround(timeOf(instant), club.company.timeZone)

/** A match or training made elsewhere, as if it had been planned here. */
function asActivity({ id, name, kind, startDate, endDate, pitchId, teamId }: Fixture, now: number): Activity {
  const status = timeOf(endDate) <= now ? 'completed' : timeOf(startDate) <= now ? 'in_progress' : 'planned'
  const pitchIds = pitchId === undefined ? [] : [pitchId]
  return {
    id,
    activityName: kind,
    name,
    status,
    startDate,
    endDate,
    fields: [],
    pitchIds,
    sectionIds: [],
    userIds: [],
    teamId,
  }
}

/** The work, matches and trainings that begin on a pitch between two days, both included. */
export async function activitiesOn(
  demo: Demo,
  club: Club,
  pitchId: string,
  from: Day,
  to: Day,
): Promise<Activity[]> {
  const dayOf = startDay(club)
  const activities = await demo.activities(club.id, from, to)
  const known = new Set(activities.map(({ id }) => id))
  const now = demo.now().getTime()
  const fixtures = demo
    .fixtures(club.id, from, to)
    .filter(({ id, kind }) => kind !== 'other' && !known.has(id))
    .map((fixture) => asActivity(fixture, now))
  return [...activities, ...fixtures].filter(({ pitchIds, startDate }) => {
    if (!pitchIds.includes(pitchId)) return false
    const day = dayOf(startDate)
    return day >= from && day <= to
  })
}

/** The products and mixes of a club as they stand now; a product that is gone cannot be told apart any more. */
export async function shedOf(demo: Demo, club: Club): Promise<Shed> {
  const [supplies, cocktails] = await demo.storage.read(['supplies', 'cocktails'], async (rows) => [
    await listOver(rows, 'supplies', club.id, supplySeeds(club, demo.today(club.id))),
    await listOver(rows, 'cocktails', club.id, cocktailSeeds(club)),
  ])
  return {
    supplies: new Map(supplies.map((supply) => [supply.id, supply])),
    cocktails: new Map(cocktails.map((cocktail) => [cocktail.id, cocktail])),
  }
}

/** The turf of a pitch, or of a part of it, with the work that matters to days from `from` to `to`. */
export async function turfOf(
  demo: Demo,
  { club, pitch }: { club: Club; pitch: ClubPitch },
  period: { from: Day; to: Day },
  region: Region = WHOLE_PITCH,
): Promise<Turf> {
  const [activities, shed] = await Promise.all([
    activitiesOn(demo, club, pitch.id, workStart(period.from), period.to),
    shedOf(demo, club),
  ])
  const ground = { area: pitch.area, today: demo.today(club.id), dayOf: startDay(club) }
  return {
    club,
    pitch,
    region,
    work: workByDay(activities, shed, ground),
    feedsKnown: shed.supplies.size > 0,
  }
}
