import { addDays } from '@/domain/groundTime'
import type { ShelfAhead } from '@/domain/shelvesAhead'
import type { Supply } from '@/domain/supply'
import type { Day } from '@/domain/wire'

/** Products that go off within so many days are shown as such (product.md, Storage). */
export const EXPIRY_DAYS = 30
/** A difference this small is rounding noise. */
const NOISE = 1e-6

type Ahead = ShelfAhead | undefined

/** On hand less what is reserved; undefined while that is not known. */
export const freeOf = ({ available }: Supply, ahead: Ahead): number | undefined =>
  ahead && available - ahead.reserved

/** The least that is ever left, deliveries counted from their day on, as the alerts do; on hand where no work is known. */
const lowestOf = ({ available }: Supply, ahead: Ahead): number => ahead?.lowest ?? available

/** Fewer than none were counted: somebody has to look. */
export const isNegative = ({ available }: Supply): boolean => available < -NOISE

/** There is at some time less than the club wants to keep. */
export const isLow = (supply: Supply, ahead: Ahead): boolean =>
  supply.minimum !== undefined && lowestOf(supply, ahead) < supply.minimum - NOISE

/** Work takes more than is there when it begins. */
export const isShort = (supply: Supply, ahead: Ahead): boolean => lowestOf(supply, ahead) < -NOISE

/**
 * What has to come besides what is planned to, so that the club has what it wants to keep, in the supply's unit;
 * undefined where nothing is wanted.
 */
export function missingOf(supply: Supply, ahead: Ahead): number | undefined {
  const missing = (supply.minimum ?? 0) - lowestOf(supply, ahead)
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
  { ahead, today }: { ahead: Ahead; today: Day },
): boolean {
  switch (filter) {
    case 'low':
      return isLow(supply, ahead) || isShort(supply, ahead)
    case 'expiring':
      return ['expired', 'soon'].includes(expiryOf(supply, today))
    case 'planned':
      return (ahead?.reserved ?? 0) > 0
    case 'negative':
      return isNegative(supply)
  }
}

export type MinimumState = 'negative' | 'low' | 'enough' | 'none'
export function minimumState(supply: Supply, ahead: Ahead): MinimumState {
  if (isNegative(supply)) return 'negative'
  if (isLow(supply, ahead) || isShort(supply, ahead)) return 'low'
  return supply.minimum === undefined ? 'none' : 'enough'
}
