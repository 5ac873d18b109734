import type { Activity, ActivityStatus } from '../../domain/activity.ts'
import { ACTIVITY_NAMES } from '../../domain/activityName.ts'
import { addDays, atGround, daysFrom, timeOf, weekday, wireInstant } from '../groundTime.ts'
import { randomOf } from '../weather/random.ts'
import type { Club } from './clubs.ts'
import { daysOffOn, isNonWorking } from './daysOff.ts'
import { jobAnswers } from './jobAnswers.ts'
import { renovationOn } from './renovations.ts'
import { renovationWork } from './renovationWork.ts'
import { HEARTLAND_WEEK, type Job, leagueWeek, RIVERSIDE_WEEK } from './weekPlan.ts'

/** Records begin on the specification's reference date (spec §9). */
export const FIRST_DAY = '2023-01-01'
/** Days ahead that are planned. */
export const HORIZON = 14

/** Work as planned; the status it has now follows from the clock (storedActivities.ts). */
export type Seed = Activity & { status: ActivityStatus }

const taskIds = new Map<string, string>(ACTIVITY_NAMES.map((name, index) => [name, String(index + 1)]))
export const taskIdOf = (name: string): string => taskIds.get(name) ?? '0'

const weeks = new Map<string, readonly Job[]>()
function weekOf(club: Club): readonly Job[] {
  let week = weeks.get(club.id)
  if (!week) {
    week =
      club.id === 'riverside-fc'
        ? RIVERSIDE_WEEK
        : club.id === 'heartland'
          ? HEARTLAND_WEEK
          : leagueWeek(club.pitches.map((pitch) => pitch.id), club.users.map((user) => user.id))
    weeks.set(club.id, week)
  }
  return week
}

/** The work that starts on a day. */
function seedsOn(club: Club, day: string): Seed[] {
  if (day < FIRST_DAY || (club.id === 'riverside-fc' && isNonWorking(day))) return []
  const off = club.id === 'riverside-fc' ? new Set(daysOffOn(day).map(({ user }) => user)) : new Set<string>()
  const jobs = [...weekOf(club), ...(club.id === 'riverside-fc' ? renovationWork(day) : [])]
  const date = weekday(day)
  return jobs.flatMap((job, index) => {
    if (!job.days.includes(date) || job.when?.(day) === false) return []
    const closed = job.pitch !== undefined && renovationOn(job.pitch, day) !== undefined
    return closed && !job.duringRenovation ? [] : [seedOf(club, job, `work-${club.id}-${day}-${index}`, day, off)]
  })
}

const STAND_INS = ['callum-reid', 'elena-petrova', 'tom-bellamy', 'owen-price', 'jonas-weber', 'aisha-rahman']

function seedOf(club: Club, job: Job, id: string, day: string, off: ReadonlySet<string>): Seed {
  const present = job.who.filter((person) => !off.has(person))
  const standIn = STAND_INS.find((person) => !off.has(person))
  const userIds = present.length > 0 || standIn === undefined ? present : [standIn]
  const pitch = club.pitches.find((candidate) => candidate.id === job.pitch)
  const start = atGround(day, job.at, club.company.timeZone)
  const random = randomOf(`${id}:fate`)
  // One job in forty falls through, and not only because of rain.
  const fails = job.status === undefined && random() < 0.025
  const reason = random() < 0.7 ? 'Cancelled: rain.' : 'Cancelled: machine in the workshop.'
  return {
    id,
    taskId: taskIdOf(job.do),
    activityName: job.do,
    ...(job.title === undefined ? {} : { name: job.title }),
    status: fails ? 'cancelled' : (job.status ?? 'planned'),
    startDate: start,
    endDate: wireInstant(timeOf(start) + job.minutes * 60_000),
    fields: jobAnswers(job, id, pitch, day, userIds, club.id === 'riverside-fc'),
    pitchIds: job.pitch === undefined ? [] : [job.pitch],
    sectionIds: sectionsFor(job),
    userIds,
    ...(fails ? { notes: reason } : job.notes === undefined ? {} : { notes: job.notes }),
    createdBy: club.users[0]?.id,
    updatedAt: wireInstant(timeOf(start) - 7 * 86_400_000),
  }
}

const sectionsFor = (job: Job): string[] =>
  job.pitch !== undefined && job.with?.['zone'] === 'goalmouths' ? [`${job.pitch}-goalmouths`] : []

const memo = new Map<string, readonly Seed[]>()

/** What starts in a month, reckoned once. */
function seedsIn(club: Club, month: string): readonly Seed[] {
  const key = `${club.id} ${month}`
  let seeds = memo.get(key)
  if (!seeds) {
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
    seeds = daysFrom(`${month}-01`, last).flatMap((day) => seedsOn(club, day))
    memo.set(key, seeds)
  }
  return seeds
}

/** The longest that work goes on, in days: a renovation. */
const LONGEST = 36

/** Seeds that touch a day of a period, as far as there are records and plans. */
export function seedsBetween(club: Club, from: string, to: string, today: string): Seed[] {
  const last = addDays(today, HORIZON)
  const end = to < last ? to : last
  const lowest = atGround(from, '00:00', club.company.timeZone)
  const highest = atGround(addDays(end, 1), '00:00', club.company.timeZone)
  const start = addDays(from, -LONGEST)
  const months = new Set(daysFrom(start < FIRST_DAY ? FIRST_DAY : start, end).map((day) => day.slice(0, 7)))
  return [...months].flatMap((month) =>
    seedsIn(club, month).filter((seed) => seed.startDate < highest && seed.endDate > lowest),
  )
}

/** The seed of an id, wherever in time it lies. */
export function findSeed(club: Club, id: string): Seed | undefined {
  const day = /\d{4}-\d\d-\d\d/.exec(id)?.[0]
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined
  return seedsIn(club, day.slice(0, 7)).find((seed) => seed.id === id)
}
