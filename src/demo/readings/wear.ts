import { cellCentre } from '../../domain/grid.ts'

function gauss(distance: number, sigma: number): number {
  return Math.exp(-0.5 * (distance / sigma) ** 2)
}

/**
 * How much a point of a 105 × 68 m pitch is played on, 0 to 1: goal mouths, centre circle, the runs of both assistant
 * referees and the corridor between the goals. A rule of the demo.
 */
export function wearAt(x: number, y: number): number {
  const goals = 0.95 * (gauss(x - 4, 7) + gauss(x - 101, 7)) * gauss(y - 34, 8)
  const centre = 0.45 * gauss(x - 52.5, 11) * gauss(y - 34, 11)
  const assistant = 0.3 * gauss(y - (x < 52.5 ? 66.5 : 1.5), 1.8)
  const corridor = 0.15 * gauss(y - 34, 16)
  return Math.min(1, goals + centre + assistant + corridor)
}

/** Wear of a cell, 0 to 1; a pitch of another size is worn in the same proportions. */
export function wearOfCell(row: number, column: number): number {
  const { x, y } = cellCentre(row, column)
  return wearAt(x, y)
}
