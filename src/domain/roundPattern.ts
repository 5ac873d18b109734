import { type CompassSide, COMPASS_SIDES } from './sectionCells.ts'
import { cellCentre, COLUMNS, type PitchSize, ROWS, STANDARD_PITCH } from './grid.ts'

/** So many points a measuring round may have: from a quick look to every cell. */
export const ROUND_PATTERNS = [6, 9, 18, 24, 54, 216] as const
export type RoundPattern = (typeof ROUND_PATTERNS)[number]

/** How the points of a pattern stand: each in the middle of its own block, and all blocks are of one size. */
const BLOCKS = {
  6: { rows: 2, columns: 3 },
  9: { rows: 3, columns: 3 },
  18: { rows: 3, columns: 6 },
  24: { rows: 4, columns: 6 },
  54: { rows: 6, columns: 9 },
  216: { rows: 12, columns: 18 },
} as const satisfies Record<RoundPattern, { rows: number; columns: number }>

const middles = (blocks: number, cells: number): number[] =>
  Array.from({ length: blocks }, (_, at) => Math.floor(((at + 0.5) * cells) / blocks))

/**
 * The cells of a pattern (row × 18 + column) in the order they are walked: up one line of points and down the next, along
 * the pitch or across it, whichever is the shorter way on a pitch of that size (m).
 */
export function roundPoints(pattern: RoundPattern, size: PitchSize = STANDARD_PITCH): number[] {
  const rows = middles(BLOCKS[pattern].rows, ROWS)
  const columns = middles(BLOCKS[pattern].columns, COLUMNS)
  const turned = (line: number, cells: number[]) => (line % 2 === 0 ? cells : cells.toReversed())
  const along = rows.flatMap((row, line) =>
    turned(
      line,
      columns.map((column) => row * COLUMNS + column),
    ),
  )
  const across = columns.flatMap((column, line) =>
    turned(
      line,
      rows.map((row) => row * COLUMNS + column),
    ),
  )
  return walkingDistance(across, size) < walkingDistance(along, size) ? across : along
}

/** Metres from the first point to the last, straight from each to the next. */
export function walkingDistance(cells: readonly number[], size: PitchSize = STANDARD_PITCH): number {
  const places = cells.map((cell) => centreOf(cell, size))
  return places.slice(1).reduce((sum, place, at) => {
    const before = places[at] ?? place
    return sum + Math.hypot(place.x - before.x, place.y - before.y)
  }, 0)
}

const centreOf = (cell: number, size: PitchSize) =>
  cellCentre(Math.floor(cell / COLUMNS), cell % COLUMNS, size)

export type PitchEdge = CompassSide | 'left' | 'right' | 'top' | 'bottom'

/**
 * Where a point lies on the ground: metres from the goal line and from the touchline that are nearer to it. Lines are named
 * by the compass (bearing in degrees of the long axis), else by where they are on the map.
 */
export function placeOnPitch(
  cell: number,
  size: PitchSize,
  bearing: number | undefined,
): { goalLine: { edge: PitchEdge; distance: number }; touchline: { edge: PitchEdge; distance: number } } {
  const { x, y } = centreOf(cell, size)
  const atStart = x <= size.length / 2
  const atTop = y >= size.width / 2
  const towards = (turn: number): PitchEdge | undefined =>
    bearing === undefined
      ? undefined
      : COMPASS_SIDES[Math.round((((bearing + turn) % 360) + 360) / 90) % COMPASS_SIDES.length]
  return {
    goalLine: {
      edge: towards(atStart ? 180 : 0) ?? (atStart ? 'left' : 'right'),
      distance: atStart ? x : size.length - x,
    },
    touchline: {
      edge: towards(atTop ? -90 : 90) ?? (atTop ? 'top' : 'bottom'),
      distance: atTop ? size.width - y : y,
    },
  }
}
