import type { CsvCell } from '@/domain/csv'
import type { Movement } from '@/domain/stockMovements'
import type { Supply } from '@/domain/supply'
import type { Format } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { convert } from '@/lib/units'

/** Movements as rows of a file: days as they sort, amounts as numbers in the reader's unit. */
export function movementsCsv(
  movements: readonly Movement[],
  supplies: ReadonlyMap<string, Supply>,
  format: Format,
  words: {
    heads: readonly string[]
    what: (movement: Movement) => string
    where: (movement: Movement) => string
    name: (movement: Movement) => string
    unit: (unit: string) => string
  },
): CsvCell[][] {
  return [
    [...words.heads],
    ...movements.map((movement): CsvCell[] => {
      const unit = supplies.get(movement.supplyId)?.action.unit
      const quantity = unit && stockQuantity(unit)
      const { amount } = movement
      return [
        movement.day,
        words.name(movement),
        amount === undefined
          ? undefined
          : Number((quantity ? convert(amount, quantity, format.unitSystem) : amount).toPrecision(6)),
        quantity ? format.unit(quantity) : unit && words.unit(unit),
        words.what(movement),
        words.where(movement),
      ]
    }),
  ]
}
