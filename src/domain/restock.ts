import type { WorkSheet } from './addresses.ts'
import { type Supply, usualRateUnit } from './supply.ts'
import type { Day } from './wire.ts'

type Restock = {
  supply: Supply
  /** In the supply's unit; undefined where nobody knows how much is wanted. */
  quantity?: number | undefined
  day?: Day | undefined
}

/** The sheet of a delivery that a product wants, rounded up to what can be ordered. */
export const restockSheet = ({ supply, quantity, day }: Restock): WorkSheet => ({
  kind: 'new',
  type: 'restock',
  day,
  products: [
    { ...restockUse(supply), ...(quantity !== undefined && { quantity: roundedUp(quantity, supply) }) },
  ],
})

/** Work names a product only with a rate, though a delivery has no area. */
const restockUse = ({ id, maximumRate, action }: Supply) => ({
  id,
  rate: maximumRate?.rate || 1,
  rateUnit: maximumRate?.rateUnit ?? usualRateUnit(action.unit),
})

/** Things that are counted come whole, what is measured to a hundredth; what is left behind the sixth place is noise. */
function roundedUp(quantity: number, { action: { unit } }: Supply): number {
  const steps = unit === 'pcs' || unit === 'bag' ? 1 : 100
  return Math.ceil(Math.round(quantity * steps * 1e4) / 1e4) / steps
}
