import { convert, displayDecimals, type Quantity, roundHalfAway, type UnitSystem } from './units.ts'

/** Decimals that a unit can need: enough that what is typed comes back as it was. */
const KEPT = 6
/** So many more than the unit's own can have been typed: 1⅛ in of a depth. */
const FINER = 2

const decimalsOf = (value: number): number => String(roundHalfAway(value, KEPT)).split('.')[1]?.length ?? 0

/**
 * A stored value as a field shows it, in the reader's unit, and with how many decimals at most: what was typed in this
 * unit stands there as it was typed; what only comes of another unit has the decimals of its unit, for 26 mm are
 * 1.024 in and not 1.023622.
 */
export function fieldFigure(
  stored: number,
  quantity: Quantity,
  system: UnitSystem,
): { value: number; digits: number } {
  // A text that is no number yet.
  if (!Number.isFinite(stored)) return { value: stored, digits: KEPT }
  const value = roundHalfAway(convert(stored, quantity, system), KEPT)
  const usual = displayDecimals(value, quantity, system)
  const own = decimalsOf(value)
  const isTyped = own <= usual + FINER && own <= Math.max(usual, decimalsOf(stored))
  return { value, digits: isTyped ? KEPT : usual }
}

/** A price as a field shows it, per `size` of what it is stored for: 26.12 a gallon and not 26.119341; small ones need more. */
export function priceFigure(stored: number, size: number): { value: number; digits: number } {
  if (!Number.isFinite(stored)) return { value: stored, digits: KEPT }
  const value = roundHalfAway(stored / size, KEPT)
  return { value, digits: decimalsOf(value) <= 4 ? KEPT : value < 1 ? 4 : 2 }
}
