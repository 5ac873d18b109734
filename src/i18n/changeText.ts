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

type Words = { t: TFunction<'grid'>; decimals?: number }

/**
 * How far readings lie apart: of two percentages in percentage points, as their difference is no share of either; of all
 * else in its own unit. With so many decimals at most, where the quantity's own are too few.
 */
export const apartText = (value: number, quantity: Quantity, format: Format, words: Words): string =>
  quantity === 'percent'
    ? points(value, format.quantity(value, 'count', words.decimals), format, words)
    : format.quantity(value, quantity, words.decimals)

/** By how much a reading differs from another, with its sign. */
export const differenceText = (value: number, quantity: Quantity, format: Format, words: Words): string =>
  quantity === 'percent'
    ? points(value, changeText(value, 'count', format, words.decimals), format, words)
    : changeText(value, quantity, format, words.decimals)

function points(value: number, number: string, { unitSystem }: Format, { t, decimals }: Words): string {
  const count = roundHalfAway(Math.abs(value), decimals ?? displayDecimals(value, 'percent', unitSystem))
  return t('compare.points', { count, number })
}
