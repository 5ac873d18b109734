import { dayNumber } from '@/domain/groundTime'
import type { Id } from '@/domain/wire'
import type { Lane, Lanes } from './lanes'
import {
  DAY_END,
  DAY_START,
  type Entry,
  idOf,
  isAdvised,
  type LeaveStretch,
  type Span,
  stack,
  wallSpan,
} from './placement'
import { byCode } from '@/lib/byCode'
import { DAY_MS, HOUR_MS } from '@/lib/durations'

/** `days`: entries of a day one under the other; `hours`: where they are in the day. */
export type Scale = 'days' | 'hours'

/** An entry in one day of a row. Start and length are shares of the drawn hours. */
export type Piece = { id: Id; entry: Entry; line: number; start: number; length: number }
/** Something over several days of a row; days are counted from 1970 and both belong to it. */
export type Bar = { id: Id; line: number; from: number; to: number } & (
  | { entry: Entry; leave?: undefined }
  | { leave: LeaveStretch; entry?: undefined }
)

/** What stands in a row, day by day; days are numbers. A day is worked out when it is asked for, and once. */
export type LaneLayout = Lane & {
  /** In the order of their lines. */
  piecesOn: (day: number) => readonly Piece[]
  bars: readonly Bar[]
  /** Lines that a day needs. */
  linesOn: (day: number) => number
}

/** Where a moment of the wall lies between the first and the last drawn hour of a day, 0–1. */
export const shareOn = (day: number, wall: number): number =>
  Math.min(1, Math.max(0, ((wall - day * DAY_MS) / HOUR_MS - DAY_START) / (DAY_END - DAY_START)))

/** The least width a block takes, as a share of the hours: what overlaps on screen needs a line of its own. */
const LEAST = 0.075

type Building = {
  lane: Lane
  short: Map<number, { entry: Entry; span: Span }[]>
  long: { entry: Entry; span: Span }[]
}

/**
 * The rows of a timeline with all that stands in them. What follows the data is put on its day; what stands where on a day
 * follows the screen.
 */
export function layOut(
  entries: readonly Entry[],
  { lanes, rest, holdersOf, takes }: Lanes,
  scale: Scale,
  timeZone: string,
): LaneLayout[] {
  const building = new Map<Id, Building>()
  for (const lane of lanes)
    if (lane.holder) building.set(lane.holder.id, { lane, short: new Map(), long: [] })
  const others: Building | null = rest && { lane: rest, short: new Map(), long: [] }
  let hasOthers = false
  for (const entry of entries) {
    if (!takes(entry)) continue
    const span = wallSpan(entry, timeZone)
    if (!span) continue
    let placed = false
    for (const id of holdersOf(entry)) {
      const lane = building.get(id)
      if (!lane) continue
      put(lane, entry, span)
      placed = true
    }
    if (!placed && others) {
      put(others, entry, span)
      hasOthers = true
    }
  }
  const all = [...building.values(), ...(others && hasOthers ? [others] : [])]
  return all.map((one) => (scale === 'days' ? inDays(one) : inHours(one)))
}

function put({ short, long }: Building, entry: Entry, span: Span): void {
  if (span.long) {
    long.push({ entry, span })
    return
  }
  const list = short.get(span.from)
  if (list) list.push({ entry, span })
  else short.set(span.from, [{ entry, span }])
}

const earliest = (a: { entry: Entry; span: Span }, b: { entry: Entry; span: Span }): number =>
  a.span.start - b.span.start || (idOf(a.entry) < idOf(b.entry) ? -1 : 1)

const pieceOf = ({ entry, span }: { entry: Entry; span: Span }, day: number, line: number): Piece => {
  const start = shareOn(day, span.start)
  return { id: idOf(entry), entry, line, start, length: shareOn(day, span.end) - start }
}

/** Bars first, on lines of their own; beneath them what begins on the day, earliest first. */
function inDays({ lane, short, long }: Building): LaneLayout {
  const sorted = long.toSorted(earliest)
  const taken = stack(sorted.map(({ span }) => ({ start: span.from, end: span.to + 1 })))
  const bars = sorted.map(({ entry, span }, at): Bar => ({
    id: idOf(entry),
    entry,
    line: taken[at] ?? 0,
    from: span.from,
    to: span.to,
  }))
  const above = barLines(bars)
  return {
    ...lane,
    bars,
    piecesOn: eachOnce((day) =>
      (short.get(day) ?? []).toSorted(earliest).map((one, at) => pieceOf(one, day, above(day) + at)),
    ),
    linesOn: (day) => above(day) + (short.get(day)?.length ?? 0),
  }
}

/** Lines that bars need on a day. */
const barLines = (bars: readonly Bar[]): ((day: number) => number) =>
  eachOnce((day) =>
    bars.reduce(
      (most, { from, to, line }) => (from <= day && day <= to ? Math.max(most, line + 1) : most),
      0,
    ),
  )

/** Each day by itself; what would cover another stands on the next line. What goes on to another day is there on each of them. */
function inHours({ lane, short, long }: Building): LaneLayout {
  const on = eachOnce((day: number) => {
    const opens = day * DAY_MS + DAY_START * HOUR_MS
    const all = [
      ...long.filter(({ span }) => span.from <= day && day <= span.to),
      // Lamps that burn through the night into the hours that are drawn.
      ...(short.get(day - 1) ?? []).filter(({ span }) => span.end > opens),
      ...(short.get(day) ?? []),
    ]
    const pieces = all.sort(earliest).map((one) => {
      const piece = pieceOf(one, day, 0)
      const start = Math.min(piece.start, 1 - LEAST)
      return { ...piece, start, length: Math.max(LEAST, piece.start + piece.length - start) }
    })
    const taken = stack(pieces.map(({ start, length }) => ({ start, end: start + length })))
    return {
      pieces: pieces.map((piece, at) => ({ ...piece, line: taken[at] ?? 0 })).sort((a, b) => a.line - b.line),
      lines: Math.max(-1, ...taken) + 1,
    }
  })
  return { ...lane, bars: [], piecesOn: (day) => on(day).pieces, linesOn: (day) => on(day).lines }
}

function eachOnce<Result>(work: (day: number) => Result): (day: number) => Result {
  const known = new Map<number, Result>()
  return (day) => {
    const found = known.get(day)
    if (found !== undefined) return found
    const result = work(day)
    known.set(day, result)
    return result
  }
}

/** Leave as a row of its own. */
export function leaveLane(lane: Lane, stretches: readonly LeaveStretch[]): LaneLayout {
  const sorted = stretches.toSorted((a, b) => byCode(a.from, b.from))
  const places = sorted.map(({ from, to }) => ({ start: dayNumber(from), end: dayNumber(to) + 1 }))
  const taken = stack(places)
  const bars = sorted.map((leave, at): Bar => {
    const { start, end } = places[at] ?? { start: 0, end: 0 }
    return { id: `${leave.user}-${leave.from}`, leave, line: taken[at] ?? 0, from: start, to: end - 1 }
  })
  return { ...lane, bars, piecesOn: () => [], linesOn: barLines(bars) }
}

/** What stands in a row on a day, what is only suggested left out. */
export const entriesOn = ({ piecesOn, bars }: LaneLayout, day: number): Entry[] =>
  [
    ...piecesOn(day).map(({ entry }) => entry),
    ...bars.flatMap(({ entry, from, to }) => (entry && from <= day && day <= to ? [entry] : [])),
  ].filter((entry) => !isAdvised(entry))

/** Height of a line of blocks, and of one for fingers, and what a row needs around its lines, in pixels. */
export const LINE = 32
export const FINGER_LINE = 48
const LEAST_ROW = 56

/** Height of a row for the days from `from` to `to`: nothing that stands in them is cut. */
export function heightOf(
  { linesOn }: LaneLayout,
  from: number,
  to: number,
  room: number,
  line = LINE,
): number {
  let most = 0
  for (let day = from; day <= to; day++) most = Math.max(most, linesOn(day))
  return Math.max(LEAST_ROW, most * line + room)
}

/** The pieces of a day that stand between two heights of their row. */
export function piecesBetween(
  pieces: readonly Piece[],
  top: number,
  bottom: number,
  height = LINE,
): readonly Piece[] {
  const first = Math.floor(top / height) - 1
  const last = Math.ceil(bottom / height) + 1
  const from = pieces.findIndex(({ line }) => line >= first)
  if (from === -1) return []
  let to = from
  while (to < pieces.length && (pieces[to]?.line ?? 0) <= last) to++
  return from === 0 && to === pieces.length ? pieces : pieces.slice(from, to)
}
