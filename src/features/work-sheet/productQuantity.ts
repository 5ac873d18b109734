import type { RateUnit } from '@/domain/activity'
import type { SupplyUnit } from '@/domain/supply'

/**
 * How much of a product an area takes, in the supply's own unit; undefined where rate and stock are counted in
 * things that cannot be turned into each other. Area in m², density in kg/l.
 */
export function productQuantity(
  rate: number,
  rateUnit: RateUnit,
  area: number,
  unit: SupplyUnit,
  density?: number,
): number | undefined {
  if (!Number.isFinite(rate) || !(area > 0)) return undefined
  const amount = (rate * area) / (rateUnit === 'g/m2' ? 1000 : 10_000)
  const liquid = rateUnit === 'l/ha'
  switch (unit) {
    case 'kg':
    case 'g': {
      const kilograms = liquid ? density && amount * density : amount
      return kilograms === undefined ? undefined : kilograms * (unit === 'g' ? 1000 : 1)
    }
    case 'l':
    case 'ml': {
      const litres = liquid ? amount : density && amount / density
      return litres === undefined ? undefined : litres * (unit === 'ml' ? 1000 : 1)
    }
    default:
      return undefined
  }
}
