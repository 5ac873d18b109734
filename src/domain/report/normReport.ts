import type { BandLimits } from '../bands.ts'
import type { Company } from '../company.ts'
import type { FieldMeasurement } from '../fieldMeasurement.ts'
import { addDays, dayAtGround, instantAtGround } from '../groundTime.ts'
import { boxOf } from '../league/boxPlot.ts'
import { readingsOf } from '../league/clubReadings.ts'
import {
  againstAsShown,
  againstNorm,
  type Against,
  LEAGUE_METRICS,
  type LeagueMetric,
  type Light,
  lightOf,
  type Norm,
  normOf,
} from '../league/norm.ts'
import { FRESH_DAYS } from '../league/officeRows.ts'
import type { Pitch } from '../pitch.ts'
import type { Day, Id } from '../wire.ts'

/** A pitch in one metric against the league's norm; values in the metric's own unit, as they are shown. */
export type NormLine = {
  pitchId: Id
  metric: LeagueMetric
  /** When it was read. */
  day: Day
  mean: number
  median: number
  cells: number
  /** Share of the cells within the norm, 0 to 1. */
  within: number
  norm: Norm
  against: Against
  light: Light
}

/** The days whose readings still speak for a pitch at the end of a period, as the league's office counts them. */
export const normDays = ({ to }: { to: Day }) => ({ from: addDays(to, -FRESH_DAYS), to })

type NormAsk = {
  pitch: Pitch
  /** Readings of `normDays`, of any metric. */
  measurements: readonly FieldMeasurement[]
  to: Day
  timeZone: string
  company: Pick<Company, 'region' | 'isLeagueAdmin'>
  /** Limits kept in this browser; only an office's are norms, a club's own are its targets. */
  bands: Readonly<Record<string, BandLimits>> | undefined
}

/**
 * How one pitch stands against the norm of the league at the end of a period: the newest reading of each metric, the
 * mean judged by the figure that is read, and the cells as in the office's comparison (`clubBoxes`, `normOf`).
 */
export function normReport({ pitch, measurements, to, timeZone, company, bands }: NormAsk): NormLine[] {
  const end = Date.parse(instantAtGround(addDays(to, 1), '00:00', timeZone)) - 1
  const { readings = {} } = readingsOf(measurements, end)
  const first = normDays({ to }).from
  return LEAGUE_METRICS.flatMap((metric): NormLine[] => {
    const reading = readings[metric]
    const box = reading && boxOf(reading.cells)
    if (!reading || !box) return []
    const day = dayAtGround(reading.at, timeZone)
    if (day < first) return []
    const norm = normOf(
      metric,
      { region: company.region, pitch, day: to },
      company.isLeagueAdmin ? bands : undefined,
    )
    const { value, against } = againstAsShown(metric, reading.mean, norm)
    const inside = reading.cells.filter((cell) => againstNorm(cell, norm) === 'within').length
    return [
      {
        pitchId: pitch.id,
        metric,
        day,
        mean: value,
        median: box.median,
        cells: box.count,
        within: inside / box.count,
        norm,
        against,
        light: lightOf(against),
      },
    ]
  })
}

/** What the lines of all pitches come to; the worst is the one with the least of its cells in the norm. */
export function normFacts(lines: readonly NormLine[]): {
  read: number
  within: number
  worst: NormLine | undefined
} {
  const out = lines.filter(({ against }) => against !== 'within')
  return {
    read: lines.length,
    within: lines.length - out.length,
    worst: out.toSorted((a, b) => a.within - b.within)[0],
  }
}
