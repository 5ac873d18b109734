import { convert, displayDecimals, type Quantity, roundHalfAway } from '@/lib/units'
import type { Format } from './format'

/** `+3 %`, `−2 %`; what rounds to nothing has no sign: `0 %`. With so many decimals at most, where the quantity's own are too few. */
export function changeText(value: number, quantity: Quantity, format: Format, decimals?: number): string {
  const shown = convert(value, quantity, format.unitSystem)
  const seen = roundHalfAway(shown, decimals ?? displayDecimals(shown, quantity, format.unitSystem))
  const text = format.quantity(Math.abs(value), quantity, decimals)
  return seen === 0 ? text : format.signed(value, text)
}
