import type { Activity } from '../domain/activity.ts'
import type { Equipment } from '../domain/equipment.ts'
import type { PitchPreferences } from '../domain/pitch.ts'
import type { SuggestedActivity } from '../domain/suggestedActivity.ts'
import { listOver } from './collection.ts'
import type { Demo } from './demo.ts'
import { addDays, atGround, daysBetween, timeOf, wireInstant } from './groundTime.ts'
import { preferencesOf } from './routes/pitches.ts'
import type { Club, ClubPitch } from './seed/clubs.ts'
import { isNonWorking } from './seed/daysOff.ts'
import { renovationOn } from './seed/renovations.ts'
import { equipmentSeeds } from './seed/storage.ts'
import { diseaseOutlook } from './turf/diseaseOutlook.ts'

/** Days after which a pitch is due for nitrogen, and how long before a service is due it is mentioned. */
const FEED_AFTER = 20
const SERVICE_AT = 0.95
const PLAN_AHEAD = 6
const MOST_FEEDS = 2

type Situation = {
  club: Club
  today: string
  now: string
  /** The last weeks and the days ahead. */
  activities: readonly Activity[]
  tomorrow: string
}

/** Suggestions from what was done, what is planned, who plays and what the weather brings. */
export async function suggestionsFor(demo: Demo, club: Club): Promise<SuggestedActivity[]> {
  const today = demo.today(club.id)
  const { activities, preferences, machines } = await demo.storage.read(
    ['activities', 'pitches', 'equipment'],
    async (rows) => ({
      activities: await demo.activitiesIn(rows, club.id, addDays(today, -45), addDays(today, PLAN_AHEAD)),
      preferences: await Promise.all(club.pitches.map(({ id }) => preferencesOf(rows, id))),
      machines: await listOver<Equipment>(rows, 'equipment', club.id, equipmentSeeds(club)),
    }),
  )
  let tomorrow = addDays(today, 1)
  while (isNonWorking(tomorrow)) tomorrow = addDays(tomorrow, 1)
  const situation: Situation = { club, today, now: wireInstant(demo.now()), activities, tomorrow }
  const wanting = (key: keyof PitchPreferences): ClubPitch[] =>
    club.pitches.filter(
      (pitch, index) => preferences[index]?.[key] === true && !renovationOn(pitch.id, today),
    )

  return [
    ...divots(situation, wanting('divoting'), demo),
    ...(await light(situation, wanting('uvcLight'), demo)),
    ...(await protection(situation, wanting('spraying'), demo)),
    ...feeds(situation, wanting('spreading')),
    ...(wanting('maintenance').length > 0 ? services(situation, machines) : []),
  ]
}

const suggestion = (
  { club }: Situation,
  name: string,
  day: string,
  at: string,
  minutes: number,
  reason: string,
  priority: 'low' | 'medium' | 'high',
  pitchId?: string,
): SuggestedActivity => {
  const startDate = atGround(day, at, club.company.timeZone)
  return {
    id: `suggested-${name}-${pitchId ?? 'yard'}-${day}`,
    name,
    startDate,
    endDate: wireInstant(timeOf(startDate) + minutes * 60_000),
    ...(pitchId === undefined ? {} : { pitchId }),
    reason,
    priority,
  }
}

const on = (activities: readonly Activity[], pitchId: string, names: readonly string[]): Activity[] =>
  activities.filter(
    ({ activityName, pitchIds, status }) =>
      names.includes(activityName) && pitchIds.includes(pitchId) && status !== 'cancelled',
  )

/** Holes from the last two days that nobody has filled or planned to fill. */
function divots(situation: Situation, pitches: readonly ClubPitch[], demo: Demo): SuggestedActivity[] {
  const { club, today, now, activities, tomorrow } = situation
  return demo
    .fixtures(club.id, addDays(today, -2), today)
    .filter(({ endDate }) => endDate <= now)
    .flatMap(({ pitchId, endDate, kind }) => {
      const wanted = pitches.some(({ id }) => id === pitchId)
      if (
        pitchId === undefined ||
        !wanted ||
        on(activities, pitchId, ['divoting']).some(({ startDate }) => startDate >= endDate)
      )
        return []
      const noon = atGround(today, '12:00', club.company.timeZone)
      const [day, at] = now < noon && !isNonWorking(today) ? [today, '13:00'] : [tomorrow, '08:00']
      const reason = kind === 'match' ? 'afterMatch' : 'afterTraining'
      return [
        suggestion(situation, 'divoting', day, at, 60, reason, kind === 'match' ? 'high' : 'medium', pitchId),
      ]
    })
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
    .slice(0, 2)
}

const isComing = (activities: readonly Activity[], { now }: Situation): boolean =>
  activities.some(({ startDate }) => startDate >= now)

/** UV-C tonight where disease is high. The rig stands at the stadium. */
async function light(
  situation: Situation,
  pitches: readonly ClubPitch[],
  demo: Demo,
): Promise<SuggestedActivity[]> {
  const stadium = pitches.find(({ kind }) => kind === 'stadium')
  if (!stadium || isComing(on(situation.activities, stadium.id, ['uvcLight']), situation)) return []
  if (!(await isThreatened(demo, situation.club, stadium))) return []
  return [suggestion(situation, 'uvcLight', situation.today, '20:00', 150, 'diseaseHigh', 'high', stadium.id)]
}

/** A treatment for the training pitch that nothing protects. */
async function protection(
  situation: Situation,
  pitches: readonly ClubPitch[],
  demo: Demo,
): Promise<SuggestedActivity[]> {
  const hybrid = pitches.find(({ kind, surface }) => kind === 'training' && surface === 'hybrid')
  if (!hybrid || isComing(on(situation.activities, hybrid.id, ['spraying']), situation)) return []
  if (!(await isThreatened(demo, situation.club, hybrid))) return []
  return [
    suggestion(situation, 'spraying', situation.tomorrow, '07:15', 75, 'diseaseHigh', 'medium', hybrid.id),
  ]
}

async function isThreatened(demo: Demo, club: Club, pitch: ClubPitch): Promise<boolean> {
  const { days } = await diseaseOutlook(demo, club, pitch.id)
  return days.slice(0, 3).some(({ level }) => level === 'high')
}

/** Nitrogen where it is longest ago and nothing is planned. Grass that sleeps is not fed. */
function feeds(situation: Situation, pitches: readonly ClubPitch[]): SuggestedActivity[] {
  const { activities, today, tomorrow, now } = situation
  const month = Number(today.slice(5, 7))
  if (month === 12 || month === 1) return []
  return pitches
    .flatMap(({ id }) => {
      const all = on(activities, id, ['spreading'])
      if (all.some(({ startDate }) => startDate >= now)) return []
      const last = all.findLast(({ status }) => status === 'completed')
      const days = last ? daysBetween(last.endDate.slice(0, 10), today) : 45
      return days >= FEED_AFTER ? [{ id, days }] : []
    })
    .toSorted((a, b) => b.days - a.days)
    .slice(0, MOST_FEEDS)
    .map(({ id, days }) =>
      suggestion(
        situation,
        'spreading',
        addDays(tomorrow, isNonWorking(addDays(tomorrow, 1)) ? 0 : 1),
        '08:00',
        90,
        'nitrogenDue',
        days > 35 ? 'high' : 'medium',
        id,
      ),
    )
}

/** Machines whose service is due, unless one is planned. */
const services = (situation: Situation, machines: readonly Equipment[]): SuggestedActivity[] =>
  machines
    .filter(
      ({ hours = 0, lastServiceHours = 0, serviceEvery }) =>
        serviceEvery !== undefined && hours - lastServiceHours >= SERVICE_AT * serviceEvery,
    )
    .slice(0, 1)
    .map((machine) => ({
      ...suggestion(situation, 'maintenance', situation.tomorrow, '13:00', 120, 'serviceDue', 'low'),
      machineId: machine.id,
    }))
