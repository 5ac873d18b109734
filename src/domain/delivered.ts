import type { Quantity } from '../lib/units.ts'
import type { ProductUse } from './activity.ts'
import type { ActivityField } from './activityConfiguration.ts'
import type { Supply, SupplyUnit } from './supply.ts'

/** Answers that are sums of money; only a product names a currency. */
export const isMoney = (key: string): boolean => key === 'cost' || key === 'unitPrice'

/** What is known of the products of a delivery; undefined where they differ or are not known. */
export type Delivered = { unit: SupplyUnit | undefined; currency: string | undefined }

/** The unit that the products of a delivery are counted in, and the currency they are paid in. */
export function deliveredIn(uses: readonly ProductUse[], supplies: readonly Supply[]): Delivered {
  const found = uses.map(({ id }) => supplies.find((supply) => supply.id === id))
  return {
    unit: sameOf(found.map((supply) => supply?.action.unit)),
    currency: sameOf(found.map((supply) => supply?.currency || undefined)),
  }
}

const sameOf = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined

/** "Iron 6 30 L/ha (12 L)": a product, its rate and how much of it, as far as they are known. */
export const ofProduct = (name: string, rate: string | undefined, amount: string | undefined): string =>
  [name, rate, amount && (rate === undefined ? amount : `(${amount})`)].filter(Boolean).join(' ')

/** More than this in one pack is unusual (activity-fields.md, 17); what is counted may be any number. */
const LARGEST_PACK: Partial<Record<SupplyUnit, number>> = { kg: 1500, l: 1500, g: 1_500_000, ml: 1_500_000 }

/**
 * The fields of a type with the size of a pack in the unit of what is delivered, for a pack of litres holds no
 * kilograms. What the backend says of it, wins. `quantityOf` tells what is measured in a unit; undefined is counted.
 */
export const inDeliveredUnit = (
  fields: readonly ActivityField[],
  { unit }: Delivered,
  quantityOf: (unit: SupplyUnit) => Quantity | undefined,
): readonly ActivityField[] =>
  unit === undefined
    ? fields
    : fields.map((field) =>
        field.key === 'packSize' && field.quantity === undefined
          ? { ...field, quantity: quantityOf(unit), max: field.max ?? LARGEST_PACK[unit] }
          : field,
      )
