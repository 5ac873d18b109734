import type { TFunction } from 'i18next'
import { convert, displayDecimals, type Quantity, roundHalfAway } from '@/lib/units'
import type { Format } from './format'

/** `+3 %`, `−2 %`; what rounds to nothing has no sign: `0 %`. With so many decimals at most, where the quantity's own are too few. */
export function changeText(value: number, quantity: Quantity, format: Format, decimals?: number): string {
  const shown = convert(value, quantity, format.unitSystem)
  const seen = roundHalfAway(shown, decimals ?? displayDecimals(shown, quantity, format.unitSystem))
  const text = format.quantity(Math.abs(value), quantity, decimals)
  return seen === 0 ? text : format.signed(value, text)
}

/**
 * By how much a reading differs from another: of two percentages in percentage points, as their difference is no share
 * of either; of all else in its own unit. With so many decimals at most, where the quantity's own are too few.
 */
export function differenceText(
  value: number,
  quantity: Quantity,
  format: Format,
  { t, decimals }: { t: TFunction<'grid'>; decimals?: number },
): string {
  if (quantity !== 'percent') return changeText(value, quantity, format, decimals)
  const count = roundHalfAway(
    Math.abs(value),
    decimals ?? displayDecimals(value, quantity, format.unitSystem),
  )
  return t('compare.points', { count, number: changeText(value, 'count', format, decimals) })
}
