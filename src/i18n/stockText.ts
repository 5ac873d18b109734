import type { Quantity } from '@/lib/units'
import { cellNumber, type Format } from './format'

/** Units of stock that are measured; pieces and bags are counted. */
const AMOUNTS: Readonly<Record<string, Quantity>> = {
  kg: 'mass',
  g: 'smallMass',
  l: 'volume',
  ml: 'smallVolume',
}

/** What is measured in a unit of stock; undefined where it is counted. */
export const stockQuantity = (unit: string): Quantity | undefined =>
  Object.hasOwn(AMOUNTS, unit) ? AMOUNTS[unit] : undefined

/** An amount in the unit a product is kept in, as this reader counts: `12 L`, `3`. */
export function stockAmount(value: number, unit: string, format: Format): string {
  const quantity = stockQuantity(unit)
  return quantity ? format.quantity(value, quantity) : format.number(value, Number.isInteger(value) ? 0 : 1)
}

const KG_PER_TONNE = 1000
const isBulk = (value: number, unit: string): boolean => unit === 'kg' && Math.abs(value) >= KG_PER_TONNE

/** What went on, or is to go on: tonnes are told as tonnes, so that 8 t of sand do not stand above 7,996.8 kg of the same sand. */
export const usedAmount = (value: number, unit: string, format: Format): string =>
  isBulk(value, unit) ? format.quantity(value / KG_PER_TONNE, 'bulkMass') : stockAmount(value, unit, format)

/** A change of the stock with its sign: `+12 L`, `−3 L`. */
export const signedAmount = (value: number, unit: string, format: Format): string =>
  format.signed(value, stockAmount(Math.abs(value), unit, format))

/** {@link stockAmount} for the cells of a file: the number and its unit, as the reader counts, or the word for what is counted. */
export function stockCells(
  value: number,
  unit: string,
  format: Format,
  counted: (unit: 'bag' | 'pcs') => string,
): [number, string] {
  const quantity = stockQuantity(unit)
  return quantity
    ? [cellNumber(value, quantity, format.unitSystem), format.unit(quantity)]
    : [value, unit === 'bag' || unit === 'pcs' ? counted(unit) : unit]
}

/** {@link usedAmount} for the cells of a file. */
export const usedCells: typeof stockCells = (value, unit, format, counted) =>
  isBulk(value, unit)
    ? [cellNumber(value / KG_PER_TONNE, 'bulkMass', format.unitSystem), format.unit('bulkMass')]
    : stockCells(value, unit, format, counted)

/** An amount in l or kg that was rounded for mixing: `945 mL`, `6.67 L`. */
export function mixingAmount(rounded: number, unit: 'l' | 'kg', format: Format): string {
  if (rounded < 1) return format.quantity(rounded * 1000, unit === 'l' ? 'smallVolume' : 'smallMass')
  return format.quantity(rounded, unit === 'l' ? 'volume' : 'mass', 2)
}
