import type { Quantity } from '../lib/units.ts'

/** How much of a product goes on a surface (contract.md). Stands by itself, so that an address can be read without the schemas. */
export const RATE_UNITS = ['kg/ha', 'l/ha', 'g/m2'] as const
export type RateUnit = (typeof RATE_UNITS)[number]

/** Nobody gives or mixes more of anything than this, in any of them. */
export const MOST_RATE = 100_000

/** Of a use that a backend wrote, which may name any unit (quality X1). */
export const isRateUnit = (unit: unknown): unit is RateUnit => RATE_UNITS.some((one) => one === unit)

/** What a rate in each unit is a quantity of, for a reader's own units. */
export const RATE_QUANTITY = {
  'kg/ha': 'fertiliserRate',
  'l/ha': 'liquidRate',
  'g/m2': 'solidRate',
} as const satisfies Record<RateUnit, Quantity>
