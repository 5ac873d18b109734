import type { SupplyUnit } from '@/domain/supply'
import type { Format } from '@/i18n/format'

const SYMBOL: Partial<Record<SupplyUnit, string>> = { l: 'L', ml: 'mL' }
export const stockSymbol = (unit: SupplyUnit): string => SYMBOL[unit] ?? unit

const QUANTITIES = { kg: 'mass', l: 'volume', g: 'smallMass', ml: 'smallVolume' } as const

/** "12 L", in the person's units where there are any. */
export function stockAmount(value: number, unit: SupplyUnit, format: Format): string {
  const quantity = unit in QUANTITIES ? QUANTITIES[unit as keyof typeof QUANTITIES] : undefined
  return quantity === undefined
    ? `${format.number(value, Number.isInteger(value) ? 0 : 1)} ${stockSymbol(unit)}`
    : format.quantity(value, quantity)
}
