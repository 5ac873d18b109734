import { scaleLinear } from 'd3-scale'
import type { Format } from '@/i18n/format'
import { convert, displayDecimals, roundHalfAway } from '@/lib/units'
import type { PanelTracks } from './timeSeries'

/** A grid line: its place in the panel and its words. */
export type Grid = { y: number; text: string }
export type ValueAxis = {
  /** Place of a metric value; what is beyond the axis stands at its edge. */
  y: (value: number) => number
  /** Whether a value is so far from all others that the axis leaves it out. */
  beyond: (value: number) => -1 | 0 | 1
  grid: Grid[]
}

/** Beyond this a sum of two values may no longer be a number. */
const MOST = 1e15
/** A lower panel has no line between its ends. */
const ROOMY = 64
/** Lines of text would touch. */
const CLOSEST = 15

/** The axis of a panel between two heights, in the reader's unit, with at most four lines, the limits of the band first. */
export function valueAxis(
  { panel, tracks }: PanelTracks,
  { top, bottom }: { top: number; bottom: number },
  format: Format,
): ValueAxis {
  const system = (panel.format ?? format).unitSystem
  const shown = (value: number) => Math.min(MOST, Math.max(-MOST, convert(value, panel.quantity, system)))
  const limits = [panel.band?.low, panel.band?.high]
    .filter((value) => value !== null && value !== undefined)
    .filter(Number.isFinite)
    .map(shown)
  const values: number[] = []
  for (const { values: own, lastYear } of tracks) {
    for (const value of own) if (!Number.isNaN(value)) values.push(shown(value))
    for (const value of lastYear ?? []) if (!Number.isNaN(value)) values.push(shown(value))
  }
  const [least, most] = usual(values)
  const marks = (panel.marks ?? []).map(({ value }) => shown(value)).filter(Number.isFinite)
  const bars = tracks.some(({ line }) => line.kind === 'bars')
  const fixed = [...limits, ...marks, ...(panel.zero || bars ? [shown(0)] : [])]
  if (panel.upTo !== undefined) fixed.push(shown(panel.upTo))
  const scale = scaleLinear()
    .domain(spread(Math.min(least, ...fixed), Math.max(most, ...fixed)))
    .nice(6)
    .range([bottom, top])
    .clamp(true)
  const [low = 0, high = 1] = scale.domain()
  const middle = bottom - top < ROOMY ? [] : scale.ticks(2).filter((tick) => tick !== low && tick !== high)
  const candidates = limits.length > 0 ? [...limits, low, high] : [low, high, ...middle.slice(0, 1)]
  const lines: number[] = []
  for (const value of candidates)
    if (lines.length < 4 && lines.every((other) => Math.abs(scale(other) - scale(value)) >= CLOSEST))
      lines.push(value)
  // A limit of 21.25 does not have the ends of the axis written as 0.00 and 50.00.
  const decimals = (ofLimits: boolean) =>
    neededDecimals(
      lines
        .filter((line) => limits.includes(line) === ofLimits)
        .map((line) => roundHalfAway(line, Math.max(4, displayDecimals(line, panel.quantity, system)))),
    )
  const [onLimits, onEnds] = [decimals(true), decimals(false)]
  return {
    y: (value) => scale(shown(value)),
    beyond: (value) => (shown(value) > high ? 1 : shown(value) < low ? -1 : 0),
    grid: lines.map((line) => ({
      y: scale(line),
      text: axisNumber(line, limits.includes(line) ? onLimits : onEnds, format),
    })),
  }
}

/**
 * Least and most of the values, without those that stand alone: more than twenty times as far from the middle as nine
 * tenths of the others. One reading of 10,000 % must not press six weeks into a line.
 */
function usual(values: readonly number[]): [number, number] {
  if (values.length === 0) return [Infinity, -Infinity]
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const distances = sorted
    .map((value) => Math.abs(value - middle))
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b)
  const most = distances[Math.floor((distances.length - 1) * 0.9)] ?? 0
  const reach = Math.max(most, Math.abs(middle) / 5) * (values.length < 8 ? 1000 : 20)
  const kept = sorted.filter((value) => Math.abs(value - middle) <= reach)
  return [kept[0] ?? middle, kept.at(-1) ?? middle]
}

/** An axis has a length, even where all values are the same or there are none. */
function spread(least: number, most: number): [number, number] {
  if (least > most) return [0, 1]
  if (least < most) return [least, most]
  const room = Math.abs(least) * 0.1 || 1
  return [least - room, most + room]
}

function neededDecimals(values: readonly number[]): number {
  for (let decimals = 0; decimals < 4; decimals += 1)
    if (values.every((value) => Math.abs(value - roundHalfAway(value, decimals)) <= Math.abs(value) * 1e-3))
      return decimals
  return 4
}

const axisNumber = (value: number, decimals: number, format: Format): string =>
  Math.abs(value) < 100_000
    ? format.number(value, decimals)
    : new Intl.NumberFormat(format.locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
