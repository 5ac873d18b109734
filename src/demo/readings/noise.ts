import { COLUMNS, ROWS } from '../../domain/grid.ts'
import { mulberry32 } from '../weather/random.ts'

/** Standard deviation of the mean of nine uniform numbers between −1 and 1. */
const DEVIATION_OF_NINE = 1 / Math.sqrt(27)

/**
 * Noise over the grid with mean 0 and deviation 1 in which neighbours resemble each other: uniform numbers averaged
 * over 3 × 3 cells. The same seed gives the same noise.
 */
export function spatialNoise(seed: number): number[][] {
  const random = mulberry32(seed)
  const raw = Array.from({ length: ROWS + 2 }, () =>
    Array.from({ length: COLUMNS + 2 }, () => 2 * random() - 1),
  )
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_unused, column) => {
      const block = raw.slice(row, row + 3).flatMap((cells) => cells.slice(column, column + 3))
      return block.reduce((sum, value) => sum + value, 0) / 9 / DEVIATION_OF_NINE
    }),
  )
}
