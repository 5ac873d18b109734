import { wearAt } from '../../domain/agronomy/wearMap.ts'
import { cellCentre } from '../../domain/grid.ts'

/** Wear of a cell, 0 to 1; a pitch of another size is worn in the same proportions. */
export function wearOfCell(row: number, column: number): number {
  const { x, y } = cellCentre(row, column)
  return wearAt(x, y)
}
