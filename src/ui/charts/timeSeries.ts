import { DAY_MS } from '@/lib/durations'
import type { Format } from '@/i18n/format'
import type { Quantity } from '@/lib/units'

/** A calendar day of the ground, `YYYY-MM-DD`. */
export type Day = string
/** Null is a gap: nobody measured. Values are in the metric unit of the panel's quantity. */
export type Point = { day: Day; value: number | null }
export type Tone = 'ink' | 'water' | 'light' | 'feed' | 'growth' | 'heat' | 'wear'
export type Line = {
  key: string
  label: string
  points: readonly Point[]
  /** `measured` joins readings up to three weeks apart; the others have a gap where a day has no value. */
  kind: 'line' | 'measured' | 'bars' | 'step'
  tone: Tone
  /** The same days a year before, already moved to this year's. */
  lastYear?: readonly Point[]
}
export type Panel = {
  key: string
  label: string
  quantity: Quantity
  /** Who reads this panel in units of their own. */
  format?: Format
  lines: readonly Line[]
  band?: { low: number | null; high: number | null; label: string }
  marks?: readonly { value: number; label: string }[]
  height?: number
  /** The axis begins at nought. */
  zero?: boolean
  /** The axis reaches so far, however low the values: panels of one measure are read against each other. */
  upTo?: number
}
/** What was done on which days; a day that is named twice counts twice. */
export type Lane = {
  key: string
  label: string
  tone: Tone
  days: readonly Day[]
  shape: 'tick' | 'dot' | 'diamond'
}

export const dayNumber = (day: Day): number =>
  Math.round(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY_MS)
export const dayOf = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** One value on the axis; `at` counts days from the first. */
export type Entry = { at: number; value: number }
export type Track = {
  line: Line
  /** Value by day, NaN where there is none. */
  values: Float64Array
  lastYear: Float64Array | undefined
  /** The same for last year. */
  formerEntries: Entry[]
  /** What is joined: NaN parts the line. */
  entries: Entry[]
}
export type PanelTracks = { panel: Panel; tracks: Track[]; hasValues: boolean }
export type LaneDays = { lane: Lane; counts: ReadonlyMap<number, number> }
export type Chart = {
  /** Day number of the first day. */
  first: number
  count: number
  /** Days from the first to today; may lie outside the axis. */
  today: number
  panels: PanelTracks[]
  lanes: LaneDays[]
}

/** Ten years: what an axis of days can still show. */
const MOST_DAYS = 3660

/** Everything on one axis of days; what lies outside it, is no number or no day is left out. */
export function readChart(
  { from, to, today }: { from: Day; to: Day; today: Day },
  panels: readonly Panel[],
  lanes: readonly Lane[],
): Chart {
  const first = dayNumber(from)
  const count = Math.min(MOST_DAYS, Math.max(0, dayNumber(to) - first + 1)) || 0
  return {
    first,
    count,
    today: dayNumber(today) - first,
    panels: panels.map((panel) => {
      const tracks = panel.lines.map((line) => readTrack(line, first, count))
      return {
        panel,
        tracks,
        hasValues: tracks.some(
          ({ values, lastYear }) => hasValue(values) || (lastYear && hasValue(lastYear)),
        ),
      }
    }),
    lanes: lanes.map((lane) => {
      const counts = new Map<number, number>()
      for (const day of lane.days) {
        const at = dayNumber(day) - first
        if (at >= 0 && at < count) counts.set(at, (counts.get(at) ?? 0) + 1)
      }
      return { lane, counts }
    }),
  }
}

const hasValue = (values: Float64Array): boolean => values.some((value) => !Number.isNaN(value))

function readTrack(line: Line, first: number, count: number): Track {
  const own = byDay(line.points, first, count)
  const former = line.lastYear && byDay(line.lastYear, first, count)
  return {
    line,
    values: own.values,
    entries: joined(own, line.kind),
    lastYear: former?.values,
    formerEntries: former ? joined(former, line.kind) : [],
  }
}

/** Readings further apart say nothing of the time between them. */
const JOINED_DAYS = 21

function joined({ values, named }: ReturnType<typeof byDay>, kind: Line['kind']): Entry[] {
  const entries: Entry[] = []
  values.forEach((value, at) => {
    if (kind === 'measured') {
      if (named[at] !== 1) return
      const last = entries.at(-1)
      if (last && at - last.at > JOINED_DAYS) entries.push({ at: at - 1, value: Number.NaN })
    }
    entries.push({ at, value })
  })
  return entries
}

function byDay(points: readonly Point[], first: number, count: number) {
  const values = new Float64Array(count).fill(Number.NaN)
  const named = new Uint8Array(count)
  for (const { day, value } of points) {
    const at = dayNumber(day) - first
    if (!(at >= 0 && at < count)) continue
    named[at] = 1
    values[at] = value !== null && Number.isFinite(value) ? value : Number.NaN
  }
  return { values, named }
}
