import { RATE_QUANTITY } from '../rateUnit.ts'
import {
  convert,
  G_PER_OUNCE,
  KG_HA_PER_POUND_1000FT2,
  KG_HA_PER_POUND_ACRE,
  KG_PER_POUND,
  KG_PER_SHORT_TON,
  L_HA_PER_FLUID_OUNCE_1000FT2,
  L_HA_PER_FLUID_OUNCE_ACRE,
  L_HA_PER_GALLON_1000FT2,
  L_HA_PER_GALLON_ACRE,
  L_PER_US_GALLON,
  ML_PER_US_FLUID_OUNCE,
  type Quantity,
  toMetric,
  unitOf,
  type UnitSystem,
} from '../../lib/units.ts'
import type { RateUnit } from '../rateUnit.ts'
import type { SupplyUnit } from '../supply.ts'

/** A unit of a file: one of it is so many of the unit that is stored. */
export type FileUnit<Stored extends string> = { unit: Stored; size: number }

const STOCK_QUANTITY = {
  kg: 'mass',
  g: 'smallMass',
  l: 'volume',
  ml: 'smallVolume',
} as const satisfies Partial<Record<SupplyUnit, Quantity>>
/** How a unit of stock is written for a reader: its sign, and how many of the stored unit it holds; pieces stay pieces. */
export function stockUnitFor(unit: SupplyUnit, system: UnitSystem): { sign: string; size: number } {
  if (unit === 'pcs' || unit === 'bag') return { sign: unit, size: 1 }
  const quantity = STOCK_QUANTITY[unit]
  return { sign: unitOf(quantity, system), size: toMetric(1, quantity, system) }
}

/** The same for the unit of a rate. */
export function rateUnitFor(unit: RateUnit, system: UnitSystem): { sign: string; size: number } {
  const quantity = RATE_QUANTITY[unit]
  return { sign: unitOf(quantity, system), size: toMetric(1, quantity, system) }
}

/** A unit as people write it, without case, blanks and raised figures: `mL / m²` is `ml/m2`. */
export const unitKey = (text: string): string =>
  text
    .slice(0, 40)
    .toLowerCase()
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/[\s.\u00B7\u2066-\u2069\u200E\u200F]/g, '')

const STOCK_UNITS = new Map<string, FileUnit<SupplyUnit>>([
  ...named('kg', 1, 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'),
  ...named('kg', 1000, 't', 'to', 'tonne', 'tonnes'),
  ...named('kg', KG_PER_POUND, 'lb', 'lbs', 'pound', 'pounds'),
  ...named('kg', KG_PER_SHORT_TON, 'ton', 'tons'),
  ...named('g', 1, 'g', 'gram', 'grams'),
  ...named('g', G_PER_OUNCE, 'oz', 'ounce', 'ounces'),
  ...named('l', 1, 'l', 'lt', 'ltr', 'litre', 'litres', 'liter', 'liters'),
  ...named('l', L_PER_US_GALLON, 'gal', 'gallon', 'gallons'),
  ...named('l', L_PER_US_GALLON / 4, 'qt', 'quart', 'quarts'),
  ...named('ml', 1, 'ml', 'cc', 'cm3'),
  ...named('ml', 10, 'cl'),
  ...named('ml', ML_PER_US_FLUID_OUNCE, 'floz'),
  ...named('pcs', 1, 'pcs', 'pc', 'piece', 'pieces', 'each', 'ea'),
  ...named('bag', 1, 'bag', 'bags'),
])
const RATE_UNITS = new Map<string, FileUnit<RateUnit>>([
  ...named('kg/ha', 1, 'kg/ha', 'kgha', 'kgperha'),
  ...named('kg/ha', KG_HA_PER_POUND_ACRE, 'lb/ac', 'lb/acre', 'lbs/acre', 'lbs/ac'),
  ...named('g/m2', 1, 'g/m2', 'gm2', 'g/sqm', 'gsm'),
  ...named('g/m2', KG_HA_PER_POUND_1000FT2 / 10, 'lb/1000ft2', 'lbs/1000ft2', 'lb/1000sqft', 'lb/m'),
  ...named('l/ha', 1, 'l/ha', 'lha', 'lperha'),
  ...named('l/ha', 0.001, 'ml/ha'),
  ...named('l/ha', 10, 'ml/m2'),
  ...named('l/ha', L_HA_PER_FLUID_OUNCE_1000FT2, 'floz/1000ft2', 'floz/1000sqft'),
  ...named('l/ha', L_HA_PER_FLUID_OUNCE_ACRE, 'floz/ac', 'floz/acre'),
  ...named('l/ha', L_HA_PER_GALLON_ACRE, 'gal/ac', 'gal/acre'),
  ...named('l/ha', L_HA_PER_GALLON_1000FT2, 'gal/1000ft2'),
])

function named<Stored extends string>(
  unit: Stored,
  size: number,
  ...names: string[]
): [string, FileUnit<Stored>][] {
  return names.map((name) => [name, { unit, size }])
}

/** The unit of stock that a cell or heading names, also by a word of the reader's; undefined when there is none. */
export function readStockUnit(
  text: string,
  words: readonly { unit: (unit: string) => string }[],
): FileUnit<SupplyUnit> | undefined {
  const key = unitKey(text)
  const counted = (['pcs', 'bag'] as const).find((unit) =>
    words.some((language) => unitKey(language.unit(unit)) === key),
  )
  return STOCK_UNITS.get(key) ?? (counted && { unit: counted, size: 1 })
}

export const readRateUnit = (text: string): FileUnit<RateUnit> | undefined => RATE_UNITS.get(unitKey(text))

const SIZES: Readonly<Partial<Record<SupplyUnit, { of: 'mass' | 'volume'; size: number }>>> = {
  kg: { of: 'mass', size: 1000 },
  g: { of: 'mass', size: 1 },
  l: { of: 'volume', size: 1000 },
  ml: { of: 'volume', size: 1 },
}

/** How many of the one unit make one of the other, such as 1000 for g in kg; undefined where that depends on density. */
export function unitsIn(one: SupplyUnit, other: SupplyUnit): number | undefined {
  if (one === other) return 1
  const [a, b] = [SIZES[one], SIZES[other]]
  return a && b && a.of === b.of ? a.size / b.size : undefined
}

/**
 * Turns a number of a column into its stored unit, by the unit its heading names; without one it is the reader's own.
 * Undefined for a unit that the quantity does not have.
 */
export function readerOf(
  quantity: Quantity,
  named: string | undefined,
  system: UnitSystem,
): ((value: number) => number) | undefined {
  const own = (which: UnitSystem) => (value: number) => toMetric(value, quantity, which)
  if (named === undefined || named === '') return own(system)
  const key = unitKey(named)
  const which = (['metric', 'imperial'] as const).find((one) => unitKey(unitOf(quantity, one)) === key)
  return which && own(which)
}

/** What stands in a file for a stored number: as precise as it is, without the noise of reckoning. */
export const plainNumber = (value: number): number =>
  Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(9))

export const shownNumber = (value: number, quantity: Quantity, system: UnitSystem): number =>
  plainNumber(convert(value, quantity, system))
