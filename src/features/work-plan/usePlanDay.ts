import { useGetCompanyQuery } from '@/api/api'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetDaysOffQuery } from '@/api/leave'
import { sentAt } from '@/api/sentAt'
import { useNonWorkingDays } from '@/api/useNonWorkingDays'
import { usePlanningGround } from '@/api/usePlanning'
import { isStaff } from '@/domain/access'
import { isNobodys, jobsOn, leftOpen } from '@/domain/dayJobs'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { type Clash, findClashes } from '@/domain/planning/clashes'
import { minutesOn } from '@/domain/planning/dayPlan'
import { isOverDays } from '@/domain/planning/pieces'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { dayName } from '@/i18n/moments'
import { problemOf } from '@/lib/problem'
import { useNow } from '@/ui/useNow'
import type { Away, Person } from './plan'

const FIVE_MINUTES = 300_000
/**
 * Days on either side that a plan asks for: a week for copies, what was left over, and what comes too soon after, and one
 * more, for those of a query are UTC and those of the ground begin before.
 */
export const AROUND = 8

/** Everything that a day's plan is drawn from. */
export function usePlanDay(day: Day) {
  const format = useFormat()
  const { timeZone } = format
  const now = useNow()
  const today = dayAtGround(now, timeZone)
  const { data: company } = useGetCompanyQuery()
  const period = { from: addDays(day, -AROUND), to: addDays(day, AROUND) }
  const activities = useGetActivitiesQuery(period, { pollingInterval: FIVE_MINUTES })
  const users = useGetUsersQuery()
  const daysOff = useGetDaysOffQuery(period)
  const nonWorking = useNonWorkingDays(period)
  const { data: leave = [] } = daysOff
  const { data: closed = [] } = nonWorking
  const ground = usePlanningGround(period, company, now)

  const work = activities.data ?? []
  const jobs = jobsOn(work, day, timeZone)
  const isClosed = (on: Day) => closed.some(({ date }) => date === on)
  const awayOn = (id: Id, on: Day): Away | undefined => {
    const off = leave.find(({ user, date }) => user === id && date === on)
    if (off) return { kind: 'leave', leaveType: off.leaveType }
    return isClosed(on) ? { kind: 'nonWorking' } : undefined
  }
  let nextDay = addDays(day, 1)
  while (isClosed(nextDay) && nextDay < period.to) nextDay = addDays(nextDay, 1)

  const people: Person[] = (users.data ?? [])
    .filter(isStaff)
    .map(({ id, fullName }) => {
      const own = jobs.filter(({ userIds }) => userIds.includes(id))
      return {
        id,
        name: fullName,
        away: awayOn(id, day),
        jobs: own,
        minutes: own.reduce((sum, job) => sum + minutesOn(job, day, timeZone), 0),
        overDays: own.filter(isOverDays).length,
      }
    })
    .sort((a, b) => Number(a.away !== undefined) - Number(b.away !== undefined))
  const staff = new Set(people.map(({ id }) => id))

  return {
    now,
    today,
    timeZone,
    period,
    company,
    query: users.error && !users.data ? { ...users, data: undefined } : activities,
    /** Everything that both are needed for is there. */
    isReady: activities.data !== undefined && users.data !== undefined,
    sentAt: sentAt(activities),
    work,
    jobs,
    people,
    unassigned: users.data ? jobs.filter((job) => job.status !== 'cancelled' && isNobodys(job, staff)) : [],
    late: leftOpen(work, day < today ? day : today, timeZone),
    awayOn,
    nextDay,
    nextDayName: dayName(nextDay, today, format),
    leave,
    /** Without these it is not known who is here; what a backend does not have is nobody's leave. */
    unknown: [daysOff, nonWorking].filter(
      ({ data, error, isUninitialized }) =>
        data === undefined && !isUninitialized && problemOf(error).kind !== 'notFound',
    ),
    nonWorkingDays: closed.map(({ date }) => date),
    fixtures: ground?.fixtures ?? [],
    clashes: clashesById(ground ? findClashes(work, ground) : []),
  }
}

function clashesById(clashes: readonly Clash[]): ReadonlyMap<Id, readonly Clash[]> {
  const found = new Map<Id, Clash[]>()
  for (const clash of clashes) for (const id of clash.ids) found.set(id, [...(found.get(id) ?? []), clash])
  return found
}
