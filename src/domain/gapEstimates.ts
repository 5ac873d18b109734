import type { Grid } from './grid.ts'

/** Metres between the middles of neighbouring cells of a pitch of 105 × 68 m. */
const [LONG, WIDE] = [105, 68]
/** Readings further away than this say nothing of a cell, m; fewer than this many make no estimate. */
const REACH = 30
const LEAST = 3

/**
 * What gaps between readings are likely to hold, in the unit of the readings; null where a cell was read and where fewer
 * than three readings lie within 30 m. Inverse distance weighting with the power 2,
 * `z = Σ(zᵢ/dᵢ²) / Σ(1/dᵢ²)`, d in metres on a pitch of 105 × 68 m.
 *
 * Source: D. Shepard, A two-dimensional interpolation function for irregularly-spaced data, Proc. 23rd ACM National
 * Conference, 1968, 517–524. Power 2 is Shepard's own; the reach and the least number of readings are ours. An estimate
 * never lies outside the readings it is made of; it says nothing of a dry spot that nobody measured.
 */
export function estimateGaps(grid: Grid): Grid {
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 0)
  const [high, long] = [WIDE / Math.max(1, grid.length), LONG / Math.max(1, columns)]
  const known = grid.flatMap((row, y) =>
    row.flatMap((value, x) => (value === null ? [] : [{ value, x: x * long, y: y * high }])),
  )
  return grid.map((row, at) =>
    Array.from({ length: columns }, (_, column) => {
      if ((row[column] ?? null) !== null) return null
      let [count, sum, weights] = [0, 0, 0]
      for (const { value, x, y } of known) {
        const square = (x - column * long) ** 2 + (y - at * high) ** 2
        if (square > REACH ** 2) continue
        count += 1
        sum += value / square
        weights += 1 / square
      }
      return count < LEAST ? null : sum / weights
    }),
  )
}
