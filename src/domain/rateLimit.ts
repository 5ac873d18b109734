import { kilogramsPerHectare } from './feeds.ts'
import type { RateUnit } from './rateUnit.ts'
import type { Supply } from './supply.ts'

/** Rates are typed and converted: this share above a label's maximum is rounding, not too much. */
const ROUNDING = 1e-6

type Rate = { rate: number; rateUnit: RateUnit }

/**
 * Whether a rate is above what a product's label allows; undefined where the label gives no maximum, the rate cannot be
 * read, or litres and kilograms meet without a density.
 */
export function isAboveMaximum(
  rate: Rate,
  { maximumRate, density }: Pick<Supply, 'maximumRate' | 'density'>,
): boolean | undefined {
  if (maximumRate === undefined || !Number.isFinite(rate.rate)) return undefined
  const isLiquid = rate.rateUnit === 'l/ha'
  const [asked, allowed] =
    isLiquid && maximumRate.rateUnit === 'l/ha'
      ? [rate.rate, maximumRate.rate]
      : [kilogramsPerHectare(rate, density), kilogramsPerHectare(maximumRate, density)]
  return asked === undefined || allowed === undefined ? undefined : asked > allowed * (1 + ROUNDING)
}
