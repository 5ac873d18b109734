import type { RateUnit } from '@/domain/activity'
import { tankMix } from '@/domain/mix'
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

/** Full tanks and what is left for the last one, in l; undefined while something is missing. */
export function tanks(
  area: number,
  waterRate: unknown,
  tankSize: unknown,
): { full: number; last: number } | undefined {
  if (
    typeof waterRate !== 'number' ||
    typeof tankSize !== 'number' ||
    !(area > 0 && waterRate > 0 && tankSize > 0)
  )
    return undefined
  const { fullTanks, lastTank } = tankMix(area / 10_000, waterRate, tankSize, [])
  return { full: fullTanks, last: lastTank }
}
