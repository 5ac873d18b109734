import type { FieldMeasurement } from '../fieldMeasurement.ts'
import type { Fixture } from '../fixture.ts'
import { gridValues } from '../grid.ts'
import { addDays } from '../groundTime.ts'
import type { Pitch } from '../pitch.ts'
import type { Day, Id, Instant } from '../wire.ts'
import { isLeagueMetric, LEAGUE_METRICS, type LeagueMetric } from './norm.ts'

/** The newest reading of a metric on a pitch: the mean of its cells, and the cells themselves from low to high. */
export type MetricReading = { at: Instant; mean: number; cells: readonly number[] }
export type PitchReadings = {
  pitch: Pitch
  /** By metric, each with its own age. Undefined: they could not be loaded. */
  readings: Partial<Record<LeagueMetric, MetricReading>> | undefined
  /** When anything was read, newest first: what a round's reports are told by. */
  rounds: readonly Instant[]
}
/** What the office knows of one club. */
export type ClubReadings = {
  club: Id
  /** When it was asked, epoch ms. */
  askedAt: number
  pitches: readonly PitchReadings[]
  fixtures: readonly Fixture[]
}

/** The usual answer is not older; only of a pitch that has nothing in it is more asked for. */
export const recentPeriod = (today: Day) => ({ from: addDays(today, -27), to: today })
export const longPeriod = (today: Day) => ({ from: addDays(today, -180), to: addDays(today, -28) })
/** Matches of the season's last and next weeks. */
export const fixturePeriod = (today: Day) => ({ from: addDays(today, -21), to: addDays(today, 28) })

/** The newest grid of each metric that holds a reading; what claims to be from the future is passed over. */
export function readingsOf(
  measurements: readonly FieldMeasurement[],
  now: number,
): Pick<PitchReadings, 'readings' | 'rounds'> {
  const newest = new Map<LeagueMetric, FieldMeasurement>()
  const rounds = new Set<Instant>()
  for (const one of measurements) {
    if (!isLeagueMetric(one.metric) || Date.parse(one.measuredAt) > now) continue
    if (gridValues(one.values).length === 0) continue
    rounds.add(one.measuredAt)
    const before = newest.get(one.metric)
    if (!before || before.measuredAt < one.measuredAt) newest.set(one.metric, one)
  }
  const readings: Partial<Record<LeagueMetric, MetricReading>> = {}
  for (const metric of LEAGUE_METRICS) {
    const one = newest.get(metric)
    if (!one) continue
    const cells = gridValues(one.values).toSorted((a, b) => a - b)
    readings[metric] = {
      at: one.measuredAt,
      mean: cells.reduce((sum, value) => sum + value, 0) / cells.length,
      cells,
    }
  }
  return { readings, rounds: [...rounds].toSorted().toReversed() }
}
