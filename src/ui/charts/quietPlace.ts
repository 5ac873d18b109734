import type { Layout, PanelPlace } from './chartLayout'

/** Words that begin or end at a point. */
export type WordsAt = { x: number; y: number; textAnchor: 'start' | 'end' }

const CHARACTER = 6.8
/** Over and under the base of a line of words. */
const [ASCENT, DESCENT] = [12, 4]
const INSET = 6

/** Of the heights given, at either end of the plot or before today, where the fewest lines and bars run through the words. */
export function quietPlace(
  label: string,
  heights: readonly number[],
  { tracks, axis, top, bottom }: PanelPlace,
  { start, end, x, bar }: Layout,
  today: number,
): WordsAt {
  const long = label.length * CHARACTER
  /** From where to where each piece of what is drawn reaches. */
  const pieces = tracks.tracks.flatMap(({ line, entries, formerEntries }) =>
    [entries, formerEntries].flatMap((series) =>
      series.flatMap(({ at, value }, index) => {
        const next = series[index + 1] ?? { at, value }
        if (Number.isNaN(value) || Number.isNaN(next.value)) return []
        return line.kind === 'bars'
          ? [{ from: x(at) - bar / 2, to: x(at) + bar / 2, ys: [axis.y(value), axis.y(0)] }]
          : [{ from: x(at), to: x(next.at), ys: [axis.y(value), axis.y(next.value)] }]
      }),
    ),
  )
  pieces.push({ from: x(today), to: x(today), ys: [top, bottom] })
  const through = ({ x: at, y, textAnchor }: WordsAt): number => {
    const [from, to] = textAnchor === 'start' ? [at, at + long] : [at - long, at]
    return pieces.filter(
      (piece) =>
        piece.to >= from &&
        piece.from <= to &&
        Math.min(...piece.ys) <= y + DESCENT &&
        Math.max(...piece.ys) >= y - ASCENT,
    ).length
  }
  // Today may lie outside what is shown.
  const ends = [x(today), end].filter((at) => at <= end && at - long > start)
  const places = heights.flatMap((y): WordsAt[] => [
    { x: start + INSET, y, textAnchor: 'start' },
    ...ends.map((at) => ({ x: at - INSET, y, textAnchor: 'end' as const })),
  ])
  return places.reduce((best, place) => (through(place) < through(best) ? place : best))
}
