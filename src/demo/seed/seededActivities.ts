import type { Activity, ActivityStatus } from '../../domain/activity.ts'
import { ACTIVITY_NAMES } from '../../domain/activityName.ts'
import { addDays, atGround, daysFrom, timeOf, weekday, wireInstant } from '../groundTime.ts'
import type { Club } from './clubs.ts'
import { daysOffOn, isNonWorking } from './daysOff.ts'
import { jobAnswers } from './jobAnswers.ts'
import { renovationOn } from './renovations.ts'
import { roster } from './roster.ts'
import { renovationsOver, renovationWork } from './renovationWork.ts'
import { crewWeek } from './crews.ts'
import type { Job } from './job.ts'
import { HEARTLAND_WEEK, leagueWeek } from './otherWeeks.ts'
import { RIVERSIDE_WEEK } from './weekPlan.ts'

/** Records begin on the specification's reference date (spec §9). */
export const FIRST_DAY = '2023-01-01'
/** Days ahead that are planned. */
export const HORIZON = 14

/** Work as planned; the status it has now follows from the clock (storedActivities.ts). */
export type Seed = Activity & { status: ActivityStatus }

const taskIds = new Map<string, string>(ACTIVITY_NAMES.map((name, index) => [name, String(index + 1)]))
export const taskIdOf = (name: string): string => taskIds.get(name) ?? '0'

const weeks = new WeakMap<Club, readonly Job[]>()
function weekOf(club: Club): readonly Job[] {
  let week = weeks.get(club)
  if (!week) {
    week =
      club.id === 'riverside-fc'
        ? RIVERSIDE_WEEK
        : club.id === 'heartland'
          ? HEARTLAND_WEEK
          : leagueWeek(
              club.pitches.map((pitch) => pitch.id),
              club.users.map((user) => user.id),
            )
    weeks.set(club, week)
  }
  return week
}

type Planned = { job: Job; id: string }

/** The work that a day's plan holds. */
function plannedOn(club: Club, day: string): Planned[] {
  if (day < FIRST_DAY || (club.id === 'riverside-fc' && isNonWorking(day))) return []
  const jobs =
    club.id === 'riverside-fc'
      ? [...weekOf(club), ...renovationWork(day), ...(club.crews ? crewWeek(club.crews) : [])]
      : weekOf(club)
  const date = weekday(day)
  const planned: Planned[] = []
  for (const [index, job] of jobs.entries()) {
    if (!job.days.includes(date) || job.when?.(day) === false) continue
    const closed = job.pitch !== undefined && renovationOn(job.pitch, day) !== undefined
    if (!closed || job.duringRenovation) planned.push({ job, id: `work-${club.id}-${day}-${index}` })
  }
  return planned
}

type OneDay = { day: string; off: ReadonlySet<string>; midnight: number; planned: string }

const oneDay = (club: Club, day: string): OneDay => ({
  day,
  off: new Set(club.id === 'riverside-fc' ? daysOffOn(day, club.crews).map(({ user }) => user) : []),
  midnight: timeOf(atGround(day, '00:00', club.company.timeZone)),
  planned: `${addDays(day, -7)}T15:00:00`,
})

function seedsOn(club: Club, day: string): Seed[] {
  const date = oneDay(club, day)
  const plan = plannedOn(club, day)
  const people = roster(
    plan.map(({ job }) => job),
    date.off,
  )
  return plan.map((planned, index) => seedOf(club, planned, date, people[index] ?? []))
}

/**
 * The last of each kind of work on each pitch that `accept` takes, back to a day, without who did it; far cheaper than
 * all that was done.
 */
export function latestSeeds(club: Club, from: string, to: string, accept: (seed: Seed) => boolean): Seed[] {
  const latest = new Map<string, Seed>()
  for (let day = to; day >= from; day = addDays(day, -1)) {
    const open = plannedOn(club, day).filter(
      ({ job }) => job.pitch !== undefined && !latest.has(`${job.pitch} ${job.do}`),
    )
    if (open.length === 0) continue
    const date = oneDay(club, day)
    for (const planned of open.toReversed()) {
      const seed = seedOf(club, planned, date, [])
      const key = `${planned.job.pitch} ${planned.job.do}`
      const known = latest.get(key)
      if (accept(seed) && !(known && known.endDate > seed.endDate)) latest.set(key, seed)
    }
  }
  return [...latest.values()]
}

function seedOf(
  club: Club,
  { job, id }: Planned,
  { day, midnight, planned }: OneDay,
  userIds: readonly string[],
): Seed {
  const pitch = club.pitches.find((candidate) => candidate.id === job.pitch)
  const start = midnight + (Number(job.at.slice(0, 2)) * 60 + Number(job.at.slice(3))) * 60_000
  return {
    id,
    taskId: taskIdOf(job.do),
    activityName: job.do,
    ...(job.title === undefined ? {} : { name: job.title }),
    status: job.status ?? 'planned',
    startDate: wireInstant(start),
    endDate: wireInstant(start + job.minutes * 60_000),
    fields: jobAnswers(job, id, pitch, day, userIds, club.id === 'riverside-fc'),
    pitchIds: job.pitch === undefined ? [] : [job.pitch],
    sectionIds: sectionsFor(job),
    userIds: [...userIds],
    ...(job.notes === undefined ? {} : { notes: job.notes }),
    createdBy: club.users[0]?.id,
    updatedAt: planned,
  }
}

const sectionsFor = (job: Job): string[] =>
  job.pitch !== undefined && job.with?.['zone'] === 'goalmouths' ? [`${job.pitch}-goalmouths`] : []

const memo = new WeakMap<Club, Map<string, readonly Seed[]>>()

/** What starts on a day, reckoned once. */
function seedsOf(club: Club, day: string): readonly Seed[] {
  const days = memo.get(club) ?? new Map<string, readonly Seed[]>()
  memo.set(club, days)
  let seeds = days.get(day)
  if (!seeds) {
    seeds = seedsOn(club, day)
    days.set(day, seeds)
  }
  return seeds
}

/** Seeds that touch a day of a period, as far as there are records and plans. */
export function seedsBetween(club: Club, from: string, to: string, today: string): Seed[] {
  const last = addDays(today, HORIZON)
  const end = to < last ? to : last
  const start = from < FIRST_DAY ? FIRST_DAY : from
  const lowest = atGround(from, '00:00', club.company.timeZone)
  // Lamps that burn overnight began the day before, a renovation weeks ago.
  const earlier = club.id === 'riverside-fc' ? renovationsOver(start) : []
  const days = new Set([...earlier, addDays(start, -1), ...daysFrom(start, end)])
  return [...days].flatMap((day) =>
    day < start ? seedsOf(club, day).filter(({ endDate }) => endDate > lowest) : seedsOf(club, day),
  )
}

/** The seed of an id, wherever in time it lies. */
export function findSeed(club: Club, id: string): Seed | undefined {
  const day = /\d{4}-\d\d-\d\d/.exec(id)?.[0]
  return day === undefined || Number.isNaN(Date.parse(day))
    ? undefined
    : seedsOf(club, day).find((seed) => seed.id === id)
}
