import type { TFunction } from 'i18next'
import type { Format } from '@/i18n/format'
import { type Key, keysAbove, panelHeading, panelKeys, rowsAbove } from './panelKeys'
import { type Chart, type LaneDays, type PanelTracks } from './timeSeries'
import { timeTicks, type TimeTick } from './timeAxis'
import { type ValueAxis, valueAxis } from './valueAxis'

export type PanelPlace = {
  tracks: PanelTracks
  heading: string
  keys: Key[]
  /** Where its heading begins; the plot reaches from top to bottom. */
  head: number
  top: number
  bottom: number
  axis: ValueAxis
}
export type LanePlace = { lane: LaneDays; y: number }
export type Layout = {
  width: number
  height: number
  /** Where the plot begins and ends along the line. */
  start: number
  end: number
  panels: PanelPlace[]
  /** Where the lowest panel ends. */
  floor: number
  lanes: LanePlace[]
  /** Base of the days' words. */
  words: number
  ticks: TimeTick[]
  /** The keys stand behind the lines' ends, not above the panels. */
  wide: boolean
  x: (at: number) => number
  bar: number
}

const FIRST_HEIGHT = 132
const HEIGHT = 84
/** The words above a panel, and each further line of them. */
const HEAD = 26
const ROW = 18
const GAP = 12
const LANE = 16
const WORDS = 24
const CHARACTER = 6.8
const WIDE = 420
/** Behind the lines, in pixels: what stands before the words of a key, their letters, and the least and most it takes. */
const KEY = { before: 32, letter: 6, least: 112, most: 168 }

const heightOf = ({ panel }: PanelTracks, index: number): number => {
  const usual =
    panel.lines.every(({ kind }) => kind === 'bars') && index > 0 ? 48 : index === 0 ? FIRST_HEIGHT : HEIGHT
  return Math.min(600, Math.max(32, panel.height ?? usual))
}

const roomForKeys = (places: readonly Pick<PanelPlace, 'keys'>[]): number => {
  const words = places.flatMap(({ keys }) => keys.map(({ value = '', text }) => `${value} ${text}`.length))
  return Math.min(KEY.most, Math.max(KEY.least, KEY.before + KEY.letter * Math.max(0, ...words)))
}

/** Where everything stands at a width. */
export function layOut(chart: Chart, width: number, format: Format, t: TFunction<'charts'>): Layout {
  const wide = width >= WIDE
  let next = 0
  const places = chart.panels.map((tracks, index) => {
    const [head, heading, keys] = [next, panelHeading(tracks, format, t), panelKeys(chart, tracks, format, t)]
    const rows = wide ? 1 : rowsAbove(keysAbove(keys, tracks), heading, width)
    const top = head + HEAD + (rows - 1) * ROW
    const bottom = top + heightOf(tracks, index)
    next = bottom + GAP
    return { tracks, heading, keys, head, top, bottom, axis: valueAxis(tracks, { top, bottom }, format) }
  })
  const below = next + chart.lanes.length * LANE
  const floor = (places.at(-1)?.bottom ?? 0) + 2
  const longest = Math.max(2, ...places.flatMap(({ axis }) => axis.grid.map(({ text }) => text.length)))
  const start = Math.min(72, Math.ceil(longest * CHARACTER) + 8)
  const end = Math.max(start + 40, width - (wide ? roomForKeys(places) : 8))
  const day = (end - start) / Math.max(1, chart.count)
  return {
    width,
    height: below + WORDS,
    start,
    end,
    panels: places,
    floor,
    lanes: chart.lanes.map((lane, index) => ({ lane, y: next + index * LANE + 4 })),
    words: below + 14,
    ticks: timeTicks(chart, end - start, t('today'), format),
    wide,
    x: (at) => start + (at + 0.5) * day,
    bar: Math.min(10, Math.max(0.6, day * 0.7)),
  }
}
