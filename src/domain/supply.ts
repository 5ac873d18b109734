import * as v from 'valibot'
import { RATE_UNITS, type RateUnit } from './rateUnit.ts'
import { amount, day, id, instant, type Known, maybe } from './wire.ts'

export const SUPPLY_UNITS = ['kg', 'l', 'g', 'ml', 'pcs', 'bag'] as const
export type SupplyUnit = (typeof SUPPLY_UNITS)[number]

/** How a product that is kept in a unit usually goes out. */
export const usualRateUnit = (unit: SupplyUnit): RateUnit => (unit === 'l' || unit === 'ml' ? 'l/ha' : 'g/m2')

/** The groups of contract.md, in the order in which they stand on the shelves. */
export const SUPPLY_GROUPS = [
  'fertiliser',
  'seed',
  'herbicide',
  'fungicide',
  'insecticide',
  'growthRegulator',
  'wettingAgent',
  'topdressing',
  'linePaint',
  'fuel',
  'other',
] as const

const SHELVES: readonly string[] = SUPPLY_GROUPS
/** The place of a group on the shelves; one of the club's own stands after those that everybody has. */
export const shelfOf = (group: string): number =>
  SHELVES.includes(group) ? SHELVES.indexOf(group) : SHELVES.length

/** A rate with its unit, as in a label's maximum. */
export const productRate = v.looseObject({ rate: amount, rateUnit: v.picklist(RATE_UNITS) })
export type ProductRate = Known<v.InferOutput<typeof productRate>>

export const supply = v.looseObject({
  id,
  name: v.fallback(v.string(), ''),
  /** On hand, in `action.unit`. */
  available: v.fallback(amount, 0),
  action: v.fallback(v.looseObject({ unit: v.fallback(v.picklist(SUPPLY_UNITS), 'kg') }), { unit: 'kg' }),
  group: v.fallback(v.string(), 'other'),
  activities: v.fallback(v.array(v.string()), []),
  minimum: maybe(amount),
  /** % by mass: N, P2O5, K2O, and iron and magnesium where declared. */
  analysis: maybe(v.looseObject({ n: amount, p: amount, k: amount, fe: maybe(amount), mg: maybe(amount) })),
  /** kg/l */
  density: maybe(amount),
  unitCost: maybe(amount),
  currency: maybe(v.string()),
  batch: maybe(v.string()),
  expiryDate: maybe(day),
  activeIngredient: maybe(v.string()),
  registrationNumber: maybe(v.string()),
  reEntryHours: maybe(amount),
  maximumRate: maybe(productRate),
  /** When it was last written; an older one is refused with 409. */
  updatedAt: maybe(instant),
})
export type Supply = Known<v.InferOutput<typeof supply>>
