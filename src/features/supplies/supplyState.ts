import { addDays } from '@/domain/groundTime'
import type { Supply } from '@/domain/supply'
import type { Day } from '@/domain/wire'

/** Products that go off within so many days are shown as such (product.md, Storage). */
export const EXPIRY_DAYS = 30
/** A difference this small is rounding noise. */
const NOISE = 1e-6

/** On hand less what is reserved; undefined while that is not known. */
export const freeOf = ({ available }: Supply, reserved: number | undefined): number | undefined =>
  reserved === undefined ? undefined : available - reserved

/** Fewer than none were counted: somebody has to look. */
export const isNegative = ({ available }: Supply): boolean => available < -NOISE

/** What is free is less than the club wants to keep; where no work is known, what is on hand. */
export const isLow = (supply: Supply, reserved: number | undefined): boolean =>
  supply.minimum !== undefined && (freeOf(supply, reserved) ?? supply.available) < supply.minimum - NOISE

export const isShort = (supply: Supply, reserved: number | undefined): boolean =>
  (freeOf(supply, reserved) ?? supply.available) < -NOISE

/** What has to come so that the club has what it wants to keep, in the supply's unit; undefined where nothing is wanted. */
export function missingOf(supply: Supply, reserved: number | undefined): number | undefined {
  const missing = (supply.minimum ?? 0) - (freeOf(supply, reserved) ?? supply.available)
  return missing > NOISE ? missing : undefined
}

export type ExpiryState = 'none' | 'expired' | 'soon' | 'later'
export function expiryOf({ expiryDate }: Supply, today: Day): ExpiryState {
  if (expiryDate === undefined) return 'none'
  if (expiryDate < today) return 'expired'
  return expiryDate <= addDays(today, EXPIRY_DAYS) ? 'soon' : 'later'
}

/** A liquid with nutrients in percent by mass: without its density nobody can say how many kilograms it brings. */
export const lacksDensity = ({ action: { unit }, analysis, density }: Supply): boolean =>
  (unit === 'l' || unit === 'ml') && analysis !== undefined && density === undefined

export const SUPPLY_FILTERS = ['low', 'expiring', 'planned', 'negative'] as const
export type SupplyFilter = (typeof SUPPLY_FILTERS)[number]

/** Whether a supply is among those that a filter shows. */
export function passes(
  filter: SupplyFilter,
  supply: Supply,
  { reserved, today }: { reserved: number | undefined; today: Day },
): boolean {
  switch (filter) {
    case 'low':
      return isLow(supply, reserved) || isShort(supply, reserved)
    case 'expiring':
      return ['expired', 'soon'].includes(expiryOf(supply, today))
    case 'planned':
      return (reserved ?? 0) > 0
    case 'negative':
      return isNegative(supply)
  }
}

export type MinimumState = 'negative' | 'low' | 'enough' | 'none'
export function minimumState(supply: Supply, reserved: number | undefined): MinimumState {
  if (isNegative(supply)) return 'negative'
  if (isLow(supply, reserved) || isShort(supply, reserved)) return 'low'
  return supply.minimum === undefined ? 'none' : 'enough'
}
