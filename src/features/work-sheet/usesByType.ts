import type { Activity } from '@/domain/activity'
import { atGround } from '@/domain/groundTime'
import type { Id } from '@/domain/wire'

type Asked = {
  /** Who does the work. */
  userId: Id | undefined
  /** Hours and minutes at which it begins. */
  time: string
  timeZone: string
}

/** Minutes on either side that are the same hour of the day's work. */
const NEAR = 120
const DAY = 1440
/** One use of the nearer kind outweighs all of the farther one: nobody has so many loaded. */
const WEIGHT = 1e5

/**
 * How much each type was used: what the person did at this hour before what they did at others, and that before what
 * everybody did (product.md, Home). Several lists may hold the same work; what was called off was not used.
 */
export function usesByType(
  lists: readonly (readonly Activity[])[],
  { userId, time, timeZone }: Asked,
): Map<string, number> {
  const uses = new Map<string, number>()
  for (const work of new Map(lists.flat().map((one) => [one.id, one])).values()) {
    if (work.status === 'cancelled') continue
    const isOwn = userId !== undefined && work.userIds.includes(userId)
    const apart = Math.abs(minutesOf(atGround(work.startDate, timeZone).time) - minutesOf(time))
    const isNear = Math.min(apart, DAY - apart) <= NEAR
    const weight = isOwn ? (isNear ? WEIGHT * WEIGHT : WEIGHT) : 1
    uses.set(work.activityName, (uses.get(work.activityName) ?? 0) + weight)
  }
  return uses
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
