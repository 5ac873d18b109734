import type { Activity } from '../activity.ts'
import { playOf, totalLoad, wearEntries, type WearWeights, type Wetness } from '../agronomy/wearLedger.ts'
import { isJob } from '../dayJobs.ts'
import type { Fixture } from '../fixture.ts'
import type { Day, Id, Instant } from '../wire.ts'

/** Hours of a working day (product.md F20). */
export const WORKING_DAY_MINUTES = 480

type Span = { startDate: Instant; endDate: Instant }

const minutesOf = ({ startDate, endDate }: Span): number => {
  const minutes = (Date.parse(endDate) - Date.parse(startDate)) / 60_000
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0
}

/**
 * Minutes that a pitch is played on in a week, as many minutes of a match as would wear it the same (product.md B5; on
 * dry days: nobody knows the rain of a week to come), and minutes of work on it.
 */
export function pitchWeek(
  activities: readonly Activity[],
  fixtures: readonly Fixture[],
  { pitchId, weights, timeZone }: { pitchId: Id; weights: WearWeights; timeZone: string },
): { play: number; weighted: number; work: number } {
  const [used, booked] = [activities.filter(hasTimes), fixtures.filter(hasTimes)]
  const plays = playOf(used, booked, timeZone).filter((play) => play.pitchId === pitchId)
  return {
    play: plays.reduce((sum, { hours }) => sum + hours * 60, 0),
    weighted: totalLoad(wearEntries(plays, weights, NOTHING_KNOWN)) * 60,
    work: used
      .filter((one) => isJob(one) && one.status !== 'cancelled')
      .reduce((sum, one) => sum + minutesOf(one), 0),
  }
}

const hasTimes = (one: Span): boolean => minutesOf(one) > 0
const NOTHING_KNOWN: ReadonlyMap<Day, Wetness> = new Map()
