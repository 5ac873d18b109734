import { DAY_MS } from '../../lib/durations.ts'
import type { ClubRow, MetricCell } from './officeRows.ts'
import { FRESH_DAYS } from './officeRows.ts'
import type { LeagueMetric } from './norm.ts'
import { againstNorm, type Norm } from './norm.ts'

/** Five numbers of a sample, in the metric unit of the metric; quartiles as in the usual spreadsheet (linear between ranks). */
export type Box = {
  count: number
  least: number
  lower: number
  median: number
  upper: number
  most: number
}

/** Null for no values. `sorted` runs from low to high. */
export function boxOf(sorted: readonly number[]): Box | null {
  if (sorted.length === 0) return null
  const at = (share: number): number => {
    const place = share * (sorted.length - 1)
    const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
    return below + (above - below) * (place - Math.floor(place))
  }
  return {
    count: sorted.length,
    least: at(0),
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
    most: at(1),
  }
}

/** One club in a comparison: the cells of the newest readings of its pitches together. */
export type ClubBox = {
  row: ClubRow
  box: Box | null
  pitches: number
  /** Share of the cells within the norm of their pitch, 0 to 1. */
  within: number
  /** Norm of the first pitch read; the pitches of one club share their climate. */
  norm: Norm | undefined
  oldest: MetricCell['at'] | undefined
}

/** Clubs by their median, the lowest first; those without a fresh reading stand last. */
export function clubBoxes(clubs: readonly ClubRow[], metric: LeagueMetric, now: Date): ClubBox[] {
  const oldest = new Date(now.getTime() - FRESH_DAYS * DAY_MS).toISOString()
  return clubs
    .map((row): ClubBox => {
      const read = row.pitches.flatMap(({ readings, cells }) => {
        const reading = readings.readings?.[metric]
        const cell = cells[metric]
        return reading && cell && reading.at >= oldest ? [{ reading, cell }] : []
      })
      const cells = read.flatMap(({ reading }) => reading.cells).toSorted((a, b) => a - b)
      const inside = read.reduce(
        (sum, { reading, cell }) =>
          sum + reading.cells.filter((value) => againstNorm(value, cell.norm) === 'within').length,
        0,
      )
      return {
        row,
        box: boxOf(cells),
        pitches: read.length,
        within: cells.length === 0 ? 0 : inside / cells.length,
        norm: read[0]?.cell.norm,
        oldest: read.map(({ reading }) => reading.at).toSorted()[0],
      }
    })
    .toSorted((a, b) =>
      a.box && b.box ? a.box.median - b.box.median : a.box === b.box ? 0 : a.box === null ? 1 : -1,
    )
}

/** Ends of an axis on which all boxes and the ends of the norms are in sight. */
export function boxAxis(boxes: readonly ClubBox[]): { from: number; to: number } | null {
  const values = boxes.flatMap(({ box, norm }) =>
    box
      ? [box.least, box.most, norm?.limits.low, norm?.limits.high].filter(
          (value): value is number => typeof value === 'number',
        )
      : [],
  )
  if (values.length === 0) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = (high - low) * 0.04 || Math.abs(high) * 0.1 || 1
  return { from: low - room, to: high + room }
}
