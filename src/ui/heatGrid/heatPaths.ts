import type { Limits } from '@/i18n/besideLimits'
import { cellAt, type Cells, type GridShape } from '@/lib/gridCells'
import type { HeatStep } from '@/lib/heatScale'

/** The drawing's own units: ten to a metre of a standard pitch. */
export const WIDE = 1050
export const HIGH = 680

const size = ({ rows, columns }: GridShape) => ({ wide: WIDE / columns, high: HIGH / rows })
const round = (value: number): number => Math.round(value * 100) / 100

/** One path for all cells of a step, so that a session is a dozen nodes and not two hundred. */
export function stepPaths(steps: readonly (readonly HeatStep[])[], shape: GridShape): Map<HeatStep, string> {
  const { wide, high } = size(shape)
  const paths = new Map<HeatStep, string>()
  steps.forEach((row, at) => {
    for (let column = 0; column < row.length;) {
      const step = row[column] ?? 'none'
      let end = column + 1
      while (end < row.length && row[end] === step) end += 1
      const [x, y, w] = [round(column * wide), round(at * high), round((end - column) * wide)]
      paths.set(step, `${paths.get(step) ?? ''}M${x} ${y}h${w}v${round(high)}h${-w}z`)
      column = end
    }
  })
  return paths
}

/** The lines between the cells. */
export function hairlines(shape: GridShape): string {
  const { wide, high } = size(shape)
  let path = ''
  for (let column = 1; column < shape.columns; column += 1) path += `M${round(column * wide)} 0v${HIGH}`
  for (let row = 1; row < shape.rows; row += 1) path += `M0 ${round(row * high)}h${WIDE}`
  return path
}

/** Whether a cell belongs to one side of a border; null stands on neither side. */
type Side = (row: number, column: number) => boolean | null

/** Every edge between two cells on different sides. */
function border(shape: GridShape, side: Side): string {
  const { wide, high } = size(shape)
  const parts = (one: boolean | null, other: boolean | null) =>
    one !== null && other !== null && one !== other
  let path = ''
  for (let row = 0; row <= shape.rows; row += 1)
    for (let column = 0; column <= shape.columns; column += 1) {
      const own = side(row, column)
      if (parts(own, side(row, column - 1)))
        path += `M${round(column * wide)} ${round(row * high)}v${round(high)}`
      if (parts(own, side(row - 1, column)))
        path += `M${round(column * wide)} ${round(row * high)}h${round(wide)}`
    }
  return path
}

/** The edge of the target: between a reading in it and one out of it, never along a gap or the touchline. */
export const contour = (
  values: readonly (readonly (number | null)[])[],
  shape: GridShape,
  { low, high }: Limits,
): string =>
  low === null && high === null
    ? ''
    : border(shape, (row, column) => {
        const value = values[row]?.[column]
        if (value === null || value === undefined) return null
        return (low === null || value >= low) && (high === null || value <= high)
      })

/** The outline of the chosen cells, round the outside too. */
export const outline = (cells: Cells, shape: GridShape): string =>
  cells.size === 0
    ? ''
    : border(shape, (row, column) =>
        row < 0 || column < 0 || row >= shape.rows || column >= shape.columns
          ? false
          : cells.has(cellAt(row, column, shape)),
      )

/** Touchlines, halfway line, penalty and goal areas of a standard pitch (Laws of the Game, law 1). */
export const PITCH_LINES = `M0 0h${WIDE}v${HIGH}h${-WIDE}zM525 0v680${area(165, 403.2)}${area(55, 183.2)}`
export const CENTRE_CIRCLE = { cx: WIDE / 2, cy: HIGH / 2, r: 91.5 }

function area(deep: number, broad: number): string {
  const top = (HIGH - broad) / 2
  return `M0 ${top}h${deep}v${broad}h${-deep}M${WIDE} ${top}h${-deep}v${broad}h${deep}`
}
