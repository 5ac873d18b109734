import type { Quantity } from '@/lib/units'
import type { Format } from './format'

/** Units of stock that are measured; pieces and bags are counted. */
const AMOUNTS: Readonly<Record<string, Quantity>> = {
  kg: 'mass',
  g: 'smallMass',
  l: 'volume',
  ml: 'smallVolume',
}

/** An amount in the unit a product is kept in, as this reader counts: `12 L`, `3`. */
export function stockAmount(value: number, unit: string, format: Format): string {
  const quantity = Object.hasOwn(AMOUNTS, unit) ? AMOUNTS[unit] : undefined
  return quantity ? format.quantity(value, quantity) : format.number(value, Number.isInteger(value) ? 0 : 1)
}
