import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { signedAmount, stockAmount } from '@/i18n/stockText'

/** Amounts of a product with what they are counted in: `12 L`, `3 bags`. Its texts come with the storage page. */
export function useStockAmount() {
  const { t } = useTranslation('storage')
  const format = useFormat()
  const named = (value: number, unit: string, text: string): string =>
    unit === 'bag' || unit === 'pcs' ? t(`counted.${unit}`, { count: value, amount: text }) : text
  return {
    amount: (value: number, unit: string): string => named(value, unit, stockAmount(value, unit, format)),
    /** A change with its sign: `+12 L`, `−1 bag`. */
    signed: (value: number, unit: string): string => named(value, unit, signedAmount(value, unit, format)),
  }
}
