import { cellCentre, CELLS, COLUMNS } from '../grid.ts'

/** Where on a pitch something is played; `whole` is a training that states no zone. */
export type WearZone = 'match' | 'whole' | 'goalmouths' | 'centre' | 'touchlines' | 'warmUp'

function gauss(distance: number, sigma: number): number {
  return Math.exp(-0.5 * (distance / sigma) ** 2)
}

const goalsAt = (x: number, y: number): number => (gauss(x - 4, 7) + gauss(x - 101, 7)) * gauss(y - 34, 8)
const centreAt = (x: number, y: number): number => gauss(x - 52.5, 11) * gauss(y - 34, 11)

/**
 * How much a point of a 105 × 68 m pitch is played on in a match, 0 to 1: goal mouths, centre circle, the runs of both
 * assistant referees and the corridor between the goals. A rule of this product; no publication gives one.
 */
export function wearAt(x: number, y: number): number {
  const assistant = 0.3 * gauss(y - (x < 52.5 ? 66.5 : 1.5), 1.8)
  const corridor = 0.15 * gauss(y - 34, 16)
  return Math.min(1, 0.95 * goalsAt(x, y) + 0.45 * centreAt(x, y) + assistant + corridor)
}

/**
 * The same for other play, in any unit: only the proportions count. A training without a zone is spread over the pitch and
 * reaches the goals half as much again; a warm-up lies in both halves outside the penalty areas.
 */
const ZONES: Record<WearZone, (x: number, y: number) => number> = {
  match: wearAt,
  whole: (x, y) => 0.3 + 0.45 * goalsAt(x, y) + 0.15 * centreAt(x, y),
  goalmouths: (x, y) => 0.05 + goalsAt(x, y),
  centre: (x, y) => 0.05 + centreAt(x, y),
  touchlines: (_x, y) => 0.05 + gauss(y - 63, 5) + gauss(y - 5, 5),
  warmUp: (x, y) => 0.02 + (gauss(x - 30, 9) + gauss(x - 75, 9)) * gauss(y - 34, 16),
}

const known = new Map<WearZone, Float64Array>()

/** What share of the play in a zone each cell takes, row by row; the shares of a pitch add up to 1. */
export function zoneShares(zone: WearZone): Float64Array {
  let shares = known.get(zone)
  if (!shares) {
    const at = ZONES[zone]
    shares = Float64Array.from({ length: CELLS }, (_, cell) => {
      const { x, y } = cellCentre(Math.floor(cell / COLUMNS), cell % COLUMNS)
      return at(x, y)
    })
    const total = shares.reduce((sum, value) => sum + value, 0)
    shares = shares.map((value) => value / total)
    known.set(zone, shares)
  }
  return shares
}

/** The share of a match that its most worn cell takes: what makes an hour of match an hour in that cell. */
export const busiestShare = (): number => Math.max(...zoneShares('match'))
