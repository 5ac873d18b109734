import { kilogramsPerHectare } from './feeds.ts'
import type { RateUnit } from './rateUnit.ts'
import type { Supply } from './supply.ts'

/** Rates are typed and converted: this share beyond a label's limit is rounding. */
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
  const share = maximumRate && shareOf(rate, maximumRate, density)
  return share === undefined ? undefined : share > 1 + ROUNDING
}

/** Whether a rate is below the least that a product works at; undefined as above. */
export function isBelowLeast(
  rate: Rate,
  leastRate: Rate | undefined,
  { density }: Pick<Supply, 'density'>,
): boolean | undefined {
  const share = leastRate && shareOf(rate, leastRate, density)
  return share === undefined ? undefined : share < 1 - ROUNDING
}

function shareOf(rate: Rate, limit: Rate, density: number | undefined): number | undefined {
  if (!Number.isFinite(rate.rate)) return undefined
  const [asked, given] =
    rate.rateUnit === 'l/ha' && limit.rateUnit === 'l/ha'
      ? [rate.rate, limit.rate]
      : [kilogramsPerHectare(rate, density), kilogramsPerHectare(limit, density)]
  return asked === undefined || given === undefined ? undefined : asked / given
}
