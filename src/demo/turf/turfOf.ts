import type { Activity } from '../../domain/activity.ts'
import type { Fixture } from '../../domain/fixture.ts'
import type { Day } from '../../domain/wire.ts'
import { listOver } from '../collection.ts'
import type { Demo } from '../demo.ts'
import { addDays, atGround, dayAtGround, timeOf } from '../groundTime.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import { fixturesOf } from '../seed/fixtures.ts'
import { cocktailSeeds, supplySeeds } from '../seed/storage.ts'
import { sessionOf } from '../sessions.ts'
import { workByDay } from './pitchWork.ts'
import type { Shed } from './pitchWork.ts'
import { WHOLE_PITCH } from './region.ts'
import type { Region } from './region.ts'
import { workStart } from './turfDays.ts'
import type { Turf } from './turfDays.ts'
import { byCode } from '../../lib/byCode.ts'

const fixtures = new WeakMap<Club, Map<Day, readonly Fixture[]>>()

/** The matches and trainings of a club in the months of a period: they never change, so each month is asked for once. */
function fixturesIn(club: Club, from: Day, to: Day): Fixture[] {
  const months: Fixture[] = []
  const known = fixtures.get(club) ?? new Map<Day, readonly Fixture[]>()
  fixtures.set(club, known)
  for (let first = `${from.slice(0, 8)}01`; first <= to; first = addDays(first, 31).slice(0, 8) + '01') {
    const month =
      known.get(first) ?? fixturesOf(club, first, addDays(addDays(first, 31).slice(0, 8) + '01', -1))
    known.set(first, month)
    months.push(...month)
  }
  return months
}

/** The work, matches and trainings that begin on a pitch between two days, both included, in the order of their start. */
async function activitiesOn(
  demo: Demo,
  club: Club,
  pitchId: string,
  from: Day,
  to: Day,
): Promise<Activity[]> {
  const { timeZone } = club.company
  const [lowest, highest] = [atGround(from, '00:00', timeZone), atGround(addDays(to, 1), '00:00', timeZone)]
  const here = ({ startDate }: { startDate: string }) => startDate >= lowest && startDate < highest
  const activities = (await demo.activities(club.id, addDays(from, -1), addDays(to, 1))).filter(
    (activity) => activity.pitchIds.includes(pitchId) && here(activity),
  )
  const known = new Set(activities.map(({ id }) => id))
  const sessions = fixturesIn(club, from, to).filter(
    (fixture) =>
      fixture.pitchId === pitchId && fixture.kind !== 'other' && here(fixture) && !known.has(fixture.id),
  )
  return [...activities, ...sessions.map((fixture) => sessionOf(fixture, demo.now()))].toSorted((a, b) =>
    byCode(a.startDate, b.startDate),
  )
}

/** The products and mixes of a club as they stand now; a product that is gone cannot be told apart any more. */
async function shedOf(demo: Demo, club: Club): Promise<Shed> {
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
  const ground = {
    area: pitch.area,
    today: demo.today(club.id),
    dayOf: (instant: string) => dayAtGround(timeOf(instant), club.company.timeZone),
  }
  return {
    club,
    pitch,
    region,
    activities,
    shed,
    work: workByDay(activities, shed, ground),
    feedsKnown: shed.supplies.size > 0,
  }
}

/** The work and play of a pitch that begins in a period, in order, each with its day at the ground. */
export function activitiesWithin(
  { activities, club }: Turf,
  { from, to }: { from: Day; to: Day },
): { activity: Activity; day: Day }[] {
  return activities
    .map((activity) => ({ activity, day: dayAtGround(timeOf(activity.startDate), club.company.timeZone) }))
    .filter(({ day }) => day >= from && day <= to)
}
