import { byCode } from '../../lib/byCode.ts'
import { yearBefore } from '../agronomy/yearBefore.ts'
import { type BandLimits, countBands, limitsFor, placeInBand, seasonOf } from '../bands.ts'
import { type FieldMeasurement, MEASUREMENT_METRICS, type MeasurementMetric } from '../fieldMeasurement.ts'
import { type Reading, sessionsOf } from '../fieldSessions.ts'
import { addDays, dayAtGround, daysBetween } from '../groundTime.ts'
import { gridStatistics } from '../measurement.ts'
import { isMetric } from '../metricQuantity.ts'
import type { Pitch } from '../pitch.ts'
import type { Day, Id } from '../wire.ts'
import type { ReportReader } from './reportChoice.ts'

type Period = { from: Day; to: Day }

/** A reading says how a pitch is for four weeks: a report of a week may show one that was taken before it. */
const DAYS_VALID = 27

const lastDays = (to: Day): Period => ({ from: addDays(to, -DAYS_VALID), to })
const firstDays = ({ from, to }: Period): Period => {
  const end = addDays(from, DAYS_VALID)
  return { from, to: end < to ? end : to }
}

/**
 * The days whose readings a report needs: the four weeks to its end, and the first four of the period. Grids are large,
 * and of a season most would be asked for in vain.
 */
export function readingDays(period: Period): Period[] {
  const [first, last] = [firstDays(period), lastDays(period.to)]
  return addDays(first.to, 1) < last.from
    ? [first, last]
    : [{ from: first.from < last.from ? first.from : last.from, to: period.to }]
}

/** The days a year before in which the last reading is looked for. */
export const readingDaysBefore = ({ to }: Period): Period => lastDays(yearBefore(to))

/** One session as a report shows it. Values in the metric's own unit, shares 0 to 1 of the cells that were read. */
export type Stand = {
  session: Reading
  day: Day
  mean: number
  /** Cells that were read. */
  cells: number
  within: number
  below: number
  above: number
}

export type Condition = {
  pitchId: Id
  metric: MeasurementMetric
  last: Stand
  /** Days from the last reading to the end of the period. */
  age: number
  /** The limits of the season in which it was read. */
  limits: BandLimits
  isOwn: boolean
  place: 'low' | 'within' | 'high'
  /**
   * The first session of the period's first four weeks, and how far the mean has moved since; null where the last one
   * is the first.
   */
  trend: { first: Stand; change: number } | null
  /** The last session of the four weeks to the same day a year before; null where none is known. */
  yearBefore: { stand: Stand; change: number } | null
}

export type PitchCondition = { pitchId: Id; conditions: readonly Condition[] }

type ConditionAsk = {
  pitch: Pick<Pitch, 'id' | 'latitude'>
  /** Readings of `readingDays`, of any metric. */
  measurements: readonly FieldMeasurement[]
  /** Readings of `readingDaysBefore`; undefined where they did not come. */
  measurementsBefore: readonly FieldMeasurement[] | undefined
  period: Period
  timeZone: string
  /** The club's own limits, by `bandKey`. */
  bands: Readonly<Record<string, BandLimits>> | undefined
}

/**
 * How one pitch stands in each metric that was read on it, in the order of the metrics. What claims to have been read
 * after the period is passed over.
 */
export function conditionOfPitch({
  pitch,
  measurements,
  measurementsBefore,
  period,
  timeZone,
  bands,
}: ConditionAsk): PitchCondition {
  const recent = newestFirst(measurements, lastDays(period.to), timeZone)
  const early = newestFirst(measurements, firstDays(period), timeZone)
  const then = newestFirst(measurementsBefore ?? [], readingDaysBefore(period), timeZone)
  const conditions = MEASUREMENT_METRICS.flatMap((metric): Condition[] => {
    const [newest] = sessionsOf(recent, metric)
    if (!newest) return []
    const day = dayAtGround(newest.measuredAt, timeZone)
    const { limits, isOwn } = limitsFor(bands, {
      pitchId: pitch.id,
      metric,
      season: seasonOf(day, pitch.latitude),
    })
    const standOf = (session: Reading | undefined) => session && stand(session, limits, timeZone)
    const last = standOf(newest)
    if (!last) return []
    const first = standOf(sessionsOf(early, metric).findLast((one) => one.measuredAt < newest.measuredAt))
    const before = standOf(sessionsOf(then, metric)[0])
    const place = placeInBand(last.mean, limits)
    return [
      {
        pitchId: pitch.id,
        metric,
        last,
        age: daysBetween(day, period.to),
        limits,
        isOwn,
        place: place === 'criticalLow' ? 'low' : place === 'criticalHigh' ? 'high' : place,
        trend: first ? { first, change: last.mean - first.mean } : null,
        yearBefore: before ? { stand: before, change: last.mean - before.mean } : null,
      },
    ]
  })
  return { pitchId: pitch.id, conditions }
}

function newestFirst(
  measurements: readonly FieldMeasurement[],
  { from, to }: Period,
  timeZone: string,
): Reading[] {
  return measurements
    .filter((one): one is Reading => {
      if (!isMetric(one.metric)) return false
      const day = dayAtGround(one.measuredAt, timeZone)
      return day >= from && day <= to
    })
    .toSorted((a, b) => byCode(b.measuredAt, a.measuredAt) || byCode(a.id, b.id))
}

/** A year before is held against the limits of now: else a change of limits would look like one of the turf. */
function stand(session: Reading, limits: BandLimits, timeZone: string): Stand | undefined {
  const statistics = gridStatistics(session.values)
  if (!statistics) return undefined
  const { low, within, high } = countBands(session.values.flat(), limits)
  const share = (cells: number) => cells / statistics.count
  return {
    session,
    day: dayAtGround(session.measuredAt, timeZone),
    mean: statistics.mean,
    cells: statistics.count,
    within: share(within),
    below: share(low),
    above: share(high),
  }
}

/** What is always drawn, as on the board of a pitch. */
const FIRST_METRICS: ReadonlySet<MeasurementMetric> = new Set([
  'hardness',
  'rotationalResistance',
  'soilMoisture',
  'soilTemperature',
  'grassHeight',
  'ndvi',
  'rootDepth',
])

/**
 * The metrics that were read, in their order: those drawn for a reader, and those that are only named. A board or a coach
 * is shown the first ones and whatever lies outside its target anywhere; a league and an auditor everything.
 */
export function metricsFor(
  reader: ReportReader,
  pitches: readonly PitchCondition[],
): { drawn: MeasurementMetric[]; named: MeasurementMetric[] } {
  const all = pitches.flatMap(({ conditions }) => conditions)
  const read = MEASUREMENT_METRICS.filter((metric) => all.some((one) => one.metric === metric))
  const isDrawn = (metric: MeasurementMetric): boolean =>
    reader === 'league' ||
    reader === 'auditor' ||
    FIRST_METRICS.has(metric) ||
    all.some((one) => one.metric === metric && one.place !== 'within')
  return { drawn: read.filter(isDrawn), named: read.filter((metric) => !isDrawn(metric)) }
}

export type ConditionFacts = {
  /** Pitches on which something was read, out of those that answered. */
  measured: number
  pitches: number
  /** Pairs of pitch and metric, and those whose mean lies in its band. */
  readings: number
  inBand: number
  /** The least share of cells in band; null where everything is wholly in it. */
  weakest: Condition | null
  /** Pairs that were also read a year before, and those of them that have more of their cells in band now. */
  compared: number
  better: number
  worse: number
  /** Days since the oldest of the readings that are shown. */
  oldest: number
}

/** Shares that differ by less than this are the same to a reader. */
const SAME_SHARE = 0.02

/** What the condition of several pitches comes to; null where nothing was read. */
export function conditionFacts(pitches: readonly PitchCondition[]): ConditionFacts | null {
  const all = pitches.flatMap(({ conditions }) => conditions)
  if (all.length === 0) return null
  const [weakest] = all.toSorted((a, b) => a.last.within - b.last.within)
  const gains = all.flatMap(({ last, yearBefore: year }) => (year ? [last.within - year.stand.within] : []))
  return {
    measured: pitches.filter(({ conditions }) => conditions.length > 0).length,
    pitches: pitches.length,
    readings: all.length,
    inBand: all.filter(({ place }) => place === 'within').length,
    weakest: weakest && weakest.last.within < 1 ? weakest : null,
    compared: gains.length,
    better: gains.filter((gain) => gain > SAME_SHARE).length,
    worse: gains.filter((gain) => gain < -SAME_SHARE).length,
    oldest: Math.max(...all.map(({ age }) => age)),
  }
}
