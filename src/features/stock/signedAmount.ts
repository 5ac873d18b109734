import type { Format } from '@/i18n/format'
import { stockAmount } from '@/i18n/stockText'

/** An amount as this reader counts, below nought with a minus that cannot be taken for a hyphen: `12 L`, `−3 L`. */
export const plainAmount = (value: number, unit: string, format: Format): string =>
  value < 0 ? signedAmount(value, unit, format) : stockAmount(value, unit, format)

/** A change of the stock with its sign: `+12 L`, `−3 L`. */
export const signedAmount = (value: number, unit: string, format: Format): string =>
  format.signed(value, stockAmount(Math.abs(value), unit, format))
