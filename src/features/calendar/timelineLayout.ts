import { dayNumber } from '@/domain/groundTime'
import type { Id } from '@/domain/wire'
import type { Lane, Lanes } from './lanes'
import {
  DAY_END,
  DAY_START,
  type Entry,
  idOf,
  type LeaveStretch,
  type Span,
  stack,
  wallSpan,
} from './placement'
import { byCode } from '@/lib/byCode'

/** `days`: entries of a day one under the other; `hours`: where they are in the day. */
export type Scale = 'days' | 'hours'

/** An entry in one day of a row. Start and length are shares of the drawn hours. */
export type Piece = { id: Id; entry: Entry; line: number; start: number; length: number }
/** Something over several days of a row; days are counted from 1970 and both belong to it. */
export type Bar = { id: Id; line: number; from: number; to: number } & (
  | { entry: Entry; leave?: undefined }
  | { leave: LeaveStretch; entry?: undefined }
)

export type LaneLayout = Lane & {
  /** By day number, in the order of their lines. */
  days: ReadonlyMap<number, readonly Piece[]>
  bars: readonly Bar[]
  /** Lines that a day needs, by day number; a day that is missing needs none. */
  lines: ReadonlyMap<number, number>
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

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

/** The rows of a timeline with all that stands in them. Its cost follows the data, once; drawing follows the screen. */
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
  const lines = new Map<number, number>()
  const bars = sorted.map(({ entry, span }, at): Bar => {
    const line = taken[at] ?? 0
    // A bar of years needs its lines nowhere but near; the window is never wider than this.
    for (let day = span.from; day <= Math.min(span.to, span.from + 3660); day++)
      lines.set(day, Math.max(lines.get(day) ?? 0, line + 1))
    return { id: idOf(entry), entry, line, from: span.from, to: span.to }
  })
  const days = new Map<number, Piece[]>()
  for (const [day, list] of short) {
    const above = lines.get(day) ?? 0
    days.set(
      day,
      list.sort(earliest).map((one, at) => pieceOf(one, day, above + at)),
    )
    lines.set(day, above + list.length)
  }
  return { ...lane, days, bars, lines }
}

/** Each day by itself; what would cover another stands on the next line. What takes days is there on each of them. */
function inHours({ lane, short, long }: Building): LaneLayout {
  const lists = new Map(short)
  for (const one of long)
    for (let day = one.span.from; day <= Math.min(one.span.to, one.span.from + 3660); day++)
      lists.set(day, [one, ...(lists.get(day) ?? [])])
  const days = new Map<number, Piece[]>()
  const lines = new Map<number, number>()
  for (const [day, list] of lists) {
    const pieces = list.toSorted(earliest).map((one) => {
      const piece = pieceOf(one, day, 0)
      const start = Math.min(piece.start, 1 - LEAST)
      return { ...piece, start, length: Math.max(LEAST, piece.start + piece.length - start) }
    })
    const taken = stack(pieces.map(({ start, length }) => ({ start, end: start + length })))
    days.set(
      day,
      pieces.map((piece, at) => ({ ...piece, line: taken[at] ?? 0 })).sort((a, b) => a.line - b.line),
    )
    lines.set(day, Math.max(...taken) + 1)
  }
  return { ...lane, days, bars: [], lines }
}

/** Leave as a row of its own. */
export function leaveLane(lane: Lane, stretches: readonly LeaveStretch[]): LaneLayout {
  const sorted = stretches.toSorted((a, b) => byCode(a.from, b.from))
  const places = sorted.map(({ from, to }) => ({ start: dayNumber(from), end: dayNumber(to) + 1 }))
  const taken = stack(places)
  const lines = new Map<number, number>()
  const bars = sorted.map((leave, at): Bar => {
    const { start, end } = places[at] ?? { start: 0, end: 0 }
    const line = taken[at] ?? 0
    for (let day = start; day < end; day++) lines.set(day, Math.max(lines.get(day) ?? 0, line + 1))
    return { id: `${leave.user}-${leave.from}`, leave, line, from: start, to: end - 1 }
  })
  return { ...lane, days: new Map(), bars, lines }
}

/** Height of a line of blocks, and what a row needs around its lines, in pixels. */
export const LINE = 32
const LEAST_ROW = 56

/** Height of a row for the days from `from` to `to`: nothing that stands in them is cut. */
export function heightOf({ lines }: LaneLayout, from: number, to: number, room: number): number {
  let most = 0
  for (let day = from; day <= to; day++) most = Math.max(most, lines.get(day) ?? 0)
  return Math.max(LEAST_ROW, most * LINE + room)
}

/** The pieces of a day that stand between two heights of their row. */
export function piecesBetween(pieces: readonly Piece[], top: number, bottom: number): readonly Piece[] {
  const first = Math.floor(top / LINE) - 1
  const last = Math.ceil(bottom / LINE) + 1
  const from = pieces.findIndex(({ line }) => line >= first)
  if (from === -1) return []
  let to = from
  while (to < pieces.length && (pieces[to]?.line ?? 0) <= last) to++
  return from === 0 && to === pieces.length ? pieces : pieces.slice(from, to)
}
