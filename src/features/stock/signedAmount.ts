import type { Format } from '@/i18n/format'
import { stockAmount } from '@/i18n/stockText'

/** A change of the stock with its sign: `+12 L`, `−3 L`. */
export const signedAmount = (value: number, unit: string, format: Format): string =>
  format.signed(value, stockAmount(Math.abs(value), unit, format))
