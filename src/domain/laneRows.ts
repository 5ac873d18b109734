import { byCode } from '../lib/byCode.ts'
type Span = { startDate: string; endDate: string }

/** A span within a window: its share of the window from the start, 0–1, and the line it stands on, 0 first. */
export type LanePlace<T> = { of: T; from: number; to: number; line: number }

/**
 * Spans within a window of time, cut at its edges, each on the first line where it overlaps nothing; `lines` is how
 * many there are, at least one. Times in ms since the epoch. What is seen of a span takes up `shortest` at least, in ms:
 * a block that is drawn wider than its time lies over no other.
 */
export function laneRows<T extends Span>(
  spans: readonly T[],
  window: { start: number; end: number },
  shortest = 0,
): { places: LanePlace<T>[]; lines: number } {
  const length = window.end - window.start
  const share = (time: number) => Math.min(1, Math.max(0, (time - window.start) / length))
  const ends: number[] = []
  const places: LanePlace<T>[] = []
  for (const span of spans.toSorted((a, b) => byCode(a.startDate, b.startDate))) {
    const start = Date.parse(span.startDate)
    const end = Math.max(Date.parse(span.endDate), start)
    if (end <= window.start || start >= window.end) continue
    const seenFrom = Math.min(Math.max(start, window.start), window.end - shortest)
    const free = ends.findIndex((busyUntil) => busyUntil <= seenFrom)
    const line = free < 0 ? ends.length : free
    ends[line] = Math.max(end, seenFrom + shortest)
    places.push({ of: span, from: share(start), to: share(end), line })
  }
  return { places, lines: Math.max(1, ends.length) }
}
