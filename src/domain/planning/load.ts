import type { Activity } from '../activity.ts'
import { playOf, totalLoad, wearEntries, type WearWeights, type Wetness } from '../agronomy/wearLedger.ts'
import { isJob } from '../dayJobs.ts'
import type { Fixture } from '../fixture.ts'
import { addDays, instantAtGround } from '../groundTime.ts'
import type { Day, Id, Instant } from '../wire.ts'

/** Hours of a working day (product.md F20). */
export const WORKING_DAY_MINUTES = 480

type Span = { startDate: Instant; endDate: Instant }

/**
 * Minutes that a pitch is played on in the week from a day, as many minutes of a match as would wear it the same
 * (product.md B5; on dry days: nobody knows the rain of a week to come), and minutes of work on it; of what lasts
 * longer those of the week.
 */
export function pitchWeek(
  activities: readonly Activity[],
  fixtures: readonly Fixture[],
  { pitchId, weights, from, timeZone }: { pitchId: Id; weights: WearWeights; from: Day; timeZone: string },
): { play: number; weighted: number; work: number } {
  const midnight = (day: Day) => Date.parse(instantAtGround(day, '00:00', timeZone))
  const [start, end] = [midnight(from), midnight(addDays(from, 7))]
  const minutesOf = ({ startDate, endDate }: Span): number =>
    (Math.min(Date.parse(endDate), end) - Math.max(Date.parse(startDate), start)) / 60_000
  const isInWeek = (one: Span) => minutesOf(one) > 0
  const [used, booked] = [activities.filter(isInWeek), fixtures.filter(isInWeek)]
  const plays = playOf(used, booked, timeZone).filter((play) => play.pitchId === pitchId)
  return {
    play: plays.reduce((sum, { hours }) => sum + hours * 60, 0),
    weighted: totalLoad(wearEntries(plays, weights, NOTHING_KNOWN)) * 60,
    work: used
      .filter((one) => isJob(one) && one.status !== 'cancelled')
      .reduce((sum, one) => sum + minutesOf(one), 0),
  }
}

const NOTHING_KNOWN: ReadonlyMap<Day, Wetness> = new Map()
