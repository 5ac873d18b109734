import { activityEndpoints } from '@/api/activities'
import { pieces, withEdges } from '@/api/periodPieces'
import { useChunked } from '@/api/useChunked'
import { useLeave, useNonWorkingDays } from '@/api/useLeave'
import type { Activity } from '@/domain/activity'
import { addDays, daysFrom, startOfWeek } from '@/domain/groundTime'
import { workloadOf } from '@/domain/planning/staffing'
import type { Day, Id, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useWeekend } from '@/i18n/weekend'
import type { QueryLike } from '@/ui/QueryState'
import type { Person } from './leaveScene'
import { useGround } from './useGround'

/** Minutes planned for a person in a week, how many there are, and jobs over several days whose hours nobody has said. */
export type Load = { planned: number; available: number; overDays: number }
export type WeekLoads = { week: Day; loads: ReadonlyMap<Id, Load> }

export const WEEKS_AHEAD = 6

/** Everybody's hours of this week and the next ones, week by week (F20). */
export function useWorkload(
  people: readonly Person[],
  weeks = WEEKS_AHEAD,
): QueryLike<WeekLoads[]> & { sentAt: Instant | undefined } {
  const { timeZone, weekStart } = useFormat()
  const weekend = useWeekend()
  const { today, organizationId } = useGround()
  const first = startOfWeek(today, weekStart)
  const last = addDays(first, weeks * 7 - 1)
  const work = useChunked<Activity>(
    activityEndpoints.getActivities,
    pieces(withEdges({ from: first, to: last })),
    activityId,
  )
  const leave = useLeave(first, last)
  const free = useNonWorkingDays(first, last, organizationId)
  const parts = [work, leave, free]
  const nonWorking = (free.data ?? []).map(({ date }) => date)
  const data =
    work.data && leave.data && free.data
      ? weeksFrom(first, weeks).map((week) => ({
          week,
          loads: new Map(
            workloadOf(
              daysFrom(week, addDays(week, 6)),
              work.data ?? [],
              people.map(({ id }) => id),
              leave.data ?? [],
              nonWorking,
              timeZone,
              weekend,
            ).map(({ userId, plannedMinutes, availableMinutes, overDays }) => [
              userId,
              { planned: plannedMinutes, available: availableMinutes, overDays },
            ]),
          ),
        }))
      : undefined
  return {
    data,
    sentAt: work.sentAt,
    error: parts.find(({ error }) => error !== undefined)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const part of parts) part.refetch()
    },
  }
}

const activityId = ({ id }: Activity): Id => id

const weeksFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at * 7))
