/** How much of a product goes on a surface (contract.md). Stands by itself, so that an address can be read without the schemas. */
export const RATE_UNITS = ['kg/ha', 'l/ha', 'g/m2'] as const
export type RateUnit = (typeof RATE_UNITS)[number]
